/** What the player points at: a route, a colour in hand, a ticket. The board and the lists share it; none of it is sent. */
import { bounced } from "../board/taps";
import { t } from "../i18n/i18n.svelte";
import { choicesOf, type Choices } from "../model/choices";
import { readAction, type Action } from "../model/game";
import { routesMeant } from "../model/hints";
import type { LiveTable } from "../model/liveTable.svelte";
import { logContext, logLines, type LogContext, type LogLine } from "../model/log";
import type { Scene } from "../model/scene";
import { settings } from "../model/settings.svelte";
import { toast } from "../parts/toast.svelte";
import type { Refusal, Thought } from "../wire/types";

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

  readonly mine: boolean = $derived.by(() => {
    const { view, busy } = this.scene();
    return view.seat !== null && view.turn === view.seat && !busy;
  });

  readonly claimable: Set<string> = $derived.by(() => {
    if (!this.mine) return new Set<string>();
    const all = [...this.choices.claims];
    const { colour } = this;
    const payable = colour
      ? all.filter(([, claims]) => claims.some((one) => one.payment.some(([card]) => card === colour)))
      : all;
    return new Set(payable.map(([route]) => route));
  });

  readonly context: LogContext = $derived.by(() => logContext(this.scene()));

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
    if (this.line?.ticket) return this.#ends(this.line.ticket);
    const action = this.suggested;
    if (this.thought && action) {
      if (action.kind === "draw") return { routes: routesMeant(this.thought), locations: [] };
      if (action.kind === "claim") {
        const route = game.routes.get(action.route);
        return { routes: [action.route], locations: route ? [route.a, route.b] : [] };
      }
      if (action.kind === "keep") return this.#paths(action.tickets);
    }
    return view.offer.length ? this.#paths(view.offer) : NOTHING;
  });

  /** A route was tapped, on the board or in a list; or several, where the tap doesn't say which. */
  async choose(routes: readonly string[], tap: MouseEvent | null = null): Promise<void> {
    const [route] = routes;
    if (!route) return this.route ? this.drop() : undefined;
    const claims = this.mine ? (this.choices.claims.get(route) ?? []) : [];
    const sure = routes.length === 1 && claims.length === 1 && !(settings.confirmClaims ?? this.finger);
    if (sure) return this.act(claims[0]!.action);
    if (document.activeElement instanceof HTMLElement) this.#focusBefore = document.activeElement;
    this.route = this.route === route && !claims.length ? null : route;
    this.near = routes;
    this.#tap = tap;
    this.refusal = null;
    const { view } = this.scene();
    const live = view.seat === null || view.phase === "over" ? null : this.live();
    if (!claims.length && live) {
      const refusal = await live.whyNot(route).catch(() => null);
      if (this.route === route) this.refusal = refusal;
    }
  }

  /** Claim with the panel's button; not if that was the second half of a double tap. */
  pay(action: string, click: MouseEvent): void {
    if (!bounced(this.#tap, click)) this.act(action);
  }

  /** Play an action, or keep it until it's this seat's turn to choose tickets. In a replay there is nobody to play it. */
  act(action: string): void {
    const { view } = this.scene();
    this.drop();
    if (view.turn === view.seat) this.live()?.send(action);
    else this.live()?.hold(action);
  }

  /** Take back the last move, or learn why that isn't possible. */
  undo(): void {
    const { undo } = this.scene();
    if (undo?.allowed) this.live()?.takeBack();
    else if (undo?.reason) toast(t(`table-undo-${undo.reason}`));
  }

  /** Point at nothing; the focus returns to where it was. */
  drop(): void {
    this.route = this.refusal = this.colour = this.ticket = this.thought = this.line = null;
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
