/** Names beside their stations: of many places round each, the one that covers least. */
import { Box, distance, Line, spot, type Point } from "./geometry";
import type { Layout, Station } from "./layout";

export interface Label {
  readonly lines: readonly string[];
  readonly box: Box;
  readonly letter: number; // its size
}

interface Candidate {
  readonly label: Label;
  readonly cost: number; // of all but the other labels
}

export const LINE = 1.12; // height of a line, in letters
const DIRECTIONS = 36;
const ROUNDS = 8;
const HOPELESS = 150; // a place this bad is not looked at further
const NARROW = new Set("iljtfrI.,:;'!|()[]-/ ");
const BROAD = new Set("mwMW@%");

/** A generous guess of how long a text is in a bold face, whatever face the reader has. */
export function textWidth(words: string, letter: number): number {
  return letter * [...words.normalize("NFD")].reduce((sum, char) => sum + advance(char), 0);
}

function advance(char: string): number {
  if (/\p{M}/u.test(char)) return 0;
  if (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(char)) return 1;
  if (NARROW.has(char)) return 0.36;
  if (BROAD.has(char)) return 0.92;
  return /\p{Lu}/u.test(char) ? 0.74 : 0.6;
}

/** A label for every location id: the best by itself, then better in turns while any of them moves. */
export function placeLabels(
  layout: Layout,
  name: (id: string) => string,
  letter = layout.gauge.letter,
): Map<string, Label> {
  const unit = layout.gauge.unit;
  const choices = layout.stations.map((station) => candidates(layout, station, name(station.location.id), letter));
  const placed = choices.map((all) => cheapest(all, (one) => one.cost));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    choices.forEach((all, i) => {
      const others = placed.filter((_, j) => j !== i).map((one) => one.label.box);
      const best = cheapest(all, (one) => one.cost + crowding(one.label.box, others) / unit);
      moved ||= best !== placed[i];
      placed[i] = best;
    });
    if (!moved) break;
  }
  return new Map(layout.stations.map((station, i) => [station.location.id, placed[i]!.label]));
}

function cheapest(all: readonly Candidate[], cost: (one: Candidate) => number): Candidate {
  let [best, least] = [all[0]!, Infinity];
  for (const one of all) {
    const price = cost(one);
    if (price < least) [best, least] = [one, price];
  }
  return best;
}

/** How much of a line of text other labels cover. */
function crowding(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + (40 * box.common(other)) / other.height, 0);
}

function candidates(layout: Layout, station: Station, name: string, letter: number): Candidate[] {
  const { unit } = layout.gauge;
  const reach = textWidth(name, letter) + 80 * unit;
  const close = (point: Point): boolean => distance(point, station.centre) < reach;
  const spaces = layout.tracks.flatMap((track) => track.spaces).filter((space) => close(space.centre));
  const spots = spaces.flatMap((space) =>
    [-1, -2 / 3, -1 / 3, 0, 1 / 3, 2 / 3, 1].flatMap((along) => [-1, 0, 1].map((side) => spot(space, along, side))),
  );
  const roads = layout.tracks
    .flatMap((track) => [track.road.slice(0, 2), track.road.slice(-2)])
    .filter((end) => close(end[0]!))
    .flatMap((end) => [0, 1, 2, 3, 4, 5].map((i) => new Line(end).at((distance(end[0]!, end[1]!) * i) / 5)));
  const near = layout.stations.filter((other) => close(other.centre));
  const all = splits(name).flatMap((lines) =>
    [2, 8, 16, 26].flatMap((far) =>
      ring(letter, station, lines, far * unit).map((label) => {
        const cost = far * 0.8 + lines.length * 2 + askew(label.box, station) + strain(layout, label.box, near);
        return { label, cost };
      }),
    ),
  );
  const fair = all.filter(({ cost }) => cost < HOPELESS);
  return (fair.length ? fair : all).map(({ label, cost }) => ({
    label,
    cost: cost + cover(label.box, unit, spots, roads),
  }));
}

/** The name in one line, or broken in two where that makes it shortest. */
function splits(name: string): string[][] {
  const words = name.split(" ");
  const pairs = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (pair: string[]): number => Math.max(...pair.map((line) => line.length));
  const best = pairs.sort((one, other) => longest(one) - longest(other))[0];
  return best ? [[name], best] : [[name]];
}

/** The same label all round a station, at a distance from its rim. */
function ring(letter: number, station: Station, lines: readonly string[], far: number): Label[] {
  const width = Math.max(...lines.map((line) => textWidth(line, letter)));
  const height = letter * LINE * lines.length;
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const [dx, dy] = [Math.cos((2 * Math.PI * i) / DIRECTIONS), Math.sin((2 * Math.PI * i) / DIRECTIONS)];
    const rim = station.radius + far;
    // Pushed out along both axes by its own half size, a box just touches the rim in every direction.
    const centre = {
      x: station.centre.x + dx * rim + (pull(dx) * width) / 2,
      y: station.centre.y + dy * rim + (pull(dy) * height) / 2,
    };
    return { lines, box: Box.around(centre, width, height), letter };
  });
}

/** A name looks best straight beside its station, or straight above or below. */
function askew({ middle, width, height }: Box, { centre }: Station): number {
  const across = Math.abs(middle.x - centre.x) / width;
  const down = Math.abs(middle.y - centre.y) / height;
  return 3 * Math.min(across, down);
}

function pull(cosine: number): number {
  return Math.max(-1, Math.min(1, cosine * 1.5));
}

/** What speaks against a place before routes are looked at: stations in the way, the frame. */
function strain(layout: Layout, box: Box, near: readonly Station[]): number {
  const { unit } = layout.gauge;
  const touched = near.reduce((sum, s) => sum + Math.max(0, s.radius + 1.5 * unit - box.distance(s.centre)), 0) / unit;
  const outside = box.width * box.height - box.common(layout.panel.grown(-6 * unit));
  return touched * 60 + (outside / (unit * unit)) * 5;
}

/** How much of spaces and roads a name would cover. */
function cover(box: Box, unit: number, spots: readonly Point[], roads: readonly Point[]): number {
  const grown = box.grown(1.5 * unit);
  let sum = 0;
  for (const point of spots) if (grown.holds(point)) sum += 5;
  for (const point of roads) if (box.holds(point)) sum += 1.2;
  return sum;
}
