import { beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage, TableSocket } from "../wire/socket";
import { LiveTable } from "./liveTable.svelte";
import { GAME, legal, move, TABLE, view } from "./samples";
import { settings } from "./settings.svelte";

type Handlers = ConstructorParameters<typeof TableSocket>[1];
let handlers: Handlers;
let sent: ClientMessage[];
let live: LiveTable;

const tell = (message: object): void => handlers.message(message as ServerMessage);
const welcome = (seat = 0): void =>
  tell({ type: "welcome", you: { chair_id: `s${seat}`, seat, host: false }, table: TABLE, chat: [] });
const snapshot = (version: number, since: number | null, more: object = {}): void =>
  tell({
    type: "snapshot",
    version,
    since,
    undo: { allowed: false, reason: null },
    keeps: [],
    score: null,
    view: view({ deck: 30 - version }),
    progress: [],
    moves: [move({ action: "pass" })],
    ...more,
  });

beforeEach(() => {
  vi.stubGlobal("location", { href: "http://x/t/abc" });
  settings.speed = 0;
  sent = [];
  live = new LiveTable(TABLE, GAME, "token-a", (_url, theirs) => {
    handlers = theirs;
    return {
      start: () => undefined,
      stop: () => undefined,
      greet: () => void sent.push(theirs.hello()),
      send: (message) => sent.push(message) > 0,
    };
  });
  welcome();
});

test("there is no scene before the first snapshot", () => {
  expect(live.scene).toBeNull();
  snapshot(0, null);
  expect(live.scene?.view.deck).toBe(30);
  expect(live.scene?.names).toEqual(["Ann", "Ben"]);
});

test("new moves are added to the old ones", async () => {
  snapshot(0, null, { moves: [] });
  snapshot(1, 0);
  await vi.waitFor(() => expect(live.scene?.moves).toHaveLength(1));
  snapshot(2, 1);
  await vi.waitFor(() => expect(live.scene?.moves).toHaveLength(2));
});

test("after a gap, everything is asked for again", () => {
  snapshot(0, null, { moves: [] });
  snapshot(3, 2);
  expect(sent).toEqual([{ type: "hello", token: "token-a", since: null, beside: [] }]);
});

test("a move is sent once, and the table waits for its result", async () => {
  snapshot(0, null, { moves: [] });
  live.send("draw deck");
  live.send("draw deck");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ type: "play", version: 0, action: "draw deck" });
  const { id } = sent[0] as { id: string };
  tell({ type: "accepted", id, version: 1 });
  expect(live.busy).toBe(true);
  snapshot(1, 0);
  await vi.waitFor(() => expect(live.busy).toBe(false));
});

test("an unanswered move is sent again after a reconnect, with the same id", () => {
  snapshot(0, null, { moves: [] });
  live.send("draw deck");
  welcome();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test("a refused move frees the table, says why and shows the current view", () => {
  snapshot(0, null, { moves: [] });
  live.send("draw deck");
  const { id } = sent[0] as { id: string };
  tell({
    type: "refused",
    id,
    code: "stale",
    sentence: "Too late",
    snapshot: { version: 4, since: null, undo: {}, keeps: [], view: view({ deck: 7 }), progress: [], moves: [] },
  });
  expect(live.busy).toBe(false);
  expect(live.refusal?.code).toBe("stale");
  expect(live.scene?.view.deck).toBe(7);
});

test("another seat drops everything the old one saw", () => {
  snapshot(0, null, { moves: [] });
  live.send("draw deck");
  live.lookAs(null);
  expect(live.scene).toBeNull();
  expect(live.you.chair_id).toBeNull();
  expect(JSON.stringify(live.queue)).not.toContain("taxi");
  expect(sent.at(-1)).toEqual({ type: "hello", token: null, since: null, beside: [] });
  welcome();
  expect(sent.at(-1)).toEqual({ type: "hello", token: null, since: null, beside: [] });
});

const MAY = { undo: { allowed: true, reason: null } };

test("a move can be undone while the replies to it are still being shown", () => {
  settings.speed = 1;
  snapshot(0, null, { moves: [] });
  snapshot(1, 0, MAY);
  snapshot(2, 1, { ...MAY, moves: [move({ seat: 1, action: "pass" })] });
  expect(live.queue.running).toBe(true);
  expect(live.undo.allowed).toBe(true);
  live.takeBack();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ type: "undo", version: 2 });
  expect(live.undo.allowed).toBe(false); // once
  snapshot(4, null, { moves: [], undone: { seat: 0, count: 2 } });
  expect(live.queue.running).toBe(false);
  expect(live.moves).toHaveLength(0);
});

test("undo says why it isn't possible", () => {
  snapshot(0, null, { moves: [], undo: { allowed: false, reason: "revealed" } });
  expect(live.undo).toEqual({ allowed: false, reason: "revealed" });
  live.takeBack();
  expect(sent).toEqual([]);
});

test("an undo is noted once, and an earlier one stays before it", () => {
  snapshot(3, null, { undone: { seat: 1, count: 1 } });
  snapshot(3, null, { undone: { seat: 1, count: 1 } });
  expect(live.undos).toEqual([{ version: 3, seat: 1, count: 1, at: 1 }]);
  snapshot(6, null, { moves: [], undone: { seat: 0, count: 1 } });
  expect(live.undos.map(({ seat, at }) => [seat, at])).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

test("a move made without a connection is known to be waiting", () => {
  handlers.connection("connected");
  snapshot(0, null, { moves: [] });
  expect(live.unsent).toBe(false);
  handlers.connection("offline");
  expect(live.unsent).toBe(false);
  live.send("draw deck");
  expect(live.unsent).toBe(true);
  handlers.connection("connected");
  expect(live.unsent).toBe(false);
});

test("tickets chosen early are sent when it's this seat's turn, and not before", () => {
  const waiting = view({ phase: "keep", turn: 1, legal: [] });
  snapshot(0, null, { moves: [], view: waiting, keeps: ["keep a-c"] });
  live.hold("keep a-c");
  expect([live.held, sent]).toEqual(["keep a-c", []]);
  snapshot(1, 0, { view: view({ phase: "keep", turn: 0, legal: legal("keep a-c") }) });
  expect(live.held).toBeNull();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ type: "play", version: 1, action: "keep a-c" });
});

test("a choice can be changed while others choose, and another seat forgets it", () => {
  snapshot(0, null, { moves: [], view: view({ phase: "keep", turn: 1, legal: [] }), keeps: ["keep a-c"] });
  live.hold("keep a-c");
  live.hold(null);
  snapshot(1, 0, { view: view({ phase: "keep", turn: 0, legal: legal("keep a-c") }) });
  expect(sent).toEqual([]);
  live.hold("keep b-c"); // not on offer
  expect([live.held, sent]).toEqual([null, []]);
  snapshot(2, 1, { view: view({ phase: "keep", turn: 1, legal: [] }) });
  live.hold("keep a-c");
  live.lookAs(null);
  expect(live.held).toBeNull();
});
