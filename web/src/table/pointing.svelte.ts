/** What the player points at: a route, a location, a card, a ticket. The board and the lists share it; none of it is sent. */
import { bounced, type Hit } from "../board/taps";
import { t } from "../i18n/i18n.svelte";
import { choicesOf, type Choices, type Purchase } from "../model/choices";
import { readAction, type Action } from "../model/mechanics";
import { hintedRoutes } from "../model/hints";
import type { LiveTable } from "../model/liveTable.svelte";
import { logLines, type LogLine } from "../model/log";
import { wordingContext, type WordingContext } from "../model/wording";
import type { Scene } from "../model/scene";
import { settings } from "../model/settings.svelte";
import { toast } from "../ui/toast.svelte";
import type { ActionKind, Refusal, Thought } from "../wire/types";

/** What glows on the board. */
export interface Lit {
  routes: string[];
  locations: string[];
}

const NOTHING: Lit = { routes: [], locations: [] };

export class Pointing {
  /** The route that is pointed at: its panel is open. */
  route: string | null = $state(null);
  /** All routes that the tap may have meant; one of them is `route`. */
  near: readonly string[] = $state.raw([]);
  /** The location that was tapped: its panel is open, unless a route's is, which may have been meant. */
  location: string | null = $state(null);
  /** The route or location that was chosen in a list: the board shows it closely. */
  sought: string | null = $state(null);
  /** What a click here would mean. */
  hovered: Hit | null = $state.raw(null);
  /** Whether the last thing pressed was pressed with a finger. */
  finger = false;
  /** Why that route can't be claimed. */
  refusal: Refusal | null = $state.raw(null);
  /** A colour in hand: only the routes it can pay for glow. */
  colour: string | null = $state(null);
  ticket: string | null = $state(null);
  line: LogLine | null = $state.raw(null);
  thought: Thought | null = $state.raw(null);
  /** Where the focus was before a panel took it. */
  #focusBefore: HTMLElement | null = null;
  #tap: MouseEvent | null = null;

  constructor(
    readonly scene: () => Scene,
    private readonly live: () => LiveTable | null,
  ) {}

  readonly choices: Choices = $derived.by(() => choicesOf(this.scene()));

  readonly #myTurn: boolean = $derived.by(() => {
    const { view } = this.scene();
    return view.seat !== null && view.turn === view.seat;
  });

  readonly mine: boolean = $derived.by(() => this.#myTurn && !this.scene().busy);

  readonly claimable: Set<string> = $derived.by(() => this.#payable(this.choices.claims));

  /** Locations where the player can build a station now. */
  readonly buildable: Set<string> = $derived.by(() => this.#payable(this.choices.stations));

  /** Whether the player can take the action of a button now. */
  can(action: ActionKind | `${ActionKind} ${string}`): boolean {
    return this.mine && this.choices.buttons.has(action);
  }

  /** The ways to pay for a route, the best first; none if it can't be claimed now. */
  claimsOf(route: string): readonly Purchase[] {
    return this.mine ? (this.choices.claims.get(route) ?? []) : [];
  }

  stationsOf(location: string): readonly Purchase[] {
    return this.mine ? (this.choices.stations.get(location) ?? []) : [];
  }

  /** With a colour chosen, only what it can pay for. Also while a move is on its way: the board changes with the answer. */
  #payable(things: ReadonlyMap<string, readonly Purchase[]>): Set<string> {
    if (!this.#myTurn || this.scene().queue.running) return new Set();
    const { colour } = this;
    const pays = ({ payment }: Purchase): boolean => !colour || payment.some(([card]) => card === colour);
    return new Set([...things].filter(([, ways]) => ways.some(pays)).map(([id]) => id));
  }

  readonly context: WordingContext = $derived.by(() => wordingContext(this.scene()));

  readonly log: LogLine[] = $derived.by(() => {
    const { moves, undos } = this.scene();
    return logLines(moves, this.context, undos);
  });

  /** The action of the hint that is shown: the card, route or tickets it is about are marked. */
  readonly suggested: Action | null = $derived.by(() => (this.thought ? readAction(this.thought.action) : null));

  readonly lit: Lit = $derived.by(() => {
    const { view, game } = this.scene();
    if (this.ticket) return this.#paths([this.ticket]);
    if (this.line?.route) return { routes: [this.line.route], locations: [] };
    if (this.line?.location) return { routes: [], locations: [this.line.location] };
    if (this.line?.ticket) return this.#ends(this.line.ticket);
    const action = this.suggested;
    if (this.thought && action) {
      if ("route" in action) {
        const route = game.routes.get(action.route);
        return { routes: [action.route], locations: route ? [route.a, route.b] : [] };
      }
      if ("location" in action) return { routes: hintedRoutes(this.thought), locations: [action.location] };
      if ("tickets" in action) return this.#paths(action.tickets);
      if ("card" in action) return { routes: hintedRoutes(this.thought), locations: [] };
    }
    return view.offer.length ? this.#paths(view.offer) : NOTHING;
  });

  /** Something was tapped on the board; or several things, where the tap doesn't say which. */
  async choose({ routes, location }: Hit, tap: MouseEvent | null = null): Promise<void> {
    this.sought = null;
    await this.#open(routes, location, tap);
  }

  /** A route was chosen in a list. */
  async seekRoute(route: string): Promise<void> {
    this.sought = route;
    await this.#open([route], null, null);
    if (!this.route) this.sought = null; // it was claimed, or its panel closed
  }

  /** A location was chosen in a list. */
  async seekLocation(location: string): Promise<void> {
    this.sought = location;
    await this.#open([], location, null);
  }

  async #open(routes: readonly string[], location: string | null, tap: MouseEvent | null): Promise<void> {
    const [route = null] = routes;
    if (!route && !location) return this.route || this.location ? this.drop() : undefined;
    const claims = route ? this.claimsOf(route) : [];
    const sure = routes.length === 1 && !location && claims.length === 1 && !(settings.confirmClaims ?? this.finger);
    if (sure) return this.act(claims[0]!.action);
    if (document.activeElement instanceof HTMLElement) this.#focusBefore = document.activeElement;
    const again = !claims.length && route === this.route && location === this.location;
    this.route = again ? null : route;
    this.location = again ? null : location;
    this.near = routes;
    this.hovered = null;
    this.#tap = tap;
    this.refusal = null;
    const { view } = this.scene();
    const live = view.seat === null || view.phase === "over" ? null : this.live();
    if (route && !claims.length && live) {
      const refusal = await live.whyNot(route).catch(() => null);
      if (this.route === route) this.refusal = refusal;
    }
  }

  /** Pay with the panel's button; not if that was the second half of a double tap. */
  pay(action: string, click: MouseEvent): void {
    if (!bounced(this.#tap, click)) this.act(action);
  }

  /** Play an action, or keep it until it's this seat's turn to choose tickets. In a replay there is nobody to play it. */
  act(action: string): void {
    const { view, choose } = this.scene();
    this.drop();
    if (choose) choose(action);
    else if (view.turn === view.seat) this.live()?.send(action);
    else this.live()?.hold(action);
  }

  /** Take back the last move, or learn why that isn't possible. */
  undo(): void {
    const { undo } = this.scene();
    if (undo?.allowed) this.live()?.takeBack();
    else if (undo?.reason) toast(t(`table-undo-${undo.reason}`));
  }

  /** Close the panel over the board. */
  close(): void {
    this.route = this.location = this.sought = this.hovered = null;
  }

  /** Point at nothing; the focus returns to where it was. */
  drop(): void {
    this.close();
    this.refusal = this.colour = this.ticket = this.thought = this.line = null;
    if (this.#focusBefore?.isConnected) this.#focusBefore.focus({ preventScroll: true });
    this.#focusBefore = null;
  }

  /** The cheapest paths for these tickets, and their ends. */
  #paths(tickets: readonly string[]): Lit {
    const open = this.scene().progress.filter(({ ticket, state }) => tickets.includes(ticket) && state !== "cut");
    return {
      routes: open.flatMap(({ routes, own }) => [...routes, ...own]),
      locations: tickets.flatMap((ticket) => this.#ends(ticket).locations),
    };
  }

  #ends(ticket: string): Lit {
    const found = this.scene().game.tickets.get(ticket);
    return { routes: [], locations: found ? [found.a, found.b] : [] };
  }
}
