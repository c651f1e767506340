// The coasts of the atlas boards: public-domain outlines (Natural Earth, US Census, through world-atlas and us-atlas), bent to
// the boards and written to src/board/land/<game>.json. `npm run land`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { feature, mesh, neighbors } from "topojson-client";
import { MAPS } from "./land/maps.mjs";
import { area, cutLine, cutRing, denser, pathOf, simplify, smooth } from "./land/shapes.mjs";
import { warp } from "./land/warp.mjs";

const TINTS = 5;
const FINE = 0.035; // degrees that a coast may be off
const STEP = 2; // degrees; a longer line is bent in steps
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const read = (path) => readFileSync(here(path), "utf8");
const atlas = (path) => JSON.parse(read(`../node_modules/${path}`));

/** The canvas and the places of the cities, from the game's file. */
function boardOf(game) {
  const toml = read(`../../src/wayfare/games/${game}.toml`);
  const places = [...toml.matchAll(/\{ id = "([^"]+)", name = .*?at = \[(\d+), (\d+)\]/g)];
  const [, width, height] = /^canvas = \[(\d+), (\d+)\]/m.exec(toml);
  return {
    places: Object.fromEntries(places.map(([, id, x, y]) => [id, [Number(x), Number(y)]])),
    canvas: [Number(width), Number(height)],
  };
}

/** A topology with simpler arcs. Neighbours share arcs, so that they still fit each other. */
function simpler(topology) {
  const { scale, translate } = topology.transform;
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
    return simplify(points, FINE);
  });
  const { transform: _, ...rest } = topology;
  return { ...rest, arcs };
}

const world = simpler(atlas("world-atlas/countries-50m.json"));
const states = simpler(atlas("us-atlas/states-10m.json"));
const pairs = (flat) => flat.flatMap((_, i) => (i % 2 ? [] : [[flat[i], flat[i + 1]]]));

/** Numbers that look random and are the same at every build. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function draw(game, map) {
  const { places, canvas } = boardOf(game);
  const bend = warp(map.cities, places, { ...map, ease: 0.002 });
  const sheet = [-70, -70, canvas[0] + 70, canvas[1] + 70];
  const rings = ({ geometry }) =>
    (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates)
      .flat()
      .map((ring) => cutRing(cutRing(denser(ring, STEP).slice(0, -1), map.window).map(bend), sheet))
      .filter((ring) => ring.length > 2 && area(ring) > 7);
  const lines = ({ coordinates }) =>
    coordinates
      .flatMap((line) => cutLine(denser(line, STEP), map.window))
      .flatMap((line) => cutLine(line.map(bend), sheet));
  const joined = (shapes, closed) => shapes.map((shape) => pathOf(shape, closed)).join("");

  const tints = Array.from({ length: TINTS }, () => "");
  const wash = (topology, areas) => {
    const nearby = neighbors(areas);
    const chosen = [];
    areas.forEach((one, i) => {
      const used = new Set(nearby[i].map((j) => chosen[j]));
      const turns = Array.from({ length: TINTS }, (_, k) => (i + k) % TINTS);
      chosen[i] = turns.find((tint) => !used.has(tint)) ?? i % TINTS;
      tints[chosen[i]] += joined(rings(feature(topology, one)), true);
    });
  };
  const countries = world.objects.countries.geometries;
  wash(world, map.borders === "states" ? countries.filter((country) => country.id !== "840") : countries);
  if (map.borders === "states") wash(states, states.objects.states.geometries);
  const inner = (one, other) => one !== other;
  const borders = lines(mesh(world, world.objects.countries, inner));
  const stateLines = map.borders === "states" ? lines(mesh(states, states.objects.states, inner)) : [];

  const random = dice(7);
  const grid = [];
  for (let lon = -180; lon <= 180; lon += 5) grid.push(Array.from({ length: 91 }, (_, i) => [lon, i]));
  for (let lat = 0; lat <= 85; lat += 5) grid.push(Array.from({ length: 361 }, (_, i) => [i - 180, lat]));
  const along = (ridge) => {
    const line = smooth(pairs(ridge).map(bend), false, 12);
    let left = 0;
    return line.flatMap(([x, y], i) => {
      left -= i ? Math.hypot(x - line[i - 1][0], y - line[i - 1][1]) : 0;
      if (left > 0) return [];
      left = 15 + random() * 6;
      return [[x + random() * 5 - 2.5, y + random() * 8 - 4, 0.75 + random() * 0.5]];
    });
  };
  const scattered = ([lon, lat, spread, count]) =>
    Array.from({ length: count }, () => {
      const [turn, far] = [random() * 2 * Math.PI, Math.sqrt(random()) * spread];
      return [...bend([lon + 1.5 * far * Math.cos(turn), lat + far * Math.sin(turn)]), 0.8 + random() * 0.4];
    });
  const within = ([x, y]) => x > 0 && y > 0 && x < canvas[0] && y < canvas[1];
  const round = (spots) => spots.filter(within).map((spot) => spot.map((value) => Math.round(value * 10) / 10));

  return {
    land: joined(rings(feature(world, world.objects.land).features?.[0] ?? feature(world, world.objects.land)), true),
    tints,
    borders: joined(borders),
    states: joined(stateLines),
    lakes: joined(
      map.lakes.map((lake) => smooth(pairs(lake).map(bend), true, 3)),
      true,
    ),
    rivers: joined(map.rivers.map((river) => smooth(pairs(river).map(bend), false, 4))),
    graticule: joined(
      grid
        .flatMap((line) => cutLine(line, map.window))
        .flatMap((line) => cutLine(line.map(bend), sheet))
        .map((line) => simplify(line, 0.3)),
    ),
    ridges: round(map.ridges.flatMap(along)).sort((one, other) => one[1] - other[1]),
    woods: round(map.woods.flatMap(scattered)).sort((one, other) => one[1] - other[1]),
  };
}

mkdirSync(here("../src/board/land"), { recursive: true });
for (const [game, map] of Object.entries(MAPS)) {
  const text = JSON.stringify(draw(game, map));
  writeFileSync(here(`../src/board/land/${game}.json`), text);
  console.log(
    `${game}: ${(text.length / 1024).toFixed(0)} KiB, ${(gzipSync(text).length / 1024).toFixed(1)} KiB packed`,
  );
}
