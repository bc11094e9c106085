/** Asks the operator for the match of a path. */

import type { MatchPath } from "../address/match-path";
import { isStatus } from "../api/errors";
import { fetchEvent, QUERY_LENGTH, type SportEvent, searchFor } from "../api/events";

/**
 * The match of a path; null where there is none. The operator's API finds no match by its path segment:
 * it is asked for the number that most segments end in, and then for the names in the segment.
 */
export async function findMatch(path: MatchPath): Promise<SportEvent | null> {
  const isIt = (event: SportEvent) => hasPath(event, path);
  const number = /(?:^|-)(\d{1,15})$/.exec(path.slug)?.[1];
  const numbered = number === undefined ? null : await orNull(fetchEvent(Number(number)));
  if (numbered && isIt(numbered)) return numbered;
  const names = namesIn(path.slug);
  if (names.length < QUERY_LENGTH.least) return null;
  const found = await orNull(searchFor(names));
  return found?.matches.find(isIt) ?? null;
}

/**
 * Whether the generator would give the match this path: its segment is the operator's, in letters,
 * digits and hyphens, with the match's number where another page has it already.
 */
function hasPath({ match, league }: SportEvent, { sport, slug }: MatchPath): boolean {
  const own = segment(match.slug) || String(match.id);
  return segment(league.sport.key) === sport && (slug === own || slug === `${own}-${match.id}`);
}

function segment(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The words of a segment, at most as many as a search may have. */
function namesIn(slug: string): string {
  const words = slug.replace(/-\d+$/, "").replaceAll("-", " ");
  return [...words].slice(0, QUERY_LENGTH.most).join("").trim();
}

/** Null where the operator refuses: it has no such match, or takes no such query. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isStatus(error, 404) || isStatus(error, 400) || isStatus(error, 422)) return null;
    throw error;
  }
}
