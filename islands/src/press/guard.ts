/**
 * Protects against presses that reach something new. A press is answered by replacing what was
 * pressed: a button by a receipt, an offer by its confirmation, a sheet by the prices below it. The
 * second tap of a double tap, or of an impatient finger, must not land on what came instead.
 *
 * One rule for the whole page, keyboard included: for {@link SETTLE_MS} after a control has
 * appeared where the visitor pressed, it ignores presses. Each ignored press starts that time
 * again, but {@link LONGEST_MS} after the control has appeared presses count: a visitor who is still
 * pressing then means it. A control that is still what it was can be pressed as fast as anybody likes, and
 * so can everything elsewhere on the page. Nothing looks different meanwhile, and nothing moves.
 *
 * What is under the finger is looked up several times a second for as long as an answer may take,
 * because it may come long after the press.
 */

/** How long a new control ignores presses, in milliseconds. */
export const SETTLE_MS = 800;

/** How long at most, in milliseconds, however often it is pressed. */
const LONGEST_MS = 1600;

/** Two presses this close are at the same place, in pixels: about half a fingertip. */
const NEAR = 40;

const LOOK_MS = 100;

/** How long a press is remembered, in milliseconds: longer than any call to the operator takes. */
const MEMORY_MS = 40_000;

/** What does not scroll with the page. */
const RESTS = ".slip, dialog";

const CONTROL = "a[href], button, summary, label, input, select, textarea";

/** A control, with its meaning: one that is relabelled is not the same any more. */
interface Seen {
  readonly it: Element | string | undefined;
  readonly meaning: string;
}

/** A place that was pressed, and what has been there since. */
interface Watch {
  readonly x: number;
  readonly y: number;
  readonly until: number;
  /** What is there now; its times are undefined while it is what was pressed. */
  seen: Seen;
  /** When that came, and when it was last pressed in vain. */
  came: number | undefined;
  since: number | undefined;
}

let watch: Watch | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
/** Whether the current press began on something new. */
let isHeld = false;
/** The control that a key activated last, when, and when last in vain; undefined after any other key. */
let keyed: { seen: Seen; at: number; since: number } | undefined;
/** Whether the last press was a key's. */
let isKey = false;
/** Whether the page is being scrolled in answer to a press. */
let isAnswer = false;

let started = false;

/** Watches every press of the page from now on. */
export function startPressGuard(): void {
  if (started) return;
  started = true;
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
  isHeld = watch !== undefined && Math.hypot(x - watch.x, y - watch.y) < NEAR && isNew(watch);
  if (!isHeld) watchPlace(x, y);
}

/** A drag ends elsewhere: what it moved there is what was pressed, what comes there later is new. */
function onLift({ isTrusted, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
  if (!isTrusted || !isPrimary || !watch) return;
  if (Math.hypot(x - watch.x, y - watch.y) >= NEAR) watchPlace(x, y);
}

function watchPlace(x: number, y: number): void {
  forget();
  const until = performance.now() + MEMORY_MS;
  watch = {
    x,
    y,
    until,
    seen: seenIn(document.elementFromPoint(x, y)),
    came: undefined,
    since: undefined,
  };
  timer = setInterval(look, LOOK_MS);
}

function onKey({ isTrusted, key, repeat }: KeyboardEvent): void {
  if (!isTrusted) return;
  isKey = true;
  if (key !== "Enter" && key !== " ") keyed = undefined;
  // A key that is held down repeats its press.
  else if (repeat && keyed) keyed.at = keyed.since = performance.now();
}

function onClick(event: MouseEvent): void {
  if (!event.isTrusted) return;
  if (isKey ? isNewToKey(event) : isNewToPointer()) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

function isNewToPointer(): boolean {
  look();
  if (!watch || !(isHeld || isNew(watch))) return false;
  watch.since = performance.now();
  return true;
}

function isNewToKey({ target }: Event): boolean {
  const seen = seenIn(target);
  const at = performance.now();
  const last = keyed;
  if (last && !isSame(last.seen, seen) && isWithin(at, last.at, last.since)) {
    last.since = at;
    return true;
  }
  keyed = { seen, at, since: at };
  return false;
}

/** Notes when something else has come to the watched place. */
function look(): void {
  if (!watch) return;
  const now = performance.now();
  const seen = seenIn(document.elementFromPoint(watch.x, watch.y));
  if (now > watch.until) {
    forget();
  } else if (!isSame(watch.seen, seen)) {
    watch.seen = seen;
    watch.came = watch.since = now;
  }
}

function isNew({ came, since }: Watch): boolean {
  return came !== undefined && isWithin(performance.now(), came, since);
}

/** Whether a press at a time is too early for a control that came, and was last pressed in vain, before. */
function isWithin(now: number, came: number, since = came): boolean {
  return now - since < SETTLE_MS && now - came < LONGEST_MS;
}

function forget(): void {
  clearInterval(timer);
  watch = undefined;
}

function isSame(a: Seen, b: Seen): boolean {
  return a.it === b.it && a.meaning === b.meaning;
}

/**
 * Amounts, prices and counts do not change what a control does, so digits are no part of its
 * meaning. A price is what it is a price of, however often it is drawn again.
 */
function seenIn(target: EventTarget | null): Seen {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
  const outcome = control?.dataset.outcome;
  if (!control || outcome) return { it: outcome, meaning: "" };
  const label = control.getAttribute("aria-label") ?? control.textContent ?? "";
  return { it: control, meaning: label.replace(/\d+/g, "") };
}
