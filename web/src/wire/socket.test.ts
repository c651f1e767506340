import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket, type Hello, type ServerMessage } from "./socket";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const newest = (): FakeSocket => FakeSocket.all.at(-1)!;
let heard: ServerMessage[];
let states: string[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard = [];
  states = [];
  socket = new TableSocket(
    "ws://x",
    {
      hello: (): Hello => ({ type: "hello", token: null, since: heard.length, beside: [] }),
      message: (message) => void heard.push(message),
      connection: (state) => void states.push(state),
    },
    () => new FakeSocket() as unknown as WebSocket,
  );
  socket.start();
});
afterEach(() => {
  socket.stop();
  vi.useRealTimers();
});

const welcome = { type: "welcome" };

test("it greets, and is connected once it is welcome", () => {
  expect(states).toEqual(["connecting"]);
  newest().open();
  expect(newest().sent).toEqual([{ type: "hello", token: null, since: 0, beside: [] }]);
  newest().say(welcome);
  expect(states.at(-1)).toBe("connected");
});

test("a lost connection is reported, and resumes from the last version seen", () => {
  newest().open();
  newest().say(welcome);
  newest().break();
  expect(states.at(-1)).toBe("offline");
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(2);
  newest().open();
  expect(newest().sent).toEqual([{ type: "hello", token: null, since: 1, beside: [] }]);
});

test("it tries less and less often", () => {
  const gaps: number[] = [];
  for (let n = 0; n < 8; n++) {
    const before = FakeSocket.all.length;
    newest().break();
    let waited = 0;
    while (FakeSocket.all.length === before) vi.advanceTimersByTime(((waited += 50), 50));
    gaps.push(waited);
  }
  expect(gaps[0]).toBeLessThanOrEqual(550);
  expect(gaps[7]).toBeGreaterThanOrEqual(5000);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(10_050);
});

test("it pings, and gives up a line that stays silent", () => {
  newest().open();
  newest().say(welcome);
  vi.advanceTimersByTime(15_000);
  expect(newest().sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(45_000);
  expect(states.at(-1)).toBe("offline");
});

test("a message for the old seat is not handed to the new one", () => {
  newest().open();
  newest().say(welcome);
  socket.greet();
  newest().say({ type: "sight", version: 3 });
  expect(heard).toHaveLength(1);
  newest().say(welcome);
  newest().say({ type: "sight", version: 3 });
  expect(heard).toHaveLength(3);
});

test("a bye says when to come back, or not at all", () => {
  newest().open();
  newest().say({ type: "bye", reason: "restarting", retry_seconds: 2 });
  vi.advanceTimersByTime(1900);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(FakeSocket.all).toHaveLength(2);
  newest().open();
  newest().say({ type: "bye", reason: "closed", retry_seconds: 0 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});
