/**
 * The logos of picked sides, as the page has them where the match is picked: which pictures a page may load, only the
 * generator knows.
 */
import { createKept } from "./kept-of-matches";

/** Addresses of a match's logos; null for a side without one. */
export interface SideLogos {
  readonly home: string | null;
  readonly away: string | null;
}

const SIDES = {
  home: ".event-side:nth-child(1) .event-logo, [data-side=home] .score-logo",
  away: ".event-side:nth-child(2) .event-logo, [data-side=away] .score-logo",
};

/** Logos that are kept for the session. */
export function createLogos(): (matchId: number) => SideLogos | undefined {
  const kept = createKept("slip-logos", isLogos);
  return (matchId) => {
    const id = String(matchId);
    const known = kept.get(id);
    if (known) return known;
    const shown = shownLogos(id);
    if (shown) kept.keep(id, shown);
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

function isLogos(value: unknown): value is SideLogos {
  const { home, away } = (value ?? {}) as Record<string, unknown>;
  return [home, away].every((one) => one === null || typeof one === "string");
}
