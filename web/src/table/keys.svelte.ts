/** Playing with the keyboard: what the shortcuts do, and where the focus goes when what had it disappears. */
import { assertNever } from "../model/assertNever";
import { tick } from "svelte";
import type { Hinting } from "./hinting.svelte";
import type { Pointing } from "./pointing.svelte";
import { shortcutOf } from "./shortcuts";

interface Table {
  find: (query: string) => HTMLElement | null;
  /** Shows the part of the table with this name. */
  show: (part: "routes" | "tickets" | "log") => void;
  help: () => void;
}

export class Keys {
  /** Whether the last thing pressed was a key. */
  used = $state(false);

  constructor(
    private readonly point: Pointing,
    private readonly hinting: Hinting,
    private readonly table: Table,
  ) {}

  pressed(event: KeyboardEvent): void {
    this.used = true;
    this.point.finger = false;
    const shortcut = shortcutOf(event);
    if (!shortcut) return;
    event.preventDefault();
    const { point, hinting, table } = this;
    switch (shortcut.name) {
      case "deck":
        if (point.mine && point.choices.deck) point.act(point.choices.deck);
        break;
      case "market":
        table.find(`[data-anchor="market-${shortcut.slot}"]`)?.click();
        break;
      case "routes":
        return void this.#open("routes", "[data-route-row][tabindex='0']");
      case "tickets":
        return void this.#open("tickets", "[data-offer], [data-action=tickets], [data-action=swap]");
      case "log":
        return void this.#open("log", "[data-log] :checked, [data-log] ol");
      case "hint":
        return void hinting.ask();
      case "undo":
        return point.undo();
      case "help":
        return table.help();
      case "escape":
        hinting.close();
        point.drop();
        break;
      default:
        assertNever(shortcut.name);
    }
  }

  touched(event: PointerEvent): void {
    this.used = false;
    this.point.finger = event.pointerType === "touch";
  }

  /** The focused element has disappeared: the deck or the ticket choice takes the focus. */
  async catchFocus(): Promise<void> {
    await tick();
    if (this.used && document.activeElement === document.body)
      this.table.find("[data-offer], [data-action=deck], [role=tab][tabindex='0']")?.focus();
  }

  async #open(part: "routes" | "tickets" | "log", query: string): Promise<void> {
    this.table.show(part);
    await tick();
    this.table.find(query)?.focus();
  }
}
