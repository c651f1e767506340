/** The end of a `switch` over every kind of something: a kind that is missing there is a type error. */
export function assertNever(kind: never): never {
  throw new Error(`This kind isn't handled: ${JSON.stringify(kind)}`);
}
