// Texts that do not fit into their place.
() => {
  const cut = [];
  for (const element of document.querySelectorAll("body *:not(svg *)")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || element.closest("svg, .sr-only, [aria-hidden=true], option, script, style, [data-cut]")) continue;
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const style = getComputedStyle(element);
    const words = element.textContent.trim().slice(0, 60);
    if (
      style.overflowX !== "visible" &&
      !/auto|scroll/.test(style.overflowX) &&
      element.scrollWidth > element.clientWidth + 1
    )
      cut.push(`cut off: ${words}`);
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const rules = getComputedStyle(around);
      if (/auto|scroll/.test(rules.overflowX) || rules.position === "fixed") break;
      const edge = around.getBoundingClientRect();
      if (
        around !== element &&
        /hidden|clip/.test(rules.overflowX) &&
        (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)
      ) {
        cut.push(`runs out of ${around.className || around.tagName}: ${words}`);
        break;
      }
    }
  }
  // a word that is torn apart between two lines; a fingerprint has none
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement.closest("svg, .sr-only, [aria-hidden=true], option, script, style, code, [data-cut]"))
      continue;
    for (const word of node.textContent.matchAll(/[\p{L}]{2,20}/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set(
        [...range.getClientRects()].filter((one) => one.width > 0).map((one) => Math.round(one.top)),
      );
      if (lines.size > 1) cut.push(`torn apart: ${word[0]}`);
    }
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const select of document.querySelectorAll("select")) {
    if (!select.checkVisibility()) continue;
    const style = getComputedStyle(select);
    const chosen = select.selectedOptions[0]?.textContent.trim() ?? "";
    pen.font = style.font;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen.measureText(chosen).width > room + 1) cut.push(`cut off: ${chosen}`);
  }
  return [...new Set(cut)];
};
