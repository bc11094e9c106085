/**
 * The sheet under a finger: a drag on the bar raises it, a drag or a touch on its head lowers it. It
 * follows the finger, and when that is lifted, goes on in the direction of the movement, or to the
 * nearer end. Everything here can also be done with a button.
 */
import { $panel, SHEET, setPanel } from "../../core/panel";
import { type Finger, isOpenAfter, movedTo, raisedBy, touching } from "./finger";

const BAR = "[data-slip-bar]";
const HEAD = ".slip-head";

interface Drag {
  readonly handle: HTMLElement;
  readonly panel: HTMLElement;
  readonly pointer: number;
  readonly wasOpen: boolean;
  finger: Finger;
}

/** Starts to follow fingers; returns a function that ends it. */
export function startDrag(): () => void {
  const { begin, move, end } = createDrag();
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

/** What a finger does with the sheet. */
function createDrag() {
  let drag: Drag | undefined;

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
      finger: touching(clientY, handle.getBoundingClientRect().top, timeStamp),
    };
  }

  function move({ pointerId, clientY, timeStamp }: PointerEvent): void {
    if (!drag || drag.pointer !== pointerId) return;
    const { isMoving } = drag.finger;
    drag.finger = movedTo(drag.finger, clientY, timeStamp);
    if (!drag.finger.isMoving) return;
    if (!isMoving) {
      drag.handle.setPointerCapture(pointerId);
      document.documentElement.dataset.slipDrag = "";
    }
    show(String(raised(drag)));
  }

  function end({ type, pointerId, timeStamp }: PointerEvent): void {
    if (!drag || drag.pointer !== pointerId) return;
    const { finger, wasOpen } = drag;
    const open = isOpenAfter(finger, wasOpen, type === "pointerup", raised(drag), timeStamp);
    if (finger.isMoving) {
      delete document.documentElement.dataset.slipDrag;
      show("");
      ignoreClick();
    }
    if (open !== wasOpen) setPanel(wasOpen ? { open } : { open, tab: "slip" });
    drag = undefined;
  }

  return { begin, move, end };
}

/** A touch of the head beside its buttons. */
function lower({ target }: Event): void {
  const isHead = target instanceof Element && target.closest(HEAD) && !target.closest("button");
  if (isHead && matchMedia(SHEET).matches) setPanel({ open: false });
}

function raised({ panel, finger }: Drag): number {
  return raisedBy(finger, innerHeight, panel.getBoundingClientRect().height);
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
