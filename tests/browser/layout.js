// What is wrong with how a page lies on the screen: too wide, cut off, one control over another, too small to press.
(() => {
  const SLACK = 3;
  const CONTROLS = "button, a[href], input, select, textarea, summary";
  const found = [];
  const seen = new Map();

  const name = (e) => {
    const text = (e.getAttribute("aria-label") || e.innerText || e.getAttribute("placeholder") || "").trim().replace(/\s+/g, " ").slice(0, 40);
    const kind = e.classList.length ? `${e.localName}.${[...e.classList].filter((one) => !one.startsWith("svelte-")).join(".")}` : e.localName;
    const home = e.parentElement?.closest("[class]:not([class=''])")?.classList[0] ?? "";
    return `${kind} “${text}”${home ? ` in .${home}` : ""}`;
  };
  const box = (r) => `${Math.round(r.left)},${Math.round(r.top)} ${Math.round(r.width)}x${Math.round(r.height)}`;
  const style = (e) => {
    if (!seen.has(e)) seen.set(e, getComputedStyle(e));
    return seen.get(e);
  };
  const up = function* (e) {
    for (let one = e; one; one = one.parentElement) yield one;
  };
  const dialog = document.querySelector("dialog:modal");
  const isOut = (e) => [...up(e)].some((one) => one.classList.contains("unseen") || style(one).opacity === "0");
  const isShown = (e) =>
    e.checkVisibility({ visibilityProperty: true }) && (!dialog || dialog.contains(e)) && !isOut(e);
  const layer = (e) => [...up(e)].find((one) => ["fixed", "sticky"].includes(style(one).position)) ?? null;

  // What is left of a box where what it lies in scrolls or clips: `within` is the innermost of that.
  const clipped = (within, rect) => {
    let { left, top, right, bottom } = rect;
    for (const one of up(within)) {
      if (style(one).overflowX === "visible" && style(one).overflowY === "visible") continue;
      const edge = one.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
      if (one === dialog) break;
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const shared = (a, b) => ({
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  const scrolls = (e) => [...up(e)].some((one) => /auto|scroll/.test(style(one).overflowX) && one !== document.documentElement);

  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);

  // Text: where it ends is on the screen, inside what clips it and inside the control that holds it.
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts = [];
  while (words.nextNode()) {
    const node = words.currentNode;
    const e = node.parentElement;
    if (!node.data.trim() || !e || !isShown(e) || e.closest("svg, option, textarea")) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
    if (!rects.length) continue;
    const rect = range.getBoundingClientRect();
    if (!e.closest("[aria-hidden=true]")) texts.push([e, rects]);
    const size = parseFloat(style(e).fontSize);
    if (rects.length > 2 && rect.width < 2.2 * size) found.push(`squeezed: ${name(e)} ${box(rect)}`);
    if (clipped(e, rect).right > innerWidth + 1 && !scrolls(e)) found.push(`beyond the edge: ${name(e)} ${box(rect)}`);
    for (const one of up(e)) {
      const css = style(one);
      const edge = one.getBoundingClientRect();
      if (/auto|scroll/.test(css.overflowX) || /auto|scroll/.test(css.overflowY) || one === dialog) {
        // Rows of cards and wide tables scroll sideways; prose never does.
        const isRow = css.display === "flex" || one.matches("pre") || one.querySelector("table, svg.wide");
        if (!isRow && one.scrollWidth > one.clientWidth + 1 && rect.right > edge.right + SLACK) found.push(`scrolls sideways: ${name(e)} ${box(rect)} in ${name(one)} ${box(edge)}`);
        break;
      }
      const isCut = css.overflowX !== "visible";
      const isOnPurpose = css.textOverflow === "ellipsis" || css.webkitLineClamp !== "none" || css.maskImage !== "none";
      const holds = one.matches(CONTROLS) && css.display !== "inline";
      if (isOnPurpose) break;
      if ((isCut || holds) && (rect.right > edge.right + SLACK || rect.left < edge.left - SLACK)) {
        found.push(`cut off: ${name(e)} ${box(rect)} by ${name(one)} ${box(edge)}`);
        break;
      }
      if ((isCut || holds) && (rect.bottom > edge.bottom + SLACK || rect.top < edge.top - SLACK)) {
        found.push(`cut off below: ${name(e)} ${box(rect)} by ${name(one)} ${box(edge)}`);
        break;
      }
    }
  }

  // What scrolls has room for a line at least.
  for (const e of document.querySelectorAll("*:not(svg *, textarea)")) {
    if (!/auto|scroll/.test(style(e).overflowY) || !isShown(e)) continue;
    if (e.clientHeight < 16 && e.scrollHeight > e.clientHeight + SLACK) found.push(`no room: ${name(e)} ${box(e.getBoundingClientRect())} for ${e.scrollHeight}`);
  }

  // Controls: none lies over another, none is too small for a finger.
  const controls = [...document.querySelectorAll(CONTROLS)].filter((e) => isShown(e) && e.type !== "hidden");
  const boxes = controls.flatMap((e) => {
    const rects = style(e).display === "inline" ? [...e.getClientRects()] : [e.getBoundingClientRect()];
    return rects.map((rect) => [e, clipped(e.parentElement, rect)]).filter(([, rect]) => rect.width > 1 && rect.height > 1);
  });
  const label = (e) => e.closest("label") ?? (e.labels?.length ? e.labels[0] : null);
  boxes.forEach(([one, a], place) => {
    for (const [other, b] of boxes.slice(place + 1)) {
      const { width, height } = shared(a, b);
      const slack = [one, other].some((e) => style(e).rotate !== "none") ? 9 : SLACK;
      if (width <= slack || height <= slack) continue;
      if (one === other || one.contains(other) || other.contains(one) || layer(one) !== layer(other)) continue;
      if (label(one) && label(one) === label(other)) continue;
      found.push(`overlap: ${name(one)} ${box(a)} and ${name(other)} ${box(b)}`);
    }
  });
  const seenTexts = texts.map(([one, rects]) => [one, rects.map((rect) => clipped(one, rect))]);
  seenTexts.forEach(([one, rects], place) => {
    for (const [other, others] of seenTexts.slice(place + 1)) {
      const hit = rects.some((a) => others.some((b) => {
        const { width, height } = shared(a, b);
        return width > SLACK && height > Math.max(0, Math.min(a.height, b.height) / 2);
      }));
      if (hit && layer(one) === layer(other)) found.push(`text over text: ${name(one)} and ${name(other)}`);
    }
  });
  const least = 24;
  for (const e of controls) {
    const target = (e.type === "checkbox" || e.type === "radio" || e.type === "file") && label(e) ? label(e) : e;
    const rect = target.getBoundingClientRect();
    // What stands in a sentence is as high as its line (WCAG 2.5.8, Inline).
    const inSentence = style(e).display.startsWith("inline") && [...e.parentElement.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
    if (rect.width < 1 || rect.height < 1 || inSentence || (style(e).display === "inline" && e.localName === "a")) continue;
    if (rect.width < least - 0.5 || rect.height < least - 0.5) found.push(`small: ${name(e)} ${Math.round(rect.width)}x${Math.round(rect.height)}`);
  }
  return [...new Set(found)];
})()
