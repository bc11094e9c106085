/** When a touch may place: the player could read that quick bet is armed, and has used it lately. */
import { ARMED_MS } from "../../betting/quick-bet";
import { SETTLE_MS } from "../../press/guard";

/** What watches over idle time needs from its surroundings. */
export interface IdleWorld {
  readonly isArmed: () => boolean;
  readonly disarm: () => void;
}

/** Disarms quick bet once nothing was placed for a while. `usedAt` is in milliseconds since 1970. */
export function createIdle(world: IdleWorld, usedAt = 0) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function watch(): void {
    clearTimeout(timer);
    if (!world.isArmed()) return;
    const left = usedAt + ARMED_MS - Date.now();
    if (left > 0) timer = setTimeout(watch, left);
    else world.disarm();
  }

  return {
    /** Looks now, and again when the time is over. */
    watch,
    /** When it was armed or placed a bet, whichever is later. */
    usedAt: () => usedAt,
    use(): void {
      usedAt = Date.now();
    },
  };
}

/**
 * A second touch of the same price within this time is a double tap and places nothing, in
 * milliseconds.
 */
const SAME_TOUCH = 1_000;

/** The bar that says that quick bet is armed, and touches while it is in view. */
export function createBar() {
  let shownAt = Number.POSITIVE_INFINITY;
  let touched = { id: "", at: Number.NEGATIVE_INFINITY };
  return {
    /** The bar has come into view; returns a function for when it leaves. */
    show(): () => void {
      shownAt = performance.now();
      document.documentElement.dataset.quickBet = "";
      return () => {
        shownAt = Number.POSITIVE_INFINITY;
        delete document.documentElement.dataset.quickBet;
      };
    },
    /** Whether the player could read it. */
    isRead: () => performance.now() - shownAt >= SETTLE_MS,
    /** Takes note of a touch; returns whether it is the second one of a double tap. */
    isAgain(id: string): boolean {
      const isAgain = touched.id === id && performance.now() - touched.at < SAME_TOUCH;
      touched = { id, at: performance.now() };
      return isAgain;
    },
  };
}
