/**
 * Protects against presses that reach something new. A press is answered by replacing what was
 * pressed: a button by a receipt, an offer by its confirmation, a sheet by the prices below it. The
 * second tap of a double tap, or of an impatient finger, must not land on what came instead.
 *
 * One rule for the whole page, keyboard included: for {@link SETTLE_MS} after a control has
 * appeared where the visitor pressed, it ignores presses. Each ignored press starts that time
 * again, but `LONGEST_MS` after the control has appeared presses count: a visitor who is still
 * pressing then means it. A control that is still what it was can be pressed as fast as anybody likes, and
 * so can everything elsewhere on the page. Nothing looks different meanwhile, and nothing moves.
 *
 * What is under the finger is looked up several times a second for as long as an answer may take,
 * because it may come long after the press. What follows from what was seen when, `settling.ts` decides.
 */

import { keyOf } from "../core/price-place";
import { once } from "../state/once";
import {
  afterKey,
  clickedInVain,
  isAt,
  isOnNew,
  type Keyed,
  keyedInVain,
  keyedNow,
  lookedAt,
  meaningOf,
  type Seen,
  type Watch,
  watchOf,
} from "./settling";

export { SETTLE_MS } from "./settling";

const LOOK_MS = 100;

/** What does not scroll with the page. */
const RESTS = ".slip, dialog";

const CONTROL = "a[href], button, summary, label, input, select, textarea";

/** Makes a function that watches every press of the page from its first call on. */
export function createPressGuard(): () => void {
  let watch: Watch | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** Whether the current press began on something new. */
  let isHeld = false;
  /** Undefined after any other key. */
  let keyed: Keyed | undefined;
  /** Whether the last press was a key's. */
  let isKey = false;
  /** Whether the page is being scrolled in answer to a press. */
  let isAnswer = false;

  function start(): void {
    const options = { capture: true, passive: true };
    window.addEventListener("pointerdown", onPointer, options);
    window.addEventListener("pointerup", onLift, options);
    window.addEventListener("keydown", onKey, options);
    // The visitor moved the page: what is at this place now is there by the visitor's own doing. Parts
    // of the page, such as the slip's panel, also scroll by themselves.
    for (const type of ["pointercancel", "wheel"]) window.addEventListener(type, forget, options);
    document.addEventListener("scroll", onScroll, options);
    // So is what typing changes, such as the amount on a button.
    window.addEventListener("input", (event) => event instanceof InputEvent && forget(), options);
    window.addEventListener("click", onClick, { capture: true });
    // The core scrolls a pressed price out from under the slip's bar.
    window.addEventListener("sb-scroll", onAnswer);
  }

  /**
   * The page also scrolls by itself: to stay where it is when something grows above it, and after a
   * press, so that the slip's bar covers no picked price.
   */
  function onScroll({ target }: Event): void {
    const it = watch?.seen.it;
    const isAbove = it instanceof Element && it.closest(RESTS) !== null;
    if (target === document && !isAbove && !isAnswer) forget();
  }

  /** The event of a scroll comes with the next frame. */
  function onAnswer(): void {
    isAnswer = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isAnswer = false;
      }),
    );
  }

  function onPointer({ isTrusted, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
    if (!isTrusted || !isPrimary) return;
    isKey = false;
    keyed = undefined;
    look();
    isHeld = isOnNew(watch, x, y, performance.now());
    if (!isHeld) watchPlace(x, y);
  }

  /** A drag ends elsewhere: what it moved there is what was pressed, what comes there later is new. */
  function onLift({ isTrusted, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
    if (!isTrusted || !isPrimary || !watch) return;
    if (!isAt(watch, x, y)) watchPlace(x, y);
  }

  function watchPlace(x: number, y: number): void {
    forget();
    watch = watchOf(x, y, seenAt(x, y), performance.now());
    timer = setInterval(look, LOOK_MS);
  }

  function onKey({ isTrusted, key, repeat }: KeyboardEvent): void {
    if (!isTrusted) return;
    isKey = true;
    keyed = afterKey(keyed, key, repeat, performance.now());
  }

  function onClick(event: MouseEvent): void {
    if (!event.isTrusted) return;
    if (isKey ? isIgnoredOfKey(event) : isIgnoredOfPointer()) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }

  function isIgnoredOfPointer(): boolean {
    look();
    const ignored = clickedInVain(watch, isHeld, performance.now());
    watch = ignored ?? watch;
    return ignored !== undefined;
  }

  function isIgnoredOfKey({ target }: Event): boolean {
    const seen = seenIn(target);
    const now = performance.now();
    const ignored = keyedInVain(keyed, seen, now);
    keyed = ignored ?? keyedNow(seen, now);
    return ignored !== undefined;
  }

  /** Notes when something else has come to the watched place. */
  function look(): void {
    if (!watch) return;
    const now = performance.now();
    watch = lookedAt(watch, seenAt(watch.x, watch.y), now);
    if (!watch) forget();
  }

  function forget(): void {
    clearInterval(timer);
    watch = undefined;
  }

  return once(start);
}

export const startPressGuard = createPressGuard();

function seenAt(x: number, y: number): Seen {
  return seenIn(document.elementFromPoint(x, y));
}

/** A price is what it is a price of, however often it is drawn again. */
function seenIn(target: EventTarget | null): Seen {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
  if (!control) return { it: undefined, meaning: "" };
  if (control.dataset.outcome) return { it: keyOf(control), meaning: "" };
  const label = control.getAttribute("aria-label") ?? control.textContent ?? "";
  return { it: control, meaning: meaningOf(label) };
}
