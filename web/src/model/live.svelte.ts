/** The one store of a live table: what the server said, and what is asked of it. The server is the truth; nothing is guessed. */
import { api, Refused } from "../wire/http";
import { TableSocket, type ServerMessage, type Line } from "../wire/socket";
import type { Hint, Refusal, Said, Sight, Table, You } from "../wire/types";
import { shownName } from "./bots";
import type { Game } from "./game";
import { keysOf } from "./keys";
import { Queue, type Shown } from "./queue.svelte";
import type { Scene } from "./scene";
import { settings } from "./settings.svelte";

/** A move or an undoing that the server has not answered. Sent again with the same id, it is still one move. */
interface Pending {
  id: string;
  version: number;
  action: string | null; // null: take back
  accepted: number | null; // the version that shows it
}

type Socket = Pick<TableSocket, "start" | "stop" | "send" | "greet">;
type MakeSocket = (...args: ConstructorParameters<typeof TableSocket>) => Socket;

const WATCHER: You = { seat: null, place: null, host: false };
const CHAT_LINES = 200;

export class Live {
  table: Table = $state.raw() as Table;
  you: You = $state.raw(WATCHER);
  chat: readonly Said[] = $state.raw([]);
  line: Line = $state("connecting");
  /** Why the last move was not taken; the next one clears it. */
  refusal: Refusal | null = $state.raw(null);
  readonly queue = new Queue(() => settings.speed);

  #pending: Pending | null = $state.raw(null);
  #latest: Shown | null = null; // what the server said last; the queue may still be showing what came before
  #token: string | null;
  readonly #socket: Socket;
  readonly #scene = this.#asScene();

  constructor(
    table: Table,
    readonly game: Game,
    token: string | null,
    makeSocket: MakeSocket = (...args) => new TableSocket(...args),
  ) {
    this.table = table;
    this.#token = token;
    const url = new URL(`/api/tables/${table.id}/socket`, location.href.replace(/^http/, "ws"));
    this.#socket = makeSocket(url.href, {
      hello: () => ({
        type: "hello",
        token: this.#token,
        since: this.#latest?.version ?? null,
        beside: this.#beside(),
      }),
      heard: (message) => this.#hear(message),
      line: (state) => (this.line = state),
    });
    this.#socket.start();
  }

  /** The table as a tabletop shows it; null until the match has begun and was seen. */
  get scene(): Scene | null {
    return this.queue.shown ? this.#scene : null;
  }

  get token(): string | null {
    return this.#token;
  }

  /** Whoever else sits at this device: here, though behind the curtain. */
  #beside(): string[] {
    return Object.values(keysOf(this.table.id)?.seats ?? {}).filter((token) => token !== this.#token);
  }

  get busy(): boolean {
    return this.queue.running || this.#pending !== null;
  }

  /** Other eyes, or nobody's. What the old ones saw is dropped before anything else. */
  look(token: string | null): void {
    if (token === this.#token) return;
    this.#token = token;
    this.#latest = null;
    this.#pending = null;
    this.refusal = null;
    this.you = WATCHER;
    this.queue.replace(null);
    this.#socket.greet();
  }

  act(action: string): void {
    this.#send(action);
  }

  takeBack(): void {
    this.#send(null);
  }

  say(text: string): boolean {
    return this.#socket.send({ type: "say", text });
  }

  /** Why the seat cannot claim a route now; null if it can. */
  async why(route: string): Promise<Refusal | null> {
    try {
      return await api.why(this.table.id, route, this.#token ?? "");
    } catch (fault) {
      if (fault instanceof Refused) return fault.refusal.code === "not-found" ? null : fault.refusal;
      throw fault;
    }
  }

  hint(): Promise<Hint> {
    return api.hint(this.table.id, this.#token ?? "");
  }

  stop(): void {
    this.#socket.stop();
    this.queue.replace(null);
  }

  #send(action: string | null): void {
    if (this.busy || !this.#latest) return;
    this.refusal = null;
    this.#pending = { id: freshId(), version: this.#latest.version, action, accepted: null };
    this.#sendPending();
  }

  #sendPending(): void {
    if (!this.#pending || this.#pending.accepted !== null) return;
    const { id, version, action } = this.#pending;
    this.#socket.send(action === null ? { type: "undo", id, version } : { type: "play", id, version, action });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.you = message.you;
        this.table = message.table;
        this.chat = message.chat;
        this.#sendPending();
        break;
      case "table":
        this.table = message.table;
        break;
      case "sight":
        this.#see(message);
        break;
      case "said":
        if (!this.chat.some((one) => one.number === message.number))
          this.chat = [...this.chat, message].slice(-CHAT_LINES);
        break;
      case "accepted":
        if (message.id === this.#pending?.id) this.#pending = { ...this.#pending, accepted: message.version };
        this.#settle();
        break;
      case "refused":
        this.refusal = message;
        if (message.id === this.#pending?.id) this.#pending = null;
        if (message.sight) this.#see(message.sight);
    }
  }

  #see(sight: Sight): void {
    const { version, view, undo, since } = sight;
    if (since === null) {
      this.#latest = { version, view, undo, moves: sight.moves };
      this.queue.replace(this.#latest);
    } else if (this.#latest && since === this.#latest.version) {
      this.#latest = { version, view, undo, moves: [...this.#latest.moves, ...sight.moves] };
      this.queue.push(this.#latest);
    } else if (version > (this.#latest?.version ?? 0)) {
      this.#latest = null; // something was missed: ask for everything
      this.#socket.greet();
    }
    this.#settle();
  }

  /** A move is done with once its result is in view. */
  #settle(): void {
    const accepted = this.#pending?.accepted ?? null;
    if (accepted !== null && this.#latest && this.#latest.version >= accepted) this.#pending = null;
  }

  #asScene(): Scene {
    const live = this;
    return {
      open: null,
      get game() {
        return live.game;
      },
      get view() {
        return live.queue.shown!.view;
      },
      get moves() {
        return live.queue.shown!.moves;
      },
      get names() {
        return live.table.seats.map((seat) => shownName(seat.name));
      },
      get table() {
        return live.table;
      },
      get you() {
        return live.you;
      },
      get busy() {
        return live.busy;
      },
      get undo() {
        return live.queue.shown!.undo && !live.busy;
      },
      get fresh() {
        const picture = live.queue.step?.picture;
        return picture?.kind === "claim" ? picture.route : null;
      },
      get step() {
        return live.queue.step;
      },
      act: (action) => live.act(action),
    };
  }
}

function freshId(): string {
  // Not crypto.randomUUID: it is missing on plain http, where a table in a local network lives.
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
