/** Keyboard shortcuts. They do nothing while someone is typing or a dialog is open. */
export type Shortcut = "deck" | "market" | "routes" | "tickets" | "hint" | "undo" | "log" | "help" | "escape";

const KEYS: Record<string, Shortcut> = {
  d: "deck",
  r: "routes",
  t: "tickets",
  h: "hint",
  u: "undo",
  l: "log",
  "?": "help",
  Escape: "escape",
};

export function shortcutOf(event: KeyboardEvent): { name: Shortcut; slot: number } | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]")) return null;
  if (document.querySelector("dialog[open]")) return null;
  if (/^[1-9]$/.test(event.key)) return { name: "market", slot: Number(event.key) - 1 };
  const name = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  return name ? { name, slot: 0 } : null;
}
