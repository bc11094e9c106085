/**
 * Tells a tap from a touch that moved the page or stopped its scrolling. Quick bet places nothing
 * on the latter: the finger was meant for the page, not for the price that came to lie under it.
 */

/** A page that scrolled this recently is still moving when it is touched, in milliseconds. */
const SCROLL_MS = 250;
/** A touch that moves further than this is a drag, in pixels. */
const DRAG = 10;

/** Follows touches and scrolling from `start` on. */
function createTaps() {
  let scrolledAt = Number.NEGATIVE_INFINITY;
  let touch = { x: 0, y: 0, at: 0, isTap: true };

  function noteScroll(): void {
    scrolledAt = performance.now();
  }

  function begin({ clientX: x, clientY: y }: PointerEvent): void {
    const at = performance.now();
    touch = { x, y, at, isTap: at - scrolledAt > SCROLL_MS };
  }

  function move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - touch.x, clientY - touch.y) > DRAG) touch.isTap = false;
  }

  /** A key presses what has the focus, wherever the page is. */
  function beginByKey(): void {
    touch = { x: 0, y: 0, at: Number.POSITIVE_INFINITY, isTap: true };
  }

  return {
    start(): void {
      const options = { capture: true, passive: true };
      window.addEventListener("scroll", noteScroll, options);
      window.addEventListener("pointerdown", begin, options);
      window.addEventListener("pointermove", move, options);
      window.addEventListener("pointerup", move, options);
      window.addEventListener("keydown", beginByKey, options);
    },
    /** Whether the last touch, or the last key, was meant for what it touched. */
    wasTap: () => touch.isTap && scrolledAt < touch.at,
  };
}

export const { start: startTaps, wasTap } = createTaps();
