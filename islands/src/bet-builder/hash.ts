/**
 * The builder in a page's address: `#bet-builder`, and behind `=` what is picked, each outcome as
 * `market:specifier:outcome`, joined by commas. A match has its own page, so it is not named again.
 */

const NAME = "#bet-builder";

/** Longest list that is read: an address is nothing that the visitor has written. */
const MOST = 50;

/** An outcome of the page's match. */
export interface PickRef {
  readonly marketId: number;
  readonly specifier: string | null;
  readonly outcomeId: number;
}

/** Whether a hash opens the builder. */
export function isBuilderHash(hash: string): boolean {
  return hash === NAME || hash.startsWith(`${NAME}=`);
}

/** The hash of a builder. */
export function builderHash(picks: readonly PickRef[]): string {
  return picks.length === 0 ? NAME : `${NAME}=${picks.map(write).join(",")}`;
}

/** What a hash says is picked; what cannot be read is left out. */
export function picksOfHash(hash: string): readonly PickRef[] {
  if (!hash.startsWith(`${NAME}=`)) return [];
  const refs = hash.slice(NAME.length + 1).split(",", MOST);
  return refs.map(read).filter((ref) => ref !== undefined);
}

function write({ marketId, specifier, outcomeId }: PickRef): string {
  const text = encodeURIComponent(`${marketId}:${specifier ?? ""}:${outcomeId}`);
  // Both stand in a hash as they are; escaped they would hide what the address says.
  return text.replaceAll("%3A", ":").replaceAll("%3D", "=");
}

function read(text: string): PickRef | undefined {
  // A specifier may have colons of its own (`hcp=0:1`).
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

/** The text without escapes; one that is escaped wrongly names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
