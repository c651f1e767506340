// From degrees to the board's canvas: a conic projection, then a thin-plate spline through the cities, so that every city
// of the real map comes to lie on its place of the board and its coast comes with it.

const rad = Math.PI / 180;

/** Lambert's conformal conic about two parallels; the meridian of the window's middle is upright. */
function conic([south, north], middle) {
  const t = (lat) => Math.tan(Math.PI / 4 + (lat * rad) / 2);
  const n = Math.log(Math.cos(south * rad) / Math.cos(north * rad)) / Math.log(t(north) / t(south));
  return ([lon, lat]) => {
    const rho = 1 / t(lat) ** n;
    const turn = n * (lon - middle) * rad;
    return [10 * rho * Math.sin(turn), 10 * rho * Math.cos(turn)];
  };
}

const bump = (square) => (square ? (square * Math.log(square)) / 2 : 0);

/** Solve a linear system with several right-hand sides, by elimination with pivots. */
function solve(matrix, right) {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...right[i]]);
  for (let c = 0; c < size; c++) {
    const best = rows.slice(c).reduce((top, row, i) => (Math.abs(row[c]) > Math.abs(rows[top][c]) ? c + i : top), c);
    [rows[c], rows[best]] = [rows[best], rows[c]];
    for (let r = 0; r < size; r++) {
      if (r === c) continue;
      const part = rows[r][c] / rows[c][c];
      for (let k = c; k < rows[r].length; k++) rows[r][k] -= part * rows[c][k];
    }
  }
  return rows.map((row, i) => row.slice(size).map((value) => value / row[i]));
}

/** The bending: `cities` in degrees to `places` on the canvas; `ease` lets cities off by a little for a calmer map. */
export function warp(cities, places, { parallels, window, ease }) {
  const project = conic(parallels, (window[0] + window[2]) / 2);
  const ids = Object.keys(cities);
  const from = ids.map((id) => project(cities[id]));
  const count = ids.length;
  const rows = from.map(([x, y], i) => [
    ...from.map(([u, v], j) => bump((x - u) ** 2 + (y - v) ** 2) + (i === j ? ease : 0)),
    1,
    x,
    y,
  ]);
  const flat = [0, 1, 2].map((k) => [...from.map((point) => [1, ...point][k]), 0, 0, 0]);
  const weights = solve([...rows, ...flat], [...ids.map((id) => places[id]), [0, 0], [0, 0], [0, 0]]);
  return (degrees) => {
    const [x, y] = project(degrees);
    const terms = [...from.map(([u, v]) => bump((x - u) ** 2 + (y - v) ** 2)), 1, x, y];
    return [0, 1].map((axis) => terms.reduce((sum, term, i) => sum + term * weights[i][axis], 0));
  };
}
