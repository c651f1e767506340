/** One socket per page. It greets, pings, and comes back by itself; what was missed the server sends again. */
import type { components } from "./openapi";

type Schemas = components["schemas"];
export type ClientMessage = Schemas["ClientMessage"];
export type ServerMessage = Schemas["ServerMessage"];
export type Hello = Schemas["Hello"];
export type Line = "connecting" | "connected" | "offline";

const OPEN = 1;
const PING_MS = 15_000;
const SILENCE_MS = 40_000; // the server answers pings: a line silent for so long is dead
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 10_000;

interface Ears {
  /** What to greet with, now. */
  hello(): Hello;
  heard(message: ServerMessage): void;
  line(state: Line): void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #welcomes = 0; // greetings that the server has not answered
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  #ended = false;

  constructor(
    private readonly url: string,
    private readonly ears: Ears,
    private readonly make: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  start(): void {
    this.ears.line("connecting");
    globalThis.addEventListener?.("online", this.#online);
    globalThis.addEventListener?.("offline", this.#offline);
    this.#connect();
  }

  stop(): void {
    this.#ended = true;
    globalThis.removeEventListener?.("online", this.#online);
    globalThis.removeEventListener?.("offline", this.#offline);
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Greet again: other eyes, or everything once more. Nothing said to the old eyes is heard any more. */
  greet(): void {
    if (this.#socket?.readyState !== OPEN) return;
    this.#welcomes++;
    this.#socket.send(JSON.stringify(this.ears.hello()));
  }

  /** False: there is no line now. Say it again when there is one. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.make(this.url);
    this.#socket = socket;
    this.#welcomes = 0;
    socket.onopen = () => {
      this.#lastHeard = Date.now();
      this.#ping = setInterval(() => this.#beat(), PING_MS);
      this.greet();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost(this.#delay());
    };
  }

  #hear(message: ServerMessage): void {
    this.#lastHeard = Date.now();
    if (message.type === "bye") {
      if (message.reason === "closed") this.#ended = true;
      return this.#lost(message.retry_seconds * 1000);
    }
    if (message.type === "welcome") this.#welcomes--;
    if (this.#welcomes > 0) return;
    this.#tries = 0;
    this.ears.line("connected");
    this.ears.heard(message);
  }

  #beat(): void {
    if (Date.now() - this.#lastHeard > SILENCE_MS) this.#lost(0);
    else this.send({ type: "ping" });
  }

  #lost(delay: number): void {
    this.#drop();
    this.ears.line("offline");
    clearTimeout(this.#retry);
    if (!this.#ended) this.#retry = setTimeout(() => this.#connect(), delay);
  }

  #drop(): void {
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #delay(): number {
    const longest = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries++);
    return longest * (0.5 + Math.random() / 2);
  }

  readonly #online = (): void => {
    if (!this.#socket && !this.#ended) this.#connect();
  };

  readonly #offline = (): void => this.#lost(LAST_RETRY_MS);
}
