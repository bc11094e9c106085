/**
 * What must hold for the boxes of a page. Every function of this file runs in the page, like those
 * of boxes.mjs, and returns faults: `{what, one, other}`.
 */

/** Texts, icons and controls that cover each other, where neither contains the other. */
export function overlaps(texts, things, deliberate) {
  const boxes = [...texts, ...things]
    .filter(({ element }) => !deliberate || !element.closest(deliberate))
    .map((one) => ({ ...one, seen: visibleOf(one) }))
    .filter(({ seen }) => seen.right - seen.left > 2 && seen.bottom - seen.top > 2)
    .sort((one, other) => one.seen.top - other.seen.top);
  const faults = [];
  for (const [at, one] of boxes.entries()) {
    for (let next = at + 1; next < boxes.length; next += 1) {
      const other = boxes[next];
      if (other.seen.top >= one.seen.bottom - 1) break;
      if (one.layer !== other.layer) continue;
      const across =
        Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
      const down =
        Math.min(one.seen.bottom, other.seen.bottom) - Math.max(one.seen.top, other.seen.top);
      if (across <= 1.5 || down <= 1.5) continue;
      const isAround = one.element.contains(other.element) || other.element.contains(one.element);
      if (isAround && !(one.text && other.text)) continue;
      if (one.element === other.element && one.text === other.text) continue;
      const size = `${Math.round(across)}x${Math.round(down)} px`;
      faults.push({ what: `overlap of ${size}`, one: label(one), other: label(other) });
    }
  }
  return faults;
}

/** Texts of which a part can be seen nowhere. */
export function cuts(texts) {
  const faults = [];
  for (const one of texts) {
    const { box, clip } = one;
    const ends = [
      [clip.cutX.from - box.left, clip.cutX.startsAt, "x"],
      [box.right - clip.cutX.to, clip.cutX.endsAt, "x"],
      [clip.cutY.from - box.top, clip.cutY.startsAt, "y"],
      [box.bottom - clip.cutY.to, clip.cutY.endsAt, "y"],
    ];
    for (const [by, element, axis] of ends) {
      if (by <= 1.5) continue;
      // `shortened` judges an ellipsis.
      if (element && axis === "x" && isShortened(element)) continue;
      const where = element ? nameOf(element) : "the screen";
      faults.push({ what: `cut by ${Math.round(by)} px`, one: label(one), other: where });
    }
  }
  return faults;
}

/** Shortened texts whose whole is nowhere, and fields whose value does not fit. */
export function shortened(root) {
  const faults = [];
  for (const element of root.querySelectorAll("*")) {
    const isField = element.matches("input:not([type=hidden], [type=radio], [type=checkbox])");
    if (!isField && !isShortened(element)) continue;
    if (element.scrollWidth <= element.clientWidth + 1 || !isShown(element)) continue;
    if (isField) {
      faults.push({ what: "value does not fit", one: nameOf(element), other: element.value });
    } else if (!isWholeElsewhere(element)) {
      const text = element.textContent.trim();
      faults.push({ what: "shortened, whole nowhere", one: nameOf(element), other: text });
    }
  }
  return faults;
}

/** Whether an element ends a text that is too long with an ellipsis. */
export function isShortened(element) {
  const { textOverflow, overflowX } = getComputedStyle(element);
  return textOverflow === "ellipsis" && /hidden|clip/.test(overflowX);
}

/** Whether a link or a title has the whole text: the page behind the link shows it. */
export function isWholeElsewhere(element) {
  return element.closest("a[href], [title]") !== null;
}

/** A page that is wider than the screen, with the elements that make it so. */
export function tooWide() {
  const { scrollWidth, clientWidth } = document.scrollingElement;
  if (scrollWidth <= clientWidth) return [];
  const out = [...document.body.querySelectorAll("*")].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    const { cutX } = clipsOf(element);
    const isOut = right > clientWidth + 0.5 || left < -0.5;
    return isOut && right > left && isShown(element) && cutX.from <= 0 && !cutX.endsAt;
  });
  const first = out.slice(0, 3).map(nameOf).join(", ");
  return [{ what: `page is ${scrollWidth - clientWidth} px too wide`, one: first, other: "" }];
}

/** Areas that scroll down but show too little of their content. */
export function slits(root) {
  return [root, ...root.querySelectorAll("*")].flatMap((element) => {
    if (element === document.documentElement || element === document.body) return [];
    const { overflowY } = getComputedStyle(element);
    const { scrollHeight, clientHeight } = element;
    if (!/auto|scroll/.test(overflowY) || scrollHeight <= clientHeight + 1) return [];
    if (clientHeight >= Math.min(120, innerHeight / 3) || !isShown(element)) return [];
    const what = `slit: ${clientHeight} of ${scrollHeight} px show`;
    return [{ what, one: nameOf(element), other: "" }];
  });
}

/** Controls that cannot be hit in their middle once scrolled there, or that are too small. */
export function controls(root, leastOf) {
  const faults = [];
  const selector =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]";
  for (const element of root.querySelectorAll(selector)) {
    const target = targetOf(element);
    if (!isShown(target)) continue;
    let hit = hitAt(element, target, 0, 0);
    if (!hit.isOwn) {
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      hit = hitAt(element, target, 0, 0);
    }
    if (!hit.isOwn) {
      const other = hit.element ? nameOf(hit.element) : "outside the screen";
      faults.push({ what: "cannot be hit", one: label({ element: target }), other });
      continue;
    }
    if (isInText(target)) continue;
    const least = leastOf.find(({ where }) => element.matches(where))?.least ?? 24;
    const { width, height } = target.getBoundingClientRect();
    if (width >= least - 0.5 && height >= least - 0.5) continue;
    // An area around it may take presses as well.
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const reach = least / 2 - 1;
    const across = width >= least - 0.5 ? 0 : reach;
    const down = height >= least - 0.5 ? 0 : reach;
    const corners = [
      [-across, 0],
      [across, 0],
      [0, -down],
      [0, down],
    ];
    if (corners.every(([x, y]) => hitAt(element, target, x, y).isOwn)) continue;
    const size = `${Math.round(width)}x${Math.round(height)} px, not ${least}`;
    faults.push({ what: `too small: ${size}`, one: label({ element: target }), other: "" });
  }
  return faults;
}

/** Which element is hit beside the middle of a target, and whether that is the control. */
export function hitAt(control, target, across, down) {
  const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
  const element = document.elementFromPoint(left + width / 2 + across, top + height / 2 + down);
  const isOwn =
    element !== null && (target.contains(element) || element.closest("label")?.control === control);
  return { element, isOwn };
}

/** Whether a link is a part of a sentence: the text around it decides its size. */
export function isInText(element) {
  if (getComputedStyle(element).display !== "inline") return false;
  return [...element.parentElement.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "",
  );
}

/** An element and its text, for a person. */
export function label({ element, text = element.textContent.replace(/\s+/g, " ").trim() }) {
  const short = text.length > 40 ? `${text.slice(0, 39)}…` : text;
  return `${nameOf(element)}${short ? ` "${short}"` : ""}`;
}

/** All faults of the visible page below the first match of `within`, without repetitions. */
export function faultsOf({ within, deliberate, least }) {
  renderAll();
  const root = document.querySelector(within);
  if (!root) throw new Error(`there is no ${within}`);
  const texts = textsIn(root);
  const things = elementsIn(root, "button, input, select, textarea, summary, svg, img, .icon");
  const found = [
    ...tooWide(),
    ...overlaps(texts, things, deliberate),
    ...cuts(texts),
    ...shortened(root),
    ...slits(root),
    ...controls(root, least),
  ];
  scrollTo(0, 0);
  const kinds = new Map();
  for (const fault of found) {
    const bare = (name) => name.replace(/ ".*"$/, "");
    const kind = [fault.what.replace(/\d+/g, ""), bare(fault.one), bare(fault.other)].join("|");
    const known = kinds.get(kind);
    if (known) known.times += 1;
    else kinds.set(kind, { ...fault, times: 1 });
  }
  return [...kinds.values()];
}
