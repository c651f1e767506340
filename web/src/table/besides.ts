/** Places a panel over the board, next to the routes it is about: below or above them, and nowhere but over the board. */

const ROOM = 4; // to the routes, and to the board's edges

/** Follows the board; returns the end of it. */
export function besides(panel: HTMLElement, routes: readonly string[]): () => void {
  const window = document.querySelector(".window");
  const place = (): void => {
    const board = window?.getBoundingClientRect();
    const boxes = routes.flatMap((id) => {
      const route = document.querySelector(`g[data-route="${id}"]`);
      return route ? [route.getBoundingClientRect()] : [];
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
  return () => resized.disconnect();
}
