import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue, type Shown } from "./queue.svelte";
import { event, move, view } from "./samples";

const draw = move({ seat: 1, action: "draw", from: "deck", events: [event("drew")] });
const at = (version: number): Shown => ({
  version,
  view: view({ deck: 30 - version }),
  progress: [],
  moves: Array(version).fill(draw),
  undo: { allowed: false, reason: null },
  keeps: [],
  score: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first snapshot is shown at once, later ones one after another", async () => {
  const queue = new Queue(() => 1);
  queue.push(at(0));
  expect(queue.shown?.version).toBe(0);
  queue.push(at(1));
  queue.push(at(2));
  expect(queue.running).toBe(true);
  expect(queue.step?.picture.kind).toBe("cards");
  expect(queue.shown?.version).toBe(0);
  await vi.advanceTimersByTimeAsync(700);
  expect(queue.shown?.version).toBe(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(queue.shown?.version).toBe(2);
  expect(queue.running).toBe(false);
  expect(queue.step).toBeNull();
});

test("without animation there are no pictures", async () => {
  const queue = new Queue(() => 0);
  queue.replace(at(0));
  for (let version = 1; version < 5; version++) queue.push(at(version));
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.shown?.version).toBe(4);
});

test("far behind, the old moves are not sat through", async () => {
  const queue = new Queue(() => 1);
  queue.replace(at(0));
  for (let version = 1; version < 40; version++) queue.push(at(version));
  await vi.advanceTimersByTimeAsync(8000);
  expect(queue.shown?.version).toBe(39);
});

test("skipping shows the last of them", async () => {
  const queue = new Queue(() => 1);
  queue.replace(at(0));
  queue.push(at(1));
  queue.skip();
  expect(queue.shown?.version).toBe(1);
  queue.push(at(2));
  queue.push(at(3));
  queue.skip();
  expect(queue.shown?.version).toBe(3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(queue.shown?.version).toBe(3);
  expect(queue.running).toBe(false);
});

test("dropped moves never come back", async () => {
  const queue = new Queue(() => 1);
  queue.replace(at(0));
  queue.push(at(1));
  queue.replace(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(queue.shown).toBeNull();
});
