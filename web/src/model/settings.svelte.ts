/** What a person chose on this device. Kept in local storage; nothing of it goes to a server. */

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  theme: Theme;
  speed: number; // of animations: 1 is normal, 0 is none
  confirm: boolean; // ask before a route is claimed
  name: string; // offered when joining
}

const KEY = "wayfare.settings";
const DEFAULTS: Settings = { theme: "auto", speed: 1, confirm: false, name: "" };

export const settings: Settings = $state({ ...DEFAULTS });

export function startSettings(): void {
  try {
    Object.assign(settings, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // a broken or forbidden storage is no reason not to play
  }
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset.theme = settings.theme;
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // as above
      }
    });
  });
}
