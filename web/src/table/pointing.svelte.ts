/** What the player points at: a route, a colour of the hand, a ticket. Shared by the board and the lists; nothing of it is sent. */
import { currentLanguage, t } from "../i18n/i18n.svelte";
import { choicesOf, type Choices } from "../model/choices";
import { readAction } from "../model/game";
import { lines, type LogLine, type Teller } from "../model/log";
import type { Scene } from "../model/scene";
import { settings } from "../model/settings.svelte";
import type { Refusal, Thought } from "../wire/types";

export interface Lit {
  routes: string[];
  locations: string[];
}

const NOTHING: Lit = { routes: [], locations: [] };

export class Pointing {
  /** The route whose panel is open. */
  route: string | null = $state(null);
  why: Refusal | null = $state.raw(null);
  /** A colour of the hand: only what it can pay for glows. */
  colour: string | null = $state(null);
  ticket: string | null = $state(null);
  line: LogLine | null = $state.raw(null);
  thought: Thought | null = $state.raw(null);
  /** Where the focus was before a panel took it. */
  #from: HTMLElement | null = null;

  constructor(
    readonly scene: () => Scene,
    private readonly ask: () => ((route: string) => Promise<Refusal | null>) | null,
  ) {}

  readonly choices: Choices = $derived.by(() => choicesOf(this.scene().view, this.scene().game));

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

  readonly teller: Teller = $derived.by(() => {
    const { game, names, view } = this.scene();
    return { game, names, seat: view.seat, language: currentLanguage(), t };
  });

  readonly told: LogLine[] = $derived.by(() => lines(this.scene().moves, this.teller));

  readonly lit: Lit = $derived.by(() => {
    const { view, game } = this.scene();
    if (this.ticket) return this.#way([this.ticket]);
    if (this.line?.route) return { routes: [this.line.route], locations: [] };
    if (this.line?.ticket) return this.#ends(this.line.ticket);
    if (this.thought) {
      const action = readAction(this.thought.action);
      if (action.kind === "claim") {
        const route = game.routes.get(action.route);
        return { routes: [action.route], locations: route ? [route.a, route.b] : [] };
      }
      if (action.kind === "keep") return this.#way(action.tickets);
    }
    return view.offer.length ? this.#way(view.offer) : NOTHING;
  });

  /** A route was tapped, on the board or in a list. */
  async choose(route: string): Promise<void> {
    const claims = this.mine ? (this.choices.claims.get(route) ?? []) : [];
    if (claims.length === 1 && !settings.confirm) return this.act(claims[0]!.action);
    if (document.activeElement instanceof HTMLElement) this.#from = document.activeElement;
    this.route = this.route === route && !claims.length ? null : route;
    this.why = null;
    const ask = this.ask();
    if (!claims.length && ask && this.scene().view.phase !== "over") {
      const why = await ask(route).catch(() => null);
      if (this.route === route) this.why = why;
    }
  }

  act(action: string): void {
    this.drop();
    this.scene().act(action);
  }

  /** Point at nothing any more; the focus goes back to where it was. */
  drop(): void {
    this.route = this.why = this.colour = this.ticket = this.thought = this.line = null;
    if (this.#from?.isConnected) this.#from.focus({ preventScroll: true });
    this.#from = null;
  }

  #way(tickets: readonly string[]): Lit {
    const ways = this.scene().view.ways.filter((way) => tickets.includes(way.ticket) && way.state !== "cut");
    return {
      routes: ways.flatMap((way) => [...way.routes, ...way.own]),
      locations: tickets.flatMap((ticket) => this.#ends(ticket).locations),
    };
  }

  #ends(ticket: string): Lit {
    const found = this.scene().game.tickets.get(ticket);
    return { routes: [], locations: found ? [found.a, found.b] : [] };
  }
}
