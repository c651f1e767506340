import { beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage, TableSocket } from "../wire/socket";
import { LiveTable } from "./liveTable.svelte";
import { GAME, move, TABLE, view } from "./samples";
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
    undo: false,
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
    snapshot: { version: 4, since: null, undo: false, view: view({ deck: 7 }), progress: [], moves: [] },
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
