/**
 * A button that costs money, and that an event can change or move under a finger: an offer that
 * moves, a price that goes back. `guard.ts` only knows places that were pressed before; this one
 * ignores presses for {@link SETTLE_MS} after any such change.
 */
import { useLayoutEffect, useRef } from "react";
import { SETTLE_MS } from "./settling";

/** What to call when the button is pressed, and when its click counts. */
export interface Settled {
  readonly onPointerDown: () => void;
  /** Whether a click counts. One whose press began too early does not, however long the finger rests. */
  readonly isSettled: () => boolean;
}

/**
 * Follows a button. `meaning` is what it does at present; undefined while it is not there and only
 * the visitor's own press can bring it, which is no such change.
 */
export function useSettled(meaning: string | number | null | undefined): Settled {
  const last = useRef(meaning);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const isEarly = useRef(false);
  useLayoutEffect(() => {
    if (last.current !== meaning && last.current !== undefined) {
      changedAt.current = performance.now();
    }
    last.current = meaning;
  }, [meaning]);
  const isNew = () => performance.now() - changedAt.current < SETTLE_MS;
  return {
    onPointerDown: () => {
      isEarly.current = isNew();
    },
    isSettled: () => {
      const wasEarly = isEarly.current;
      isEarly.current = false;
      return !wasEarly && !isNew();
    },
  };
}
