/**
 * Whether somebody can see the page, and whether it slept: what decides when the page lets go of its
 * connection, and when it asks for what it missed.
 */

/** What happens to a page. */
export interface PresenceEvents {
  /** The page is hidden for a while or for ever: it enters the back-forward cache, or is frozen. */
  onRest(): void;
  /** The page is there again after {@link onRest}, this many milliseconds later. */
  onReturn(away: number): void;
  /** The page's clock stood still: the machine slept. */
  onWake(): void;
  /** The page was hidden for so long that it may have missed something. */
  onShown(): void;
  /** Every now and then while the page is visible. */
  onTick(): void;
}

/** How often the clock is looked at, in milliseconds. */
export const TICK_MS = 10_000;

/** A gap of the clock that only sleep explains, and how long a page is hidden before it asks. */
export const GAP_MS = 30_000;

/** A page that is hidden for this long lets go of its connection. */
export const HIDDEN_MS = 300_000;

/** Follows the page's presence. Call it once per page. */
export function followPresence(events: PresenceEvents): void {
  let restedAt: number | undefined;
  let hiddenAt: number | undefined;
  let seen = Date.now();
  let giveUp: ReturnType<typeof setTimeout> | undefined;

  const rest = () => {
    clearTimeout(giveUp);
    if (restedAt !== undefined) return;
    restedAt = Date.now();
    events.onRest();
  };
  const comeBack = () => {
    seen = Date.now();
    hiddenAt = undefined;
    if (restedAt === undefined) return;
    const away = Date.now() - restedAt;
    restedAt = undefined;
    events.onReturn(away);
  };
  addEventListener("pagehide", rest);
  addEventListener("pageshow", ({ persisted }) => persisted && comeBack());
  // Chromium freezes pages in the background, too.
  document.addEventListener("freeze", rest);
  document.addEventListener("resume", () => document.visibilityState === "visible" && comeBack());
  document.addEventListener("visibilitychange", () => {
    clearTimeout(giveUp);
    if (document.visibilityState === "hidden") {
      hiddenAt = Date.now();
      giveUp = setTimeout(rest, HIDDEN_MS);
      return;
    }
    const wasHidden = hiddenAt === undefined ? 0 : Date.now() - hiddenAt;
    if (restedAt !== undefined) comeBack();
    else {
      seen = Date.now();
      hiddenAt = undefined;
      if (wasHidden > GAP_MS) events.onShown();
    }
  });
  setInterval(() => {
    // The timers of a hidden page run late.
    if (document.visibilityState === "hidden" || restedAt !== undefined) return;
    const gap = Date.now() - seen - TICK_MS;
    seen = Date.now();
    if (Math.abs(gap) > GAP_MS) events.onWake();
    else events.onTick();
  }, TICK_MS);
}
