/** The page's one WebSocket: it says hello, pings, and reconnects by itself; the server then sends whatever it missed. */
import type { components } from "../generated/openapi";

type Schemas = components["schemas"];
export type ClientMessage = Schemas["ClientMessage"];
export type ServerMessage = Schemas["ServerMessage"];
export type Hello = Schemas["Hello"];
export type Connection = "connecting" | "connected" | "offline";

const OPEN = 1;
const PING_MS = 15_000;
const SILENCE_MS = 40_000; // the server answers pings, so a connection this quiet is dead
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 10_000;

interface Handlers {
  /** The greeting as it should read now. */
  hello(): Hello;
  message(message: ServerMessage): void;
  connection(state: Connection): void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #welcomes = 0; // greetings the server has not answered yet
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  #ended = false;

  constructor(
    private readonly url: string,
    private readonly handlers: Handlers,
    private readonly make: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  start(): void {
    this.handlers.connection("connecting");
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

  /** Say hello again, from another seat or to get everything anew. Messages meant for the old seat are dropped. */
  greet(): void {
    if (this.#socket?.readyState !== OPEN) return;
    this.#welcomes++;
    this.#socket.send(JSON.stringify(this.handlers.hello()));
  }

  /** Returns false while there is no connection; send the message again once there is. */
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
    this.handlers.connection("connected");
    this.handlers.message(message);
  }

  #beat(): void {
    if (Date.now() - this.#lastHeard > SILENCE_MS) this.#lost(0);
    else this.send({ type: "ping" });
  }

  #lost(delay: number): void {
    this.#drop();
    this.handlers.connection("offline");
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
