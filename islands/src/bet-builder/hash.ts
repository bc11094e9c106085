/**
 * The builder in a page's address: `#bet-builder`, followed by `=` and the picks, each outcome as
 * `market:specifier:outcome`, joined by commas. A match has its own page, so its id is not
 * repeated.
 */

import { BUILDER_HASH } from "./shared/builder-hash";

/** Maximum number of picks that are read: an address is untrusted input. */
const MOST = 50;

/** An outcome of the page's match. */
export interface PickRef {
  readonly marketId: number;
  readonly specifier: string | null;
  readonly outcomeId: number;
}

/** The hash of a builder. */
export function builderHash(picks: readonly PickRef[]): string {
  return picks.length === 0 ? BUILDER_HASH : `${BUILDER_HASH}=${picks.map(write).join(",")}`;
}

/** The picks of a hash; unreadable ones are left out. */
export function picksOfHash(hash: string): readonly PickRef[] {
  if (!hash.startsWith(`${BUILDER_HASH}=`)) return [];
  const refs = hash.slice(BUILDER_HASH.length + 1).split(",", MOST);
  return refs.map(read).filter((ref) => ref !== undefined);
}

function write({ marketId, specifier, outcomeId }: PickRef): string {
  const text = encodeURIComponent(`${marketId}:${specifier ?? ""}:${outcomeId}`);
  // Both are legal in a hash; escaped they would only make the address hard to read.
  return text.replaceAll("%3A", ":").replaceAll("%3D", "=");
}

function read(text: string): PickRef | undefined {
  // A specifier may contain colons (`hcp=0:1`).
  const [, market, specifier, outcome] = /^(\d+):(.*):(\d+)$/.exec(decoded(text)) ?? [];
  const ref = {
    marketId: Number(market),
    specifier: specifier || null,
    outcomeId: Number(outcome),
  };
  return Number.isSafeInteger(ref.marketId) && Number.isSafeInteger(ref.outcomeId)
    ? ref
    : undefined;
}

/** The decoded text; a malformed escape gives an empty one. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
