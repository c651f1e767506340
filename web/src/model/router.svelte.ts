/** The page on screen. Paths are real, so links can be shared and the back button works. */

export type Page =
  | { name: "home" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string | null } // null: a file from this device
  | { name: "review"; id: string | null } // null: a file from this device
  | { name: "reviews" }
  | { name: "rules"; game: string | null }
  | { name: "learn" }
  | { name: "missing" };

let page: Page = $state.raw(read(location.pathname));

export function currentPage(): Page {
  return page;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  page = read(location.pathname);
  window.scrollTo(0, 0);
}

/** The click handler of a link: opens it without a reload, unless it was meant for a new tab. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const path = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!path?.startsWith("/")) return;
  event.preventDefault();
  go(path);
}

window.addEventListener("popstate", () => (page = read(location.pathname)));

function read(path: string): Page {
  const [first, second] = path.split("/").filter(Boolean);
  switch (first) {
    case undefined:
      return { name: "home" };
    case "t":
      return second ? { name: "table", id: second } : { name: "missing" };
    case "replay":
      return { name: "replay", id: second ?? null };
    case "review":
      return { name: "review", id: second ?? null };
    case "reviews":
      return { name: "reviews" };
    case "rules":
      return { name: "rules", game: second ?? null };
    case "learn":
      return { name: "learn" };
    default:
      return { name: "missing" };
  }
}
