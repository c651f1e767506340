import { beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage, TableSocket } from "../wire/socket";
import { Live } from "./live.svelte";
import { GAME, move, TABLE, view } from "./samples";
import { settings } from "./settings.svelte";

type Ears = ConstructorParameters<typeof TableSocket>[1];
let ears: Ears;
let sent: ClientMessage[];
let live: Live;

const tell = (message: object): void => ears.heard(message as ServerMessage);
const welcome = (place = 0): void =>
  tell({ type: "welcome", you: { seat: `s${place}`, place, host: false }, table: TABLE, chat: [] });
const sight = (version: number, since: number | null, more: object = {}): void =>
  tell({
    type: "sight",
    version,
    since,
    undo: false,
    view: view({ deck: 30 - version }),
    moves: [move({ action: "pass" })],
    ...more,
  });

beforeEach(() => {
  vi.stubGlobal("location", { href: "http://x/t/abc" });
  settings.speed = 0;
  sent = [];
  live = new Live(TABLE, GAME, "token-a", (_url, theirs) => {
    ears = theirs;
    return {
      start: () => undefined,
      stop: () => undefined,
      greet: () => void sent.push(theirs.hello()),
      send: (message) => sent.push(message) > 0,
    };
  });
  welcome();
});

test("there is no scene before the first sight", () => {
  expect(live.scene).toBeNull();
  sight(0, null);
  expect(live.scene?.view.deck).toBe(30);
  expect(live.scene?.names).toEqual(["Ann", "Ben"]);
});

test("new moves are added to the old ones", async () => {
  sight(0, null, { moves: [] });
  sight(1, 0);
  await vi.waitFor(() => expect(live.scene?.moves).toHaveLength(1));
  sight(2, 1);
  await vi.waitFor(() => expect(live.scene?.moves).toHaveLength(2));
});

test("a gap is noticed, and everything asked for again", () => {
  sight(0, null, { moves: [] });
  sight(3, 2);
  expect(sent).toEqual([{ type: "hello", token: "token-a", since: null, beside: [] }]);
});

test("a move is sent once, and the table waits for its result", async () => {
  sight(0, null, { moves: [] });
  live.act("draw deck");
  live.act("draw deck");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ type: "play", version: 0, action: "draw deck" });
  const { id } = sent[0] as { id: string };
  tell({ type: "accepted", id, version: 1 });
  expect(live.busy).toBe(true);
  sight(1, 0);
  await vi.waitFor(() => expect(live.busy).toBe(false));
});

test("an unanswered move is sent again after a reconnect, with the same id", () => {
  sight(0, null, { moves: [] });
  live.act("draw deck");
  welcome();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test("a refused move frees the table, says why and shows the current view", () => {
  sight(0, null, { moves: [] });
  live.act("draw deck");
  const { id } = sent[0] as { id: string };
  tell({
    type: "refused",
    id,
    code: "stale",
    sentence: "Too late",
    sight: { version: 4, since: null, undo: false, view: view({ deck: 7 }), moves: [] },
  });
  expect(live.busy).toBe(false);
  expect(live.refusal?.code).toBe("stale");
  expect(live.scene?.view.deck).toBe(7);
});

test("other eyes drop everything that the old ones saw", () => {
  sight(0, null, { moves: [] });
  live.act("draw deck");
  live.look(null);
  expect(live.scene).toBeNull();
  expect(live.you.place).toBeNull();
  expect(JSON.stringify(live.queue)).not.toContain("taxi");
  expect(sent.at(-1)).toEqual({ type: "hello", token: null, since: null, beside: [] });
  welcome();
  expect(sent.at(-1)).toEqual({ type: "hello", token: null, since: null, beside: [] });
});
