// What doesn't fit into the window: controls that can't be reached, things that cover others, texts that are cut off,
// a board that is too small. Whatever a player may scroll to in its own scroller counts as in reach.
() => {
  const faults = new Set();
  const modal = document.querySelector("dialog[open]");
  const name = (element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const kind = element.className?.baseVal ?? element.className;
    return `${element.tagName.toLowerCase()}.${String(kind).split(" ")[0]} "${words.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  };
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".sr-only, .skip, [inert]") &&
    element.getBoundingClientRect().width > 1;
  const spots = (box) =>
    [
      [0.5, 0.5],
      [0.15, 0.2],
      [0.85, 0.2],
      [0.15, 0.8],
      [0.85, 0.8],
    ].map(([x, y]) => [box.left + box.width * x, box.top + box.height * y]);
  /** Whether a point of an element is outside of the part that one of its scrollers shows. */
  const scrolledAway = (element, x, y) => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (!/hidden|clip|auto|scroll/.test(getComputedStyle(around).overflow)) continue;
      const edge = around.getBoundingClientRect();
      if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return true;
    }
    return false;
  };
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(",");
  const lasting = (element) => !element.closest(".pop, .claim, .toasts, [role=alert], [data-spotlight]");

  // every control can be pressed
  const controls = "button, a[href], input, select, textarea, summary, [role=tab], [role=switch], [role=checkbox]";
  const scrolled = () => [...document.querySelectorAll(":not(svg *)")].filter((one) => one.scrollTop || one.scrollLeft);
  const before = new Map(scrolled().map((one) => [one, { left: one.scrollLeft, top: one.scrollTop }]));
  for (const control of (modal ?? document).querySelectorAll(controls)) {
    if (!seen(control) || control.closest("svg")) continue;
    control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = control.getClientRects()[0];
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      if (box.width <= innerWidth && box.height <= innerHeight) faults.add(`out of reach: ${name(control)} ${round(box)}`);
      continue;
    }
    for (const [index, [x, y]] of spots(box).entries()) {
      const top = document.elementFromPoint(x, y);
      const label = control.labels && [...control.labels].some((one) => one.contains(top));
      const own = top && (control.contains(top) || label);
      const around = top?.contains(control) && index > 0; // beside a round corner
      if (!own && !around) faults.add(`covered: ${name(control)} by ${top ? name(top) : "nothing"}`);
      else if (!own && /hidden|clip|auto|scroll/.test(getComputedStyle(top).overflow))
        faults.add(`cut off: ${name(control)} in ${name(top)}`);
    }
  }
  for (const one of new Set([...scrolled(), ...before.keys()]))
    one.scrollTo({ ...(before.get(one) ?? { left: 0, top: 0 }), behavior: "instant" });

  for (const bar of document.querySelectorAll("[role=tablist]"))
    if (seen(bar) && bar.scrollWidth > bar.clientWidth + 1) faults.add(`cut off: ${name(bar)}`);

  // everything on the board is in sight, and nothing lies over it
  const paper = document.querySelector(".window > .paper");
  if (paper && !modal) {
    const sheet = paper.getBoundingClientRect();
    if (sheet.width < 0.6 * innerWidth && sheet.height < 0.6 * innerHeight)
      faults.add(`small board: ${Math.round(sheet.width)}×${Math.round(sheet.height)}`);
    const frame = paper.parentElement.getBoundingClientRect();
    const whole = !document.querySelector("[data-action=fit]"); // not zoomed in
    for (const thing of paper.querySelectorAll(".names text, [data-location]")) {
      const box = thing.getBoundingClientRect();
      if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1) {
        if (whole) faults.add(`beyond the board: ${name(thing)} ${round(box)} of ${round(frame)}`);
        else continue;
      }
      if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) continue;
      for (const [x, y] of spots(box)) {
        const top = document.elementFromPoint(x, y);
        if (top && lasting(top) && !paper.contains(top) && !top.contains(paper))
          faults.add(`covered: ${thing.textContent.trim()} by ${name(top)}`);
      }
    }
    const stage = document.querySelector(".stage").getBoundingClientRect();
    for (const other of document.querySelectorAll(".column, .sheet, .tabletop > header, .strip, .zoom")) {
      const box = other.getBoundingClientRect();
      const [wide, high] = [
        Math.min(box.right, frame.right) - Math.max(box.left, frame.left),
        Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top),
      ];
      if (wide > 1 && high > 1) faults.add(`over the board: ${name(other)} ${Math.round(wide)}×${Math.round(high)}`);
    }
    if (stage.right > innerWidth + 1) faults.add("the board leads out of the window");
  }

  // the face-up cards are all the same size and, where the window isn't very low, in sight while one may be taken
  const cards = [...document.querySelectorAll(".market > li")].filter(seen).map((card) => [card, card.getBoundingClientRect()]);
  const widths = cards.map(([, box]) => box.width);
  if (Math.max(...widths) > Math.min(...widths) + 1) faults.add(`face-up cards of several sizes: ${widths.map(Math.round)}`);
  if (innerHeight >= 380 && document.querySelector(".market .usable"))
    for (const [card, box] of cards)
      if (box.bottom > innerHeight + 1 || scrolledAway(card, box.left + 1, box.bottom - 1)) faults.add("face-up cards out of sight");

  // texts are not cut off below, unless one can scroll to the rest
  for (const element of (modal ?? document.body).querySelectorAll(":not(svg *)")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || !seen(element) || element.closest("svg, option, [data-cut]")) continue;
    const box = element.getBoundingClientRect();
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const rules = getComputedStyle(around);
      if (/auto|scroll/.test(rules.overflowY) || rules.position === "fixed") break;
      const edge = around.getBoundingClientRect();
      const low = around === element ? box.top + around.scrollHeight : box.bottom;
      if (/hidden|clip/.test(rules.overflowY) && (low > edge.bottom + 2 || box.top < edge.top - 2)) {
        faults.add(`cut off below: ${name(element)}`);
        break;
      }
    }
  }

  // nothing lies over a text that is in sight, except for a panel over the board; from under a bar one can scroll it away
  const over = (node) => {
    const element = node.parentElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [line] = range.getClientRects();
    if (!line) return null;
    const box = element.getBoundingClientRect(); // a name may be shortened: its middle is that of what is left of it
    const x = (Math.max(line.left, box.left) + Math.min(line.right, box.right)) / 2;
    const y = line.top + line.height / 2;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || scrolledAway(element, x, y)) return null;
    const top = document.elementFromPoint(x, y);
    if (!top || top.contains(element) || element.contains(top) || top.closest("label")?.contains(element)) return null;
    return element.closest(".stage") && !lasting(top) ? null : top;
  };
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    if (!node.textContent.trim() || !seen(element) || element.closest("svg, option, details:not([open])")) continue;
    if (getComputedStyle(element).pointerEvents === "none" || !over(node)) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const top = over(node);
    if (top) faults.add(`covered: "${node.textContent.trim().slice(0, 40)}" by ${name(top)}`);
    window.scrollTo({ top: 0, behavior: "instant" });
  }
  for (const panel of document.querySelectorAll(".claim, .toast, dialog[open]")) {
    const box = panel.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.add(`leads out of the window: ${name(panel)} ${round(box)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.add("scrolls sideways");
  return [...faults];
};
