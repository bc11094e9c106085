/**
 * When a part of the page may move: not under a finger or a pointer that is about to press, not while a
 * control in it has the focus of a keyboard, and not while the page scrolls.
 */

import { once } from "../../state/once";

/** How long a pointer that has moved over a part, or a page that has scrolled, keeps it in place. */
const CALM_MS = 1000;

/** How often a waiting change is tried again. */
const RETRY_MS = 250;

/** Makes such a function, which knows of no press and no move before its first call. */
export function createQuiet(): (part: Element, task: () => void) => void {
  let isPressed = false;
  let movedAt = Number.NEGATIVE_INFINITY;
  let scrolledAt = Number.NEGATIVE_INFINITY;
  let under: Element | null = null;
  const waiting = new Map<Element, () => void>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function whenQuiet(part: Element, task: () => void): void {
    follow();
    waiting.set(part, task);
    runAll();
    if (waiting.size > 0) timer ??= setInterval(runAll, RETRY_MS);
  }

  function runAll(): void {
    for (const [part, task] of [...waiting]) {
      if (!isQuiet(part)) continue;
      waiting.delete(part);
      task();
    }
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function isQuiet(part: Element): boolean {
    const now = performance.now();
    if (isPressed || now - scrolledAt < CALM_MS) return false;
    if (under && part.contains(under) && now - movedAt < CALM_MS) return false;
    return part.querySelector(":focus-visible") === null;
  }

  const follow = once((): void => {
    const passive = { capture: true, passive: true };
    addEventListener("pointerdown", () => (isPressed = true), passive);
    for (const type of ["pointerup", "pointercancel"]) {
      addEventListener(
        type,
        () => {
          isPressed = false;
          movedAt = performance.now();
        },
        passive,
      );
    }
    addEventListener(
      "pointermove",
      ({ target }) => {
        under = target instanceof Element ? target : null;
        movedAt = performance.now();
      },
      passive,
    );
    addEventListener("scroll", () => (scrolledAt = performance.now()), passive);
  });

  return whenQuiet;
}

/** Runs a task as soon as a part of the page may move; a later task for it replaces one that waits. */
export const whenQuiet = createQuiet();
