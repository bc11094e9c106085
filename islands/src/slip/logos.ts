/**
 * The logos of picked sides, as the page has them where the match is picked. They are kept for the session, because
 * the slip follows the player to pages that do not show the match; which pictures a page may load, only the generator
 * knows.
 */
import { readStored, writeStored } from "../core/storage";

/** Addresses of a match's logos; null for a side without one, beside which the page draws a shield. */
export interface SideLogos {
  readonly home: string | null;
  readonly away: string | null;
}

const KEY = "slip-logos";

/** So many matches are kept, the last ones: as many as a slip has selections, and some that were removed. */
const KEPT = 60;

const SIDES = {
  home: ".event-side:nth-child(1) .event-logo, [data-side=home] .score-logo",
  away: ".event-side:nth-child(2) .event-logo, [data-side=away] .score-logo",
};

/** Logos that are kept for the session. */
export function createLogos(): (matchId: number) => SideLogos | undefined {
  let kept: ReadonlyMap<string, SideLogos> | undefined;
  return (matchId) => {
    const id = String(matchId);
    kept ??= new Map(restored());
    const known = kept.get(id);
    if (known) return known;
    const shown = shownLogos(id);
    if (!shown) return undefined;
    const last = [...kept, [id, shown] as const].slice(-KEPT);
    kept = new Map(last);
    writeStored("session", KEY, last);
    return shown;
  };
}

/** The logos of a match's sides; undefined where none is known. */
export const logosOf = createLogos();

function shownLogos(id: string): SideLogos | undefined {
  for (const match of document.querySelectorAll(`[data-match="${id}"]`)) {
    const [home, away] = [SIDES.home, SIDES.away].map((side) => {
      const logo = match.querySelector(side);
      return logo instanceof HTMLImageElement
        ? logo.currentSrc || logo.src
        : logo
          ? null
          : undefined;
    });
    // Without an element for either, this part of the page shows no logos.
    if (home !== undefined || away !== undefined) return { home: home ?? null, away: away ?? null };
  }
  return undefined;
}

function restored(): (readonly [string, SideLogos])[] {
  const stored = readStored("session", KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (one: unknown): one is readonly [string, SideLogos] =>
      Array.isArray(one) && typeof one[0] === "string" && isLogos(one[1]),
  );
}

function isLogos(value: unknown): value is SideLogos {
  const { home, away } = (value ?? {}) as Record<string, unknown>;
  return [home, away].every((one) => one === null || typeof one === "string");
}
