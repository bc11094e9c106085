/**
 * When picked matches begin, as the page says it where the match is picked. It is kept for the session, because the slip
 * follows the player to pages that do not show the match.
 */
import { readStored, writeStored } from "../core/storage";

const KEY = "slip-starts";

/** So many matches are kept, the last ones: as many as a slip has selections, and some that were removed. */
const KEPT = 60;

type Starts = ReadonlyMap<string, string>;

/** Starts that are kept for the session. */
export function createStarts(): (matchId: number) => string | undefined {
  let kept: Starts | undefined;
  return (matchId) => {
    const id = String(matchId);
    kept ??= new Map(restored());
    // The page first: a match may have been put off.
    const start = shownStart(id) ?? kept.get(id);
    if (start === undefined || start === kept.get(id)) return start;
    const last = [...kept, [id, start] as const].slice(-KEPT);
    kept = new Map(last);
    writeStored("session", KEY, [...kept]);
    return start;
  };
}

/** When a match begins, as an ISO moment; undefined where no page has said it. */
export const startOf = createStarts();

function shownStart(id: string): string | undefined {
  const time = document.querySelector<HTMLTimeElement>(`[data-match="${id}"] time[datetime]`);
  return isMoment(time?.dateTime) ? time?.dateTime : undefined;
}

function restored(): (readonly [string, string])[] {
  const stored = readStored("session", KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (one: unknown): one is readonly [string, string] =>
      Array.isArray(one) && typeof one[0] === "string" && isMoment(one[1]),
  );
}

function isMoment(value: unknown): value is string {
  return typeof value === "string" && Number.isFinite(Date.parse(value));
}
