/** The host's changes to the chairs. Each returns the whole new list, as the server expects it. */
import { botName, USUAL_LEVEL } from "../../model/bots.svelte";
import type { Chair, NewChair } from "../../wire/types";

function unchanged(chair: Chair): NewChair {
  if (chair.kind === "bot") return { kind: "bot", id: chair.id, level: chair.level ?? USUAL_LEVEL, name: chair.name };
  return chair.kind === "open" ? { kind: "open", id: chair.id } : { kind: "human", id: chair.id, name: chair.name };
}

function computer(level: string, chairs: readonly (Chair | NewChair)[]): NewChair {
  return {
    kind: "bot",
    level,
    name: botName(
      level,
      chairs.flatMap(({ name }) => name ?? []),
    ),
  };
}

export const withOpen = (chairs: readonly Chair[]): NewChair[] => [...chairs.map(unchanged), { kind: "open" }];

export const withBot = (chairs: readonly Chair[], level: string): NewChair[] => [
  ...chairs.map(unchanged),
  computer(level, chairs),
];

/** `named(3)` is "Player 3": someone new gets the first such name that is free, counting from their seat. */
export function withPerson(chairs: readonly Chair[], named: (number: number) => string): NewChair[] {
  let number = chairs.length + 1;
  while (chairs.some(({ name }) => name === named(number))) number++;
  return [...chairs.map(unchanged), { kind: "human", name: named(number) }];
}

export const without = (chairs: readonly Chair[], id: string): NewChair[] =>
  chairs.filter((chair) => chair.id !== id).map(unchanged);

export const levelled = (chairs: readonly Chair[], id: string, level: string): NewChair[] =>
  chairs.map((chair) => (chair.id === id ? { ...computer(level, chairs), id } : unchanged(chair)));

/** A chair becomes free for another guest. */
export const opened = (chairs: readonly Chair[], id: string): NewChair[] =>
  chairs.map((chair) => (chair.id === id ? { kind: "open" } : unchanged(chair)));

/** Bots take every free chair. */
export function filled(chairs: readonly Chair[], level: string): NewChair[] {
  const all: NewChair[] = chairs.map(unchanged);
  for (const [index, chair] of all.entries()) if (chair.kind === "open") all[index] = computer(level, all);
  return all;
}

/** The chairs as they are now, in the order wanted; any that were added meanwhile come last. */
export function ordered(chairs: readonly Chair[], wanted: readonly Chair[]): NewChair[] {
  const order = new Map(wanted.map(({ id }, index) => [id, index]));
  const rank = ({ id }: Chair): number => order.get(id) ?? wanted.length;
  return [...chairs].sort((one, other) => rank(one) - rank(other)).map(unchanged);
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list];
  const [one] = copy.splice(from, 1);
  if (one !== undefined) copy.splice(to, 0, one);
  return copy;
}
