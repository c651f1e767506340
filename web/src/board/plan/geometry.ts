/** Points, lines, boxes and spaces: plane geometry for the drawing, y downwards. The same plan as `wayfare board draw`. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const SAMPLES = 16; // straight pieces per bend of a curve

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function between(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

export class Box {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly right: number,
    readonly bottom: number,
  ) {}

  static around(centre: Point, width: number, height: number): Box {
    return new Box(centre.x - width / 2, centre.y - height / 2, centre.x + width / 2, centre.y + height / 2);
  }

  get width(): number {
    return this.right - this.left;
  }

  get height(): number {
    return this.bottom - this.top;
  }

  get middle(): Point {
    return { x: (this.left + this.right) / 2, y: (this.top + this.bottom) / 2 };
  }

  grown(by: number): Box {
    return new Box(this.left - by, this.top - by, this.right + by, this.bottom + by);
  }

  /** The area that two boxes share. */
  common(other: Box): number {
    const width = Math.min(this.right, other.right) - Math.max(this.left, other.left);
    const height = Math.min(this.bottom, other.bottom) - Math.max(this.top, other.top);
    return Math.max(width, 0) * Math.max(height, 0);
  }

  holds({ x, y }: Point): boolean {
    return this.left < x && x < this.right && this.top < y && y < this.bottom;
  }

  /** From a point outside to the nearest edge; 0 inside. */
  distance({ x, y }: Point): number {
    return Math.hypot(Math.max(this.left - x, 0, x - this.right), Math.max(this.top - y, 0, y - this.bottom));
  }
}

/** A line through points, measured along its length. */
export class Line {
  readonly marks: number[]; // how far along the line each point lies

  constructor(readonly points: readonly Point[]) {
    let sum = 0;
    this.marks = points.map((point, i) => (sum += i ? distance(points[i - 1]!, point) : 0));
  }

  get length(): number {
    return this.marks.at(-1)!;
  }

  at(along: number): Point {
    let i = this.marks.findIndex((mark) => mark > along);
    i = i < 0 ? this.points.length - 1 : Math.max(i, 1);
    const step = this.marks[i]! - this.marks[i - 1]!;
    return between(this.points[i - 1]!, this.points[i]!, step ? (along - this.marks[i - 1]!) / step : 0);
  }

  part(start: number, end: number): Point[] {
    const inner = this.points.filter((_, i) => start < this.marks[i]! && this.marks[i]! < end);
    return [this.at(start), ...inner, this.at(end)];
  }

  /** The parallel line so far to the left of it (to the right when negative). */
  moved(aside: number): Line {
    if (!aside) return this;
    const last = this.points.length - 1;
    return new Line(
      this.points.map((point, i) => {
        const before = this.points[Math.max(i - 1, 0)]!;
        const after = this.points[Math.min(i + 1, last)]!;
        const length = distance(before, after) || 1;
        return {
          x: point.x + ((after.y - before.y) / length) * aside,
          y: point.y + ((before.x - after.x) / length) * aside,
        };
      }),
    );
  }
}

/** One space of a route: a bar of some length and width, turned by an angle in degrees. */
export interface Space {
  readonly centre: Point;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
}

/** A place on a space: -1 to 1 from end to end and from side to side. */
export function spot(space: Space, along: number, across: number): Point {
  const turn = (space.angle * Math.PI) / 180;
  const dx = (along * space.length) / 2;
  const dy = (across * space.width) / 2;
  return {
    x: space.centre.x + dx * Math.cos(turn) - dy * Math.sin(turn),
    y: space.centre.y + dx * Math.sin(turn) + dy * Math.cos(turn),
  };
}

/** A smooth line through all the points (Catmull-Rom); through two, a straight one. */
export function curve(points: readonly Point[]): Line {
  if (points.length === 2) return new Line(points);
  const padded = [points[0]!, ...points, points.at(-1)!];
  const line = [points[0]!];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = padded.slice(i, i + 4) as [Point, Point, Point, Point];
    for (let step = 1; step <= SAMPLES; step++) {
      const t = step / SAMPLES;
      line.push({ x: blend(p0.x, p1.x, p2.x, p3.x, t), y: blend(p0.y, p1.y, p2.y, p3.y, t) });
    }
  }
  return new Line(line);
}

function blend(a: number, b: number, c: number, d: number, t: number): number {
  const bend = (2 * a - 5 * b + 4 * c - d) * t + (3 * b - a - 3 * c + d) * t * t;
  return b + 0.5 * t * (c - a + bend);
}

/** The direction of a line in degrees. */
export function degrees(start: Point, end: Point): number {
  return (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
}

/** The distance from a point to a piece of straight line. */
export function toSegment(point: Point, start: Point, end: Point): number {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const square = dx * dx + dy * dy;
  const part = square ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 0;
  return distance(point, between(start, end, Math.min(Math.max(part, 0), 1)));
}

/** Is the point inside the polygon? */
export function inside({ x, y }: Point, polygon: readonly Point[]): boolean {
  let within = false;
  polygon.forEach((a, i) => {
    const b = polygon[i ? i - 1 : polygon.length - 1]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

export function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Path data of straight lines through the points. */
export function path(points: readonly Point[], closed = false): string {
  return `M${points.map(({ x, y }) => `${number(x)} ${number(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** Path data of a smooth closed shore through the points. */
export function blob(points: readonly Point[]): string {
  return path(curve([...points, points[0]!]).points, true);
}
