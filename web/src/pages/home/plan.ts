/** What somebody sets up on the start page: a game, and who sits down. Kept on this device for the next time. */
import { botName, LEVELS } from "../../model/bots";
import type { Level, NewSeat } from "../../wire/types";

/** A computer of some level, somebody on this device, or a friend over a link. */
export type Who = Level | "device" | "friend";
export const WHO: readonly Who[] = [...LEVELS, "device", "friend"];

export interface Other {
  who: Who;
  name: string; // of somebody on this device
}

export interface Plan {
  game: string;
  others: Other[];
}

const KEY = "wayfare.plan";
export const FIRST: Plan = { game: "new-york", others: [{ who: "medium", name: "" }] };

export function keptPlan(): Plan {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Plan | null;
    if (kept && kept.others.length > 0 && kept.others.every((other) => WHO.includes(other.who))) return kept;
  } catch {
    // a broken or forbidden storage: the first plan is as good
  }
  return structuredClone(FIRST);
}

export function keepPlan(plan: Plan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(plan));
  } catch {
    // as above
  }
}

/** The chairs to ask of the server. A name that was left empty becomes `nameless(place)`. */
export function chairs(you: string, others: readonly Other[], nameless: (place: number) => string): NewSeat[] {
  const names: string[] = [];
  const named = (name: string): string => (names.push(name), name);
  const person = (name: string, place: number): NewSeat => ({
    kind: "human",
    name: named(name.trim() || nameless(place)),
  });
  return [
    person(you, 0),
    ...others.map(({ who, name }, index): NewSeat => {
      if (who === "device") return person(name, index + 1);
      return who === "friend" ? { kind: "open" } : { kind: "bot", level: who, name: named(botName(who, names)) };
    }),
  ];
}

export function waitsForFriends(others: readonly Other[]): boolean {
  return others.some((other) => other.who === "friend");
}

export function sharesDevice(others: readonly Other[]): boolean {
  return others.some((other) => other.who === "device");
}
