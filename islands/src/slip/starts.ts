/** When picked matches begin, as the page says it where the match is picked. */
import { createKept } from "./kept-of-matches";

/** Starts that are kept for the session. */
export function createStarts(): (matchId: number) => string | undefined {
  const kept = createKept("slip-starts", isMoment);
  return (matchId) => {
    const id = String(matchId);
    // The page first: a match may have been put off.
    const shown = shownStart(id);
    if (shown === undefined) return kept.get(id);
    if (shown !== kept.get(id)) kept.keep(id, shown);
    return shown;
  };
}

/** When a match begins, as an ISO moment; undefined where no page has said it. */
export const startOf = createStarts();

function shownStart(id: string): string | undefined {
  const time = document.querySelector<HTMLTimeElement>(`[data-match="${id}"] time[datetime]`);
  return isMoment(time?.dateTime) ? time?.dateTime : undefined;
}

function isMoment(value: unknown): value is string {
  return typeof value === "string" && Number.isFinite(Date.parse(value));
}
