/** The host's changes to the chairs, each as the whole new list that the server wants. */
import { botName } from "../../model/bots";
import type { Chair, Level, NewSeat } from "../../wire/types";

function same(chair: Chair): NewSeat {
  if (chair.kind === "bot") return { kind: "bot", id: chair.id, level: chair.level ?? "medium", name: chair.name };
  return chair.kind === "open" ? { kind: "open", id: chair.id } : { kind: "human", id: chair.id, name: chair.name };
}

function computer(level: Level, chairs: readonly (Chair | NewSeat)[]): NewSeat {
  return {
    kind: "bot",
    level,
    name: botName(
      level,
      chairs.flatMap(({ name }) => name ?? []),
    ),
  };
}

export const withOpen = (chairs: readonly Chair[]): NewSeat[] => [...chairs.map(same), { kind: "open" }];

export const withBot = (chairs: readonly Chair[], level: Level): NewSeat[] => [
  ...chairs.map(same),
  computer(level, chairs),
];

export const withPerson = (chairs: readonly Chair[], name: string): NewSeat[] => [
  ...chairs.map(same),
  { kind: "human", name },
];

export const without = (chairs: readonly Chair[], id: string): NewSeat[] =>
  chairs.filter((chair) => chair.id !== id).map(same);

export const levelled = (chairs: readonly Chair[], id: string, level: Level): NewSeat[] =>
  chairs.map((chair) => (chair.id === id ? { ...computer(level, chairs), id } : same(chair)));

/** Somebody's chair is free again for a guest. */
export const opened = (chairs: readonly Chair[], id: string): NewSeat[] =>
  chairs.map((chair) => (chair.id === id ? { kind: "open" } : same(chair)));

/** The computer takes every chair that is still free. */
export function filled(chairs: readonly Chair[], level: Level): NewSeat[] {
  const all: NewSeat[] = chairs.map(same);
  for (const [place, chair] of all.entries()) if (chair.kind === "open") all[place] = computer(level, all);
  return all;
}

/** The chairs in the order that was wanted, as they are by now; those that came meanwhile are last. */
export function ordered(chairs: readonly Chair[], wanted: readonly Chair[]): NewSeat[] {
  const places = new Map(wanted.map(({ id }, place) => [id, place]));
  const place = ({ id }: Chair): number => places.get(id) ?? wanted.length;
  return [...chairs].sort((one, other) => place(one) - place(other)).map(same);
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list];
  const [one] = copy.splice(from, 1);
  if (one !== undefined) copy.splice(to, 0, one);
  return copy;
}
