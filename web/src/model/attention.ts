/** Calls a player back to the table when it's their turn: a soft sound, a short vibration, a mark on the tab. */
import { settings } from "./settings.svelte";

export function onPhone(): boolean {
  return globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
}

export function callToTable(): void {
  // Browsers complain about sounds and vibrations on a page nobody has touched yet.
  if (!navigator.userActivation?.hasBeenActive) return;
  if (settings.sound ?? !onPhone()) void import("./chime").then(({ chime }) => chime());
  if (settings.vibration) navigator.vibrate?.(60);
}

/** A dot on the tab's icon, and a badge on the installed app's. */
export function markTab(yours: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = yours ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  const badge = yours ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  void badge?.catch(() => undefined); // only installed apps have one
}
