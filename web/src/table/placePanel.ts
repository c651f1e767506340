/** Places a panel over the board, next to what it is about: below or above that, and nowhere but over the board. */

const ROOM = 4; // to what it is about, and to the board's edges

/** Follows the board; returns the end of it. `things` are ids of routes and locations. */
export function placePanel(panel: HTMLElement, things: readonly string[]): () => void {
  const window = document.querySelector(".window");
  const place = (): void => {
    const board = window?.getBoundingClientRect();
    const boxes = things.flatMap((id) => {
      const found = window?.querySelector(`g[data-route="${id}"], g[data-location="${id}"]`);
      return found ? [found.getBoundingClientRect()] : [];
    });
    if (!board || !boxes.length) return;
    panel.style.maxWidth = `${board.width - 2 * ROOM}px`;
    panel.style.maxHeight = `${board.height - 2 * ROOM}px`;
    const { offsetWidth: width, offsetHeight: height } = panel;
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const middle = (Math.min(...boxes.map((box) => box.left)) + Math.max(...boxes.map((box) => box.right))) / 2;
    const below = bottom + height + 2 * ROOM <= board.bottom || top - board.top < board.bottom - bottom;
    const within = (at: number, size: number, from: number, to: number): number =>
      Math.max(from + ROOM, Math.min(at, to - size - ROOM));
    panel.style.left = `${within(middle - width / 2, width, board.left, board.right)}px`;
    panel.style.top = `${within(below ? bottom + ROOM : top - height - ROOM, height, board.top, board.bottom)}px`;
  };
  place();
  const resized = new ResizeObserver(place);
  if (window) resized.observe(window);
  window?.addEventListener("transitionend", place); // the board has glided there
  return () => {
    resized.disconnect();
    window?.removeEventListener("transitionend", place);
  };
}
