import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "../../model/game";
import type { Replayed } from "../../wire/types";
import { Film } from "./film.svelte";

const told = (eyes: number | null): Replayed =>
  ({
    players: ["Ann", "Béla"],
    frames: [0, 1, 2].map((at) => ({
      view: { seat: eyes, market: [], seats: [], deck: 9 - at },
      move: at ? { seat: at % 2, action: "pass", events: [] } : null,
      scores: [],
      hands: eyes === null ? null : [{}, {}],
      tickets: eyes === null ? null : [[], []],
    })),
  }) as unknown as Replayed;

describe("a film", () => {
  beforeEach(() => vi.useFakeTimers());
  const film = (still = true) => new Film({} as Game, told(null), () => still);

  it("begins with the deal", () => {
    const one = film();
    expect(one.scene.moves).toHaveLength(0);
    expect(one.length).toBe(2);
  });
  it("goes anywhere, and no further than its ends", () => {
    const one = film();
    one.seek(99);
    expect(one.scene.view.deck).toBe(7);
    one.back();
    expect(one.at).toBe(1);
    one.seek(-3);
    expect(one.at).toBe(0);
  });
  it("shows a step before it shows its result", async () => {
    const one = film(false);
    one.step();
    expect(one.scene.moves).toHaveLength(0);
    await vi.runAllTimersAsync();
    expect(one.scene.moves).toHaveLength(1);
  });
  it("can be hurried", () => {
    const one = film(false);
    one.step();
    one.step();
    expect(one.scene.moves).toHaveLength(1);
    expect(one.at).toBe(2);
  });
  it("stops playing at the end, and then plays from the beginning", () => {
    const one = film();
    one.toggle();
    one.step();
    one.step();
    expect(one.playing).toBe(false);
    one.toggle();
    expect([one.at, one.playing]).toEqual([0, true]);
  });
  it("stays where it is when the eyes change", () => {
    const one = film();
    one.seek(2);
    one.look(told(1));
    expect([one.at, one.scene.view.seat]).toEqual([2, 1]);
    expect(one.scene.open?.hands).toHaveLength(2);
  });
});
