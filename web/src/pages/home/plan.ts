/** The set-up on the home page: a game and who plays. Kept on this device for next time. */
import { botName, LEVELS, USUAL_LEVEL } from "../../model/bots.svelte";
import type { Level, NewChair } from "../../wire/types";

/** A bot of some level, someone on this device, or a friend who gets a link. */
export type Who = Level | "device" | "friend";
export const WHO: readonly Who[] = [...LEVELS, "device", "friend"];

export function isLevel(who: Who): who is Level {
  return LEVELS.some((level) => level === who);
}

export interface Other {
  who: Who;
  name: string; // of someone on this device
}

/** Who takes the first turn: someone at random, or the player with this number in the list, 0 being you. */
export type Starter = "random" | number;

export interface Plan {
  game: string; // empty: the first one in the catalog
  others: Other[];
  starter: Starter;
}

const KEY = "wayfare.plan";
const FIRST: Plan = { game: "", others: [{ who: USUAL_LEVEL, name: "" }], starter: "random" };

export function keptPlan(): Plan {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Plan | null;
    if (kept && kept.others.length > 0 && kept.others.every((other) => WHO.includes(other.who)))
      return { ...kept, starter: kept.starter ?? FIRST.starter };
  } catch {
    // storage is broken or blocked: start afresh
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

/** The chairs to ask the server for. A name left empty becomes `nameless(seat)`. */
export function chairs(you: string, others: readonly Other[], nameless: (seat: number) => string): NewChair[] {
  const names: string[] = [];
  const named = (name: string): string => (names.push(name), name);
  const person = (name: string, seat: number): NewChair => ({
    kind: "human",
    name: named(name.trim() || nameless(seat)),
  });
  return [
    person(you, 0),
    ...others.map(({ who, name }, index): NewChair => {
      if (who === "device") return person(name, index + 1);
      return who === "friend" ? { kind: "open" } : { kind: "bot", level: who, name: named(botName(who, names)) };
    }),
  ];
}

/** The same people in the same order round the table, beginning with whoever starts. */
export function startingWith<T>(seats: readonly T[], starter: Starter, random: () => number = Math.random): T[] {
  const first = starter === "random" ? Math.floor(random() * seats.length) : starter % seats.length;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

export function waitsForFriends(others: readonly Other[]): boolean {
  return others.some((other) => other.who === "friend");
}

export function sharesDevice(others: readonly Other[]): boolean {
  return others.some((other) => other.who === "device");
}
