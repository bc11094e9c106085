/** The path of a match's page, as far as the address says it. */

/** Sport and match, by their path segments. */
export interface MatchPath {
  readonly sport: string;
  readonly slug: string;
}

/**
 * The parts of a path that may be a match's: two segments below the language's prefix, the first of
 * them a sport of the site. A category or league has the same form; only the operator knows more.
 */
export function matchPath(
  path: string,
  prefix: string,
  sports: readonly string[],
): MatchPath | undefined {
  if (!path.startsWith(`${prefix}/`)) return undefined;
  const [sport, slug, ...more] = decoded(path.slice(prefix.length + 1).replace(/\/$/, ""));
  if (!sport || !slug || more.length > 0 || !sports.includes(sport)) return undefined;
  return { sport, slug };
}

function decoded(path: string): string[] {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return [];
  }
}
