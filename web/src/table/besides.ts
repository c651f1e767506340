/** Places a panel next to things on the screen: below or above them, whole, and inside the window. */

const ROOM = 8; // to the things, and to the window's edges

/** Follows the window's size; returns the end of it. */
export function besides(panel: HTMLElement, things: () => readonly (Element | null)[]): () => void {
  const place = (): void => {
    const boxes = things().flatMap((one) => (one ? [one.getBoundingClientRect()] : []));
    if (!boxes.length) return;
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const middle = (Math.min(...boxes.map((box) => box.left)) + Math.max(...boxes.map((box) => box.right))) / 2;
    const { offsetWidth: width, offsetHeight: height } = panel;
    const within = (at: number, size: number, window: number): number =>
      Math.max(ROOM, Math.min(at, window - size - ROOM));
    const fitsBelow = bottom + height + 2 * ROOM <= innerHeight;
    const down = fitsBelow || top < innerHeight - bottom;
    panel.style.left = `${within(middle - width / 2, width, innerWidth)}px`;
    panel.style.top = `${within(down ? bottom + ROOM : top - height - ROOM, height, innerHeight)}px`;
  };
  place();
  addEventListener("resize", place);
  return () => removeEventListener("resize", place);
}
