/** The frame around the pages: whether its header shows, whether the settings are open, and what they are about. */
export const shell = $state({ header: true, settings: false, printedNames: false });

export function openSettings(): void {
  shell.settings = true;
}

/** For a page that needs the whole screen: `$effect(withoutHeader)`. */
export function withoutHeader(): () => void {
  shell.header = false;
  return () => (shell.header = true);
}

/** For a page with a board whose old map has names of its own: the settings offer them. */
export function withPrintedNames(): () => void {
  shell.printedNames = true;
  return () => (shell.printedNames = false);
}
