/**
 * Changes the layout of a part of the page so that nothing jumps: what stays in view slides to its new
 * place, and what is in view keeps its place while something above it changes.
 */

/** Duration of a slide (templates/styles/tokens.css, `--panel`). */
const SLIDE_MS = 200;

function createSlide() {
  /** What slides just now. */
  const slides = new WeakMap<Element, Animation>();

  function slide(moving: () => readonly HTMLElement[], change: () => void): void {
    const before = new Map(moving().map((one) => [one, one.getBoundingClientRect()] as const));
    const inView = [...before].filter(([, { top, height }]) => top >= 0 && height > 0);
    // Safari does not anchor the scroll position, and two must not.
    const { style } = document.documentElement;
    style.overflowAnchor = "none";
    change();
    // What keeps its place is the first that is still there.
    const first = inView.find(([element]) => element.isConnected);
    // One that slides already goes on from where it is seen: its new place is measured without that.
    for (const element of before.keys()) {
      slides.get(element)?.cancel();
      element.style.transform = "";
    }
    if (first && scrollY > 0) {
      const moved = first[0].getBoundingClientRect().top - first[1].top;
      if (moved !== 0) scrollBy({ top: moved, behavior: "instant" });
    }
    const moves = new Map<Element, number>();
    for (const [element, { top }] of before) {
      if (element.isConnected) moves.set(element, top - element.getBoundingClientRect().top);
    }
    const sliding: HTMLElement[] = [];
    const isInView = (top: number, bottom: number) => bottom >= 0 && top <= innerHeight;
    for (const [element, { top, bottom }] of before) {
      const moved = moves.get(element);
      if (moved === undefined) continue;
      // One that comes into view slides, too.
      if (!isInView(top, bottom) && !isInView(top - moved, bottom - moved)) continue;
      // Its parent carries it.
      const own = moved - carried(element, moves);
      if (own === 0) continue;
      element.style.transform = `translateY(${own}px)`;
      sliding.push(element);
    }
    // The browser has drawn all of it in its old place by then.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        style.overflowAnchor = "";
        sliding.forEach(release);
      }),
    );
  }

  /** Lets an element come to its place. */
  function release(element: HTMLElement): void {
    const from = element.style.transform;
    // A later change has let it go already.
    if (from === "") return;
    element.style.transform = "";
    if (element.getAttribute("style") === "") element.removeAttribute("style");
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const frames = [{ transform: from }, { transform: "none" }];
    slides.set(element, element.animate(frames, { duration: SLIDE_MS, easing: "ease" }));
  }

  return slide;
}

/** Makes a change; `moving` are the elements that it may move, parents before their children. */
export const slide = createSlide();

function carried(element: Element, moves: ReadonlyMap<Element, number>): number {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const moved = moves.get(parent);
    if (moved !== undefined) return moved;
  }
  return 0;
}
