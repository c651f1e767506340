// Lines and rings of points: made simpler, cut to a rectangle, written as path data.

function offLine([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const part = square ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0;
  return Math.hypot(x - ax - dx * part, y - ay - dy * part);
}

/** Fewer points, none of them further than `tolerance` from the line that is left (Douglas and Peucker). */
export function simplify(points, tolerance) {
  if (points.length < 3) return points;
  let [far, index] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const off = offLine(points[i], points[0], points.at(-1));
    if (off > far) [far, index] = [off, i];
  }
  const closed = points[0][0] === points.at(-1)[0] && points[0][1] === points.at(-1)[1];
  if (far <= tolerance && !closed) return [points[0], points.at(-1)];
  if (!far) return points;
  return [...simplify(points.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(points.slice(index), tolerance)];
}

/** No step longer than `longest`, so that a straight line can be bent. */
export function denser(points, longest) {
  return points.flatMap(([x, y], i) => {
    if (!i) return [[x, y]];
    const [px, py] = points[i - 1];
    const steps = Math.ceil(Math.max(Math.abs(x - px), Math.abs(y - py)) / longest);
    return Array.from({ length: steps }, (_, k) => [
      px + ((x - px) * (k + 1)) / steps,
      py + ((y - py) * (k + 1)) / steps,
    ]);
  });
}

/** A ring cut to a rectangle (Sutherland and Hodgman). */
export function cutRing(ring, [left, top, right, bottom]) {
  const edges = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  return edges.reduce((points, [axis, limit, sign]) => {
    const inside = (point) => sign * (point[axis] - limit) >= 0;
    return points.flatMap((point, i) => {
      const before = points[i ? i - 1 : points.length - 1];
      if (inside(point) === inside(before)) return inside(point) ? [point] : [];
      const part = (limit - before[axis]) / (point[axis] - before[axis]);
      const crossing = [0, 1].map((k) => before[k] + (point[k] - before[k]) * part);
      return inside(point) ? [crossing, point] : [crossing];
    });
  }, ring);
}

/** The parts of a line within a rectangle, with one point beyond each end. */
export function cutLine(line, [left, top, right, bottom]) {
  const inside = ([x, y]) => left < x && x < right && top < y && y < bottom;
  const parts = [];
  let part = [];
  line.forEach((point, i) => {
    const kept = inside(point) || (i && inside(line[i - 1])) || (i + 1 < line.length && inside(line[i + 1]));
    if (kept) part.push(point);
    if ((!kept || i === line.length - 1) && part.length > 1) parts.push(part);
    if (!kept) part = [];
  });
  return parts;
}

export function area(ring) {
  return Math.abs(ring.reduce((sum, [x, y], i) => sum + x * ring.at(i - 1)[1] - ring.at(i - 1)[0] * y, 0) / 2);
}

/** A smooth line through points (Catmull and Rom). */
export function smooth(points, closed = false, steps = 6) {
  const at = (i) => (closed ? points.at(i % points.length) : points[Math.min(Math.max(i, 0), points.length - 1)]);
  const line = [];
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const p = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      line.push(
        [0, 1].map((k) => {
          const [a, b, c, d] = p.map((point) => point[k]);
          return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * b - a - 3 * c + d)));
        }),
      );
    }
  }
  return closed ? line : [...line, points.at(-1)];
}

const short = (tenths) => String(tenths / 10).replace(/^(-?)0\./, "$1.");

/** Path data in tenths, each point from the one before: short, and packs well. */
export function pathOf(points, closed = false) {
  let data = "";
  let last = [0, 0];
  points.forEach((point, i) => {
    const now = point.map((value) => Math.round(value * 10));
    const step = now.map((value, axis) => short(value - last[axis]));
    if (i && step[0] === "0" && step[1] === "0") return;
    data += `${i === 0 ? "M" : i === 1 ? "l" : " "}${step[0]}${step[1].startsWith("-") ? "" : " "}${step[1]}`;
    last = now;
  });
  return data + (closed ? "z" : "");
}
