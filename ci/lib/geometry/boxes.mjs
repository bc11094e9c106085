/**
 * What is visible on a page, as boxes in pixels of the viewport: texts, things, and what clips them.
 *
 * Every function of this file runs in the page. `look` in ../geometry.mjs sends the exported ones as
 * source text, so they may use each other, but nothing outside this folder.
 */

/** The visible lines of text below `root`: `{element, text, box, layer, clip}`. */
export function textsIn(root) {
  const texts = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === "" || element.closest("script, style, option")) continue;
    if (!isShown(element)) continue;
    range.selectNodeContents(node);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const text = node.data.replace(/\s+/g, " ").trim();
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    if (rects.length === 0) continue;
    const clip = clipsOf(element);
    const layer = layerOf(element);
    for (const rect of rects) texts.push({ element, text, box: inkOf(rect, size), layer, clip });
  }
  return texts;
}

/** Visible elements that match, as `{element, box, layer, clip}`. */
export function elementsIn(root, selector) {
  return [...root.querySelectorAll(selector)].filter(isShown).flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) return [];
    const box = { left, top, right, bottom };
    return [{ element, box, layer: layerOf(element), clip: clipsOf(element) }];
  });
}

/**
 * About the ink of a line of text: fonts with tall lines reserve more than they draw, and lines may
 * stand closer than that.
 */
export function inkOf({ left, right, top, bottom }, size) {
  const middle = (top + bottom) / 2;
  const half = Math.min(bottom - top, size * 0.75) / 2;
  return { left, right, top: middle - half, bottom: middle + half };
}

/** Whether an element is rendered for eyes. */
export function isShown(element) {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let one = element; one; one = one.parentElement) {
    if (getComputedStyle(one).clipPath === "inset(50%)") return false;
  }
  // Waits above the page until it has the focus.
  return !(element.closest(".skip") && element.getBoundingClientRect().bottom < 0);
}

/** The element that lifts another above the page's flow: fixed, sticky or modal; or the root. */
export function layerOf(element) {
  for (let one = element; one; one = one.parentElement) {
    if (one.matches("dialog[open]")) return one;
    if (/fixed|sticky/.test(getComputedStyle(one).position)) return one;
  }
  return document.documentElement;
}

/**
 * What clips an element, from the inside: `{x, y, cutX, cutY}`. `x` and `y` are the visible span.
 * `cutX` and `cutY` are the spans outside of which nothing can be scrolled into view, each with the
 * `element` that ends it.
 */
export function clipsOf(element) {
  const endless = () => ({ from: -Infinity, to: Infinity });
  const clip = { x: endless(), y: endless(), cutX: endless(), cutY: endless() };
  const scrolls = { x: false, y: false };
  const narrow = (span, from, to, by) => {
    if (from > span.from) Object.assign(span, { from, startsAt: by });
    if (to < span.to) Object.assign(span, { to, endsAt: by });
  };
  let position = getComputedStyle(element).position;
  for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
    const style = getComputedStyle(one);
    const isAround = position === "absolute" && style.position === "static" && one !== element;
    if (!isAround && one !== document.body) {
      const rect = one.getBoundingClientRect();
      const left = rect.left + one.clientLeft;
      const top = rect.top + one.clientTop;
      const paints = /paint|strict|content/.test(style.contain);
      const spans = {
        x: [style.overflowX, left, left + (one.clientWidth || rect.width)],
        y: [style.overflowY, top, top + (one.clientHeight || rect.height)],
      };
      for (const [axis, [overflow, from, to]] of Object.entries(spans)) {
        if (style.display === "inline" || (overflow === "visible" && !paints)) continue;
        narrow(clip[axis], from, to, one);
        if (/auto|scroll/.test(overflow)) scrolls[axis] = true;
        else if (!scrolls[axis]) narrow(clip[axis === "x" ? "cutX" : "cutY"], from, to, one);
      }
      position = style.position;
    }
    if (style.position === "fixed" || one.matches("dialog[open]")) {
      // What leaves the screen with a fixed layer cannot be scrolled into view.
      if (!scrolls.y) narrow(clip.cutY, 0, innerHeight, one);
      break;
    }
  }
  if (!scrolls.x) narrow(clip.cutX, 0, document.documentElement.clientWidth, undefined);
  return clip;
}

/** The visible part of a box. */
export function visibleOf({ box, clip }) {
  return {
    left: Math.max(box.left, clip.x.from),
    right: Math.min(box.right, clip.x.to),
    top: Math.max(box.top, clip.y.from),
    bottom: Math.min(box.bottom, clip.y.to),
  };
}

/** Renders what the browser would skip while it is off the screen, with the same containment. */
export function renderAll() {
  for (const element of document.querySelectorAll("body *")) {
    if (getComputedStyle(element).contentVisibility === "visible") continue;
    element.style.contentVisibility = "visible";
    element.style.contain = "layout paint style";
  }
}

/** What takes the presses of a control: the label of a hidden field. */
export function targetOf(element) {
  const isHidden = element.matches("input") && !isShown(element);
  return (isHidden && element.labels?.[0]) || element;
}

/** A short name of an element: its parent, and itself. */
export function nameOf(element) {
  const own = (one) => {
    const id = one.dataset?.testid ? `[${one.dataset.testid}]` : one.id ? `#${one.id}` : "";
    return `${one.localName}${id}${[...one.classList].map((name) => `.${name}`).join("")}`;
  };
  const parent = element.parentElement;
  return parent ? `${own(parent)} > ${own(element)}` : own(element);
}
