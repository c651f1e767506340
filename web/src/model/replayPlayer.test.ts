import { beforeEach, describe, expect, it, vi } from "vitest";
import { GAME } from "./samples";
import type { Replayed } from "../wire/types";
import { ReplayPlayer } from "./replayPlayer.svelte";

const replayed = (perspective: number | null): Replayed =>
  ({
    players: ["Ann", "Béla"],
    frames: [0, 1, 2].map((at) => ({
      view: { seat: perspective, market: [], seats: [], deck: 9 - at },
      move: at ? { seat: at % 2, action: "pass", events: [] } : null,
      scores: [],
      hands: perspective === null ? null : [{}, {}],
      tickets: perspective === null ? null : [[], []],
    })),
  }) as unknown as Replayed;

describe("a replay", () => {
  beforeEach(() => vi.useFakeTimers());
  const player = (still = true) => new ReplayPlayer(GAME, replayed(null), () => still);

  it("begins with the deal", () => {
    const one = player();
    expect(one.moves).toHaveLength(0);
    expect(one.length).toBe(2);
  });
  it("goes anywhere, and no further than its ends", () => {
    const one = player();
    one.seek(99);
    expect(one.view.deck).toBe(7);
    one.back();
    expect(one.at).toBe(1);
    one.seek(-3);
    expect(one.at).toBe(0);
  });
  it("shows a step before it shows its result", async () => {
    const one = player(false);
    one.next();
    expect(one.moves).toHaveLength(0);
    await vi.runAllTimersAsync();
    expect(one.moves).toHaveLength(1);
  });
  it("can be hurried", () => {
    const one = player(false);
    one.next();
    one.next();
    expect(one.moves).toHaveLength(1);
    expect(one.at).toBe(2);
  });
  it("stops playing at the end, and then plays from the beginning", () => {
    const one = player();
    one.toggle();
    one.next();
    one.next();
    expect(one.playing).toBe(false);
    one.toggle();
    expect([one.at, one.playing]).toEqual([0, true]);
  });
  it("stays where it is when the perspective changes", () => {
    const one = player();
    one.seek(2);
    one.lookAs(replayed(1));
    expect([one.at, one.view.seat]).toEqual([2, 1]);
    expect(one.openCards?.hands).toHaveLength(2);
  });
});
