// Everything painted of a board, by part, in units of the sheet: of a picture, or of the layers of a board in the browser.
// Halves of doubles that are closed are left out: only the browser knows about them.
(svgs) => {
  const SHAPES = "path, rect, circle, text, use";
  const UNSEEN = "defs, clipPath, .rings, .hit, .bar";
  const channels = (colour) => {
    const numbers = colour.match(/[\d.]+(e-\d+)?/g)?.map(Number) ?? [];
    return numbers.slice(0, 3).map((part) => (colour.startsWith("color(") ? 255 * part : part));
  };
  const visible = (colour) => colour !== "none" && !/, 0\)$/.test(colour);
  const round = (value) => Math.round(value * 1000) / 1000;
  const attributes = {
    path: ["d"],
    rect: ["x", "y", "width", "height", "rx"],
    circle: ["cx", "cy", "r"],
  };
  const geometry = (shape) =>
    shape.tagName === "text"
      ? [...shape.querySelectorAll("tspan, textPath"), shape].flatMap((part) => [
          part.textContent.replace(/\s+/g, ""),
          ...["x", "y"].map((name) => Number(part.getAttribute(name) ?? 0)),
        ])
      : attributes[shape.tagName].map((name) => {
          const value = shape.getAttribute(name);
          return name === "d" ? value.replace(/\s+/g, " ").trim() : Number(value);
        });
  const describe = (shape, style, matrix) => {
    const { a, b, c, d, e, f } = matrix;
    const scale = Math.sqrt(Math.abs(a * d - b * c));
    const line = visible(style.stroke);
    return {
      kind: shape.tagName,
      geometry: geometry(shape),
      matrix: [a, b, c, d, e, f].map(round),
      fill: visible(style.fill) ? channels(style.fill) : null,
      stroke: line ? channels(style.stroke) : null,
      width: line ? round(Number.parseFloat(style.strokeWidth) * scale) : 0,
      dash: line && style.strokeDasharray !== "none" ? style.strokeDasharray.match(/[\d.]+/g).map(Number) : [],
      cap: line ? style.strokeLinecap : "",
      join: line ? style.strokeLinejoin : "",
      opacity: Number(style.opacity) * Number(style.fillOpacity) * Number(style.strokeOpacity),
      clipped: shape.hasAttribute("clip-path"),
      letters:
        shape.tagName === "text"
          ? [
              ...[style.fontSize, style.letterSpacing].map((size) => Number.parseFloat(size) || 0),
              ...[style.fontWeight, style.fontStyle, style.textAnchor, style.paintOrder],
            ]
          : [],
    };
  };
  const shapesOf = (root, svg) =>
    [root, ...root.querySelectorAll("*")]
      .filter((element) => element.matches(SHAPES))
      .filter((shape) => !shape.closest(UNSEEN))
      .flatMap((shape) => {
        const matrix = svg.getScreenCTM().inverse().multiply(shape.getScreenCTM());
        if (shape.tagName !== "use") return [describe(shape, getComputedStyle(shape), matrix)];
        const used = document.querySelector(shape.getAttribute("href"));
        if (used.tagName !== "g") return [{ ...describe(used, getComputedStyle(shape), matrix), clipped: shape.hasAttribute("clip-path") }];
        return [...used.querySelectorAll(SHAPES)].map((part) => describe(part, getComputedStyle(part), matrix));
      })
      .filter(({ fill, stroke, opacity }) => opacity > 0 && (fill || stroke));
  const found = { routes: {}, locations: {} };
  for (const svg of svgs) {
    for (const part of ["ground", "roads", "names"])
      for (const group of svg.querySelectorAll(`.${part}`)) found[part] = shapesOf(group, svg);
    for (const route of svg.querySelectorAll("[data-route]:not([data-closed])")) {
      // Under its pieces, a picture that stands alone has the spaces of the unclaimed route as well.
      if (route.querySelector("use.piece")) for (const space of route.querySelectorAll("g.space")) space.remove();
      found.routes[route.dataset.route] = shapesOf(route, svg);
    }
    for (const location of svg.querySelectorAll("[data-location]"))
      found.locations[location.dataset.location] = shapesOf(location, svg);
    const stations = [...svg.querySelectorAll(".station")];
    if (stations.length) found.stations = stations.map((station) => shapesOf(station, svg));
  }
  return found;
}
