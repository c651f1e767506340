/** A live table: everything the server said, and what we ask of it. The server is the only truth; nothing is guessed here. */
import { assertNever } from "./assertNever";
import { api, Refused } from "../wire/http";
import { TableSocket, type Connection, type ServerMessage } from "../wire/socket";
import type { ChatLine, Hint, Refusal, Snapshot, Table, UndoState, You } from "../wire/types";
import type { Game } from "./game";
import { Queue, type Shown } from "./queue.svelte";
import { Scene, type Undone } from "./scene";
import { seatTokensOf } from "./seatTokens";
import { settings } from "./settings.svelte";

/** A move or an undo the server hasn't answered. Sent again under the same id, it still counts once. */
interface Pending {
  id: string;
  version: number;
  action: string | null; // null: undo
  accepted: number | null; // the version that will show it; nothing on screen depends on it
}

type Socket = Pick<TableSocket, "start" | "stop" | "send" | "greet">;
type MakeSocket = (...args: ConstructorParameters<typeof TableSocket>) => Socket;

const SPECTATOR: You = { chair_id: null, seat: null, host: false };
const CHAT_LINES = 200;

export class LiveTable extends Scene {
  readonly queue = new Queue(() => settings.speed);
  chat: readonly ChatLine[] = $state.raw([]);
  connection: Connection = $state("connecting");
  /** Why the last move was refused; the next move clears it. */
  refusal: Refusal | null = $state.raw(null);

  #table: Table = $state.raw() as Table;
  #you: You = $state.raw(SPECTATOR);
  #pending: Pending | null = $state.raw(null);
  #latest: Shown | null = $state.raw(null); // the newest state; the queue may still be showing an older one
  #undos: readonly Undone[] = $state.raw([]);
  #held: string | null = $state(null);
  #token: string | null;
  readonly #socket: Socket;

  constructor(
    table: Table,
    game: Game,
    token: string | null,
    makeSocket: MakeSocket = (...args) => new TableSocket(...args),
  ) {
    super(game);
    this.#table = table;
    this.#token = token;
    const url = new URL(`/api/tables/${table.id}/socket`, location.href.replace(/^http/, "ws"));
    this.#socket = makeSocket(url.href, {
      hello: () => ({
        type: "hello",
        token: this.#token,
        since: this.#latest?.version ?? null,
        beside: seatTokensOf(table.id).filter((other) => other !== this.#token), // same device, behind the curtain
      }),
      message: (message) => this.#receive(message),
      connection: (state) => (this.connection = state),
    });
    this.#socket.start();
  }

  /** This table as a scene; null until the match has begun and arrived. */
  get scene(): Scene | null {
    return this.queue.shown ? this : null;
  }

  override get table(): Table {
    return this.#table;
  }

  /** The answer to an HTTP request may bring the table before the socket does. */
  override set table(table: Table) {
    this.#table = table;
  }

  override get you(): You {
    return this.#you;
  }

  get token(): string | null {
    return this.#token;
  }

  override get busy(): boolean {
    return this.queue.running || this.#pending !== null;
  }

  /** As the server has it now: whatever is still being shown needn't be waited for. */
  override get undo(): UndoState {
    const { allowed, reason } = this.#latest?.undo ?? { allowed: false, reason: null };
    return { allowed: allowed && this.#pending === null, reason: reason ?? null };
  }

  override get undos(): readonly Undone[] {
    return this.#undos;
  }

  override get held(): string | null {
    return this.#held;
  }

  /** A move was made that hasn't reached the server, because the connection is lost. */
  get unsent(): boolean {
    return this.connection !== "connected" && (this.#held ?? this.#pending) !== null;
  }

  get names(): readonly string[] {
    return this.#table.chairs.map((chair) => chair.name);
  }

  /** Look from another seat, or from none. Everything the old seat saw is dropped first. */
  lookAs(token: string | null): void {
    if (token === this.#token) return;
    this.#token = token;
    this.#latest = null;
    this.#pending = null;
    this.#held = null;
    this.refusal = null;
    this.#you = SPECTATOR;
    this.queue.replace(null);
    this.#socket.greet();
  }

  /** Play an action. Ignored while the table is busy. */
  send(action: string): void {
    if (!this.busy) this.#send(action);
  }

  /** Take back the last move, also while replies to it are being shown. */
  takeBack(): void {
    if (this.undo.allowed) this.#send(null);
  }

  /** Keep this choice of tickets until it's this seat's turn to choose; null to think again. */
  hold(action: string | null): void {
    this.#held = action;
    this.#playHeld();
  }

  #send(action: string | null): void {
    if (this.#pending || !this.#latest) return;
    this.refusal = null;
    this.#pending = { id: freshId(), version: this.#latest.version, action, accepted: null };
    this.#sendPending();
  }

  say(text: string): boolean {
    return this.#socket.send({ type: "say", text });
  }

  /** Why this seat can't claim a route now; null if it can. */
  async whyNot(route: string): Promise<Refusal | null> {
    try {
      return (await api.why(this.#table.id, route, this.#token ?? "")).refusal;
    } catch (error) {
      if (error instanceof Refused) return error.refusal; // such as when it's no longer this seat's turn
      throw error;
    }
  }

  /** What to do now, and why: after a few seconds' thought, or at once. */
  hint(quick = false): Promise<Hint> {
    return api.hint(this.#table.id, this.#token ?? "", quick);
  }

  stop(): void {
    this.#socket.stop();
    this.queue.replace(null);
  }

  #sendPending(): void {
    if (!this.#pending || this.#pending.accepted !== null) return;
    const { id, version, action } = this.#pending;
    this.#socket.send(action === null ? { type: "undo", id, version } : { type: "play", id, version, action });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#you = message.you;
        this.#table = message.table;
        this.chat = message.chat;
        this.#sendPending();
        break;
      case "table":
        this.#table = message.table;
        break;
      case "snapshot":
        this.#show(message);
        break;
      case "chat":
        if (!this.chat.some((line) => line.number === message.number))
          this.chat = [...this.chat, message].slice(-CHAT_LINES);
        break;
      case "accepted":
        if (message.id === this.#pending?.id) this.#pending.accepted = message.version;
        this.#settle();
        break;
      case "refused":
        this.refusal = message;
        if (message.id === this.#pending?.id) this.#pending = null;
        if (message.snapshot) this.#show(message.snapshot);
        break;
      case "pong":
      case "bye":
        break; // the socket deals with them
      default:
        assertNever(message);
    }
  }

  #show({ since, undone, ...rest }: Snapshot): void {
    const snapshot: Shown = { ...rest, score: rest.score ?? null };
    if (since === null) {
      if (undone) this.#note({ ...undone, version: snapshot.version, at: snapshot.moves.length });
      this.#latest = snapshot;
      this.queue.replace(this.#latest);
    } else if (this.#latest && since === this.#latest.version) {
      this.#latest = { ...snapshot, moves: [...this.#latest.moves, ...snapshot.moves] };
      this.queue.push(this.#latest);
    } else if (snapshot.version > (this.#latest?.version ?? 0)) {
      this.#latest = null; // a message is missing: ask for everything
      this.#socket.greet();
    }
    this.#settle();
    this.#playHeld();
  }

  /** Add an undo to the log; a snapshot that is sent again says nothing new. */
  #note(undone: Undone): void {
    if (this.#undos.some(({ version }) => version === undone.version)) return;
    this.#undos = [...this.#undos.map((one) => ({ ...one, at: Math.min(one.at, undone.at) })), undone];
  }

  /** It's this seat's turn to choose its tickets, and it has already done so. */
  #playHeld(): void {
    const latest = this.#latest;
    if (this.#held === null || !latest || latest.view.turn !== latest.view.seat) return;
    const held = this.#held;
    this.#held = null;
    if (latest.view.legal.some(({ text }) => text === held)) this.#send(held);
  }

  /** A move is settled once its result has arrived. */
  #settle(): void {
    const accepted = this.#pending?.accepted ?? null;
    if (accepted !== null && this.#latest && this.#latest.version >= accepted) this.#pending = null;
  }
}

function freshId(): string {
  // Not crypto.randomUUID: it is missing on plain http, which is how tables on a local network are reached.
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
