/** The settings of this device, kept in local storage. None of them is sent to a server. */

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  theme: Theme;
  speed: number; // of animations: 1 is normal, 0 is none
  confirmClaims: boolean | null; // ask before claiming a route; null: only those who tap with a finger
  name: string; // offered when joining
  sound: boolean | null; // when it's your turn; null: not on a phone
  vibration: boolean; // when it's your turn, on devices that can
  scoreSoFar: boolean; // show your own score as if the game ended now
  cityNames: "modern" | "printed"; // as people say now, or as the old map has them: Constantinople
}

const KEY = "wayfare.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  speed: 1,
  confirmClaims: null,
  name: "",
  sound: null,
  vibration: true,
  scoreSoFar: false,
  cityNames: "modern",
};

export const settings: Settings = $state({ ...DEFAULTS });

export function startSettings(): void {
  try {
    Object.assign(settings, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // storage is broken or blocked: play with the defaults
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
