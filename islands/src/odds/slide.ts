/**
 * Changes the layout of a part of the page so that nothing jumps: what stays in view slides to its new
 * place, and what is in view keeps its place while something above it changes.
 */

/** Duration of a slide (templates/styles/tokens.css, `--panel`). */
const SLIDE_MS = 200;

/** Makes a change; `moving` are the elements that it may move, from the top of the page to its end. */
export function slide(moving: () => readonly HTMLElement[], change: () => void): void {
  const before = new Map(
    moving()
      .map((element) => [element, element.getBoundingClientRect()] as const)
      .filter(([, { bottom, top }]) => bottom > 0 && top < innerHeight),
  );
  const [first] = before.keys();
  change();
  if (first?.isConnected && scrollY > 0) {
    // Safari does not anchor the scroll position; where the browser has, nothing is left to do.
    const moved = first.getBoundingClientRect().top - (before.get(first)?.top ?? 0);
    if (moved !== 0) scrollBy({ top: moved, behavior: "instant" });
  }
  for (const [element, { top }] of before) {
    if (!element.isConnected) continue;
    const moved = top - element.getBoundingClientRect().top;
    if (moved !== 0) glide(element, moved);
  }
}

/** Lets an element come to its place from where it was. */
function glide(element: HTMLElement, from: number): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.animate([{ translate: `0 ${from}px` }, { translate: "0 0" }], {
    // Also without motion: what is drawn in its old place for one frame is no shift of the layout.
    duration: isStill ? 1 : SLIDE_MS,
    easing: "ease",
  });
}
