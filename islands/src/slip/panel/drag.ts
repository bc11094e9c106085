/**
 * The sheet under a finger: a drag on the bar raises it, a drag or a touch on its head lowers it. It
 * follows the finger, and when that is lifted, goes on in the direction of the movement, or to the
 * nearer end. Everything here can also be done with a button.
 */
import { $panel, SHEET, setPanel } from "../../core/panel";

/** A shorter movement is a touch, in pixels. */
const SLOP = 8;

/** A faster one decides where the sheet goes, in pixels per millisecond. */
const FLICK = 0.4;

const BAR = "[data-slip-bar]";
const HEAD = ".slip-head";

interface Drag {
  readonly handle: HTMLElement;
  readonly panel: HTMLElement;
  readonly pointer: number;
  readonly wasOpen: boolean;
  /** Where the finger touched, and its distance to the upper edge of what it touched. */
  readonly from: number;
  readonly grip: number;
  isMoving: boolean;
  at: number;
  time: number;
  speed: number;
}

let drag: Drag | undefined;

/** Starts to follow fingers; returns a function that ends it. */
export function startDrag(): () => void {
  const on = [
    ["pointerdown", begin],
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
    ["click", lower],
  ] as const;
  for (const [type, listener] of on) {
    document.addEventListener(type, listener as EventListener);
  }
  return () => {
    for (const [type, listener] of on) {
      document.removeEventListener(type, listener as EventListener);
    }
  };
}

function begin({ isPrimary, button, target, clientY, pointerId, timeStamp }: PointerEvent): void {
  if (!isPrimary || button !== 0 || !(target instanceof Element)) return;
  const handle = target.closest<HTMLElement>(`${BAR}, ${HEAD}`);
  const panel = document.getElementById("slip");
  if (!handle || !panel || !matchMedia(SHEET).matches) return;
  drag = {
    handle,
    panel,
    pointer: pointerId,
    wasOpen: $panel.get().open,
    from: clientY,
    grip: clientY - handle.getBoundingClientRect().top,
    isMoving: false,
    at: clientY,
    time: timeStamp,
    speed: 0,
  };
}

function move({ pointerId, clientY, timeStamp }: PointerEvent): void {
  if (!drag || drag.pointer !== pointerId) return;
  if (!drag.isMoving) {
    if (Math.abs(clientY - drag.from) < SLOP) return;
    drag.isMoving = true;
    drag.handle.setPointerCapture(pointerId);
    document.documentElement.dataset.slipDrag = "";
  }
  const passed = timeStamp - drag.time;
  if (passed > 0) drag.speed = (drag.at - clientY) / passed;
  drag.at = clientY;
  drag.time = timeStamp;
  show(String(raised(drag)));
}

function end({ type, pointerId, timeStamp }: PointerEvent): void {
  if (!drag || drag.pointer !== pointerId) return;
  const { isMoving, wasOpen, speed, time } = drag;
  const goesUp = raised(drag) > 0.5;
  // A finger that rested before it was lifted had no speed any more.
  const isFlick = Math.abs(speed) > FLICK && timeStamp - time < 100;
  if (isMoving) {
    delete document.documentElement.dataset.slipDrag;
    show("");
    ignoreClick();
    const open = isFlick ? speed > 0 : goesUp;
    if (type === "pointerup" && open !== wasOpen) {
      setPanel(wasOpen ? { open } : { open, tab: "slip" });
    }
  }
  drag = undefined;
}

/** A touch of the head beside its buttons. */
function lower({ target }: Event): void {
  const isHead = target instanceof Element && target.closest(HEAD) && !target.closest("button");
  if (isHead && matchMedia(SHEET).matches) setPanel({ open: false });
}

/** How much of the sheet is up, 0 to 1: its upper edge stays as far from the finger as it was. */
function raised({ panel, at, grip }: Drag): number {
  const { height } = panel.getBoundingClientRect();
  return Math.min(1, Math.max(0, (innerHeight - (at - grip)) / height));
}

/** The styles of panel and scrim read it from their common parent. */
function show(raised: string): void {
  document.getElementById("slip")?.parentElement?.style.setProperty("--slip-raised", raised);
}

/** A mouse clicks after a drag. */
function ignoreClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", ignore, { capture: true });
  setTimeout(() => removeEventListener("click", ignore, { capture: true }));
}
