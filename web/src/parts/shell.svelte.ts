/** The frame around the pages: whether its header shows, and whether the settings are open. */
export const shell = $state({ header: true, settings: false });

export function openSettings(): void {
  shell.settings = true;
}

/** For a page that needs the whole screen: `$effect(withoutHeader)`. */
export function withoutHeader(): () => void {
  shell.header = false;
  return () => (shell.header = true);
}
