/** Wheel, drag, pinch and double tap on a board, as an attachment. Until one zooms in, the page scrolls as usual. */
import { closer, WHOLE, type Lens } from "./zoom";

export type Spot = Pick<MouseEvent, "clientX" | "clientY">;

export interface Hands {
  lens(): Lens;
  look(lens: Lens, smooth?: boolean): void;
  busy(moving: boolean): void;
  /** A click, and where the pointer was put down: a browser moves a finger's click to what it thinks was meant. */
  tap(event: MouseEvent, at: Spot, finger: boolean): void;
  /** The pointer is here, or a finger has been put down; null: no longer. */
  hover(event: PointerEvent | null, finger: boolean): void;
  /** Whether a second tap may still mean the same place: what the first one opened has not been closed since. */
  again(): boolean;
  /** Close what the first of two taps opened. */
  drop(): void;
}

const SLOP = 7; // pixels that a tap may wander

export function gestures(hands: Hands): (node: HTMLElement) => () => void {
  return (node) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let wandered = 0;
    let settle: ReturnType<typeof setTimeout> | undefined;
    let finger = false;
    let put: Spot = { clientX: 0, clientY: 0 };
    let lastTap = { at: 0, x: 0, y: 0 };

    const middle = (x: number, y: number): [number, number] => {
      const box = node.getBoundingClientRect();
      return [x - box.left - box.width / 2, y - box.top - box.height / 2];
    };
    const pageScrolls = (): boolean => document.documentElement.scrollHeight > window.innerHeight + 1;

    const wheel = (event: WheelEvent): void => {
      const whole = hands.lens().k <= 1;
      if (!event.ctrlKey && whole && (event.deltaY > 0 || pageScrolls())) return;
      event.preventDefault();
      hands.busy(true);
      clearTimeout(settle);
      settle = setTimeout(() => hands.busy(false), 160);
      const notch = event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.0018;
      hands.look(closer(hands.lens(), Math.exp(-event.deltaY * notch), ...middle(event.clientX, event.clientY)));
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      finger = event.pointerType === "touch";
      put = event;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) wandered = 0;
      if (fingers.size > 1) hands.busy(true);
      hands.hover(fingers.size > 1 ? null : event, finger);
    };
    let hovering = 0;
    const hover = (event: PointerEvent): void => {
      cancelAnimationFrame(hovering);
      hovering = requestAnimationFrame(() => hands.hover(event, false));
    };
    const leave = (): void => {
      cancelAnimationFrame(hovering);
      hands.hover(null, finger);
    };
    const move = (event: PointerEvent): void => {
      const was = fingers.get(event.pointerId);
      if (!was) return event.pointerType === "mouse" ? hover(event) : undefined;
      if (wandered > SLOP) leave();
      const now = { x: event.clientX, y: event.clientY };
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      fingers.set(event.pointerId, now);
      wandered += Math.hypot(now.x - was.x, now.y - was.y);
      const other = others[0];
      let lens = hands.lens();
      if (other) {
        const spread = (at: { x: number; y: number }): number => Math.hypot(at.x - other.x, at.y - other.y) || 1;
        lens = closer(lens, spread(now) / spread(was), ...middle((now.x + other.x) / 2, (now.y + other.y) / 2));
        hands.look({ ...lens, x: lens.x + (now.x - was.x) / 2, y: lens.y + (now.y - was.y) / 2 });
      } else if (lens.k > 1 && wandered > SLOP) {
        if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
        hands.busy(true);
        hands.look({ ...lens, x: lens.x + now.x - was.x, y: lens.y + now.y - was.y });
      }
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (finger) leave();
      if (!fingers.size) hands.busy(false);
    };
    const touch = (event: TouchEvent): void => {
      if (event.cancelable && (event.touches.length > 1 || hands.lens().k > 1)) event.preventDefault();
    };
    const click = (event: MouseEvent): void => {
      if (wandered > SLOP && event.detail) return; // the end of a drag
      const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30;
      const twice = event.detail > 0 && near && event.timeStamp - lastTap.at < 320 && hands.again();
      const onRoute = (event.target as Element).closest("[data-route]") !== null;
      lastTap = { at: twice ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
      if (twice && (finger || !onRoute)) {
        const lens = hands.lens();
        hands.drop();
        hands.look(lens.k > 1.8 ? WHOLE : closer(lens, 2.4, ...middle(event.clientX, event.clientY)), true);
      } else if (finger && event.detail > 0) hands.tap(event, put, true);
      else hands.tap(event, event, false);
    };

    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("touchmove", touch, { passive: false });
    node.addEventListener("click", click);
    return () => {
      clearTimeout(settle);
      cancelAnimationFrame(hovering);
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("touchmove", touch);
      node.removeEventListener("click", click);
    };
  };
}
