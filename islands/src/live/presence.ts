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

/** What it means that the clock went from `seen` to `now` between two looks. Set back far, it counts as sleep. */
export function afterTick(seen: number, now: number): "onWake" | "onTick" {
  return Math.abs(now - seen - TICK_MS) > GAP_MS ? "onWake" : "onTick";
}

/** What it means that the page is visible again. One that rested asks anyway when it returns. */
export function afterShown(
  restedAt: number | undefined,
  hiddenAt: number | undefined,
  now: number,
): "onReturn" | "onShown" | undefined {
  if (restedAt !== undefined) return "onReturn";
  return hiddenAt !== undefined && now - hiddenAt > GAP_MS ? "onShown" : undefined;
}

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
    const means = afterShown(restedAt, hiddenAt, Date.now());
    comeBack();
    if (means === "onShown") events.onShown();
  });
  setInterval(() => {
    // The timers of a hidden page run late.
    if (document.visibilityState === "hidden" || restedAt !== undefined) return;
    const means = afterTick(seen, Date.now());
    seen = Date.now();
    events[means]();
  }, TICK_MS);
}
