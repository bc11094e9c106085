/**
 * Selections that are only known by their ids, such as those of a placed or a shared bet, in their
 * current state: names and prices are fetched, and unavailable selections are reported.
 */
import { isStatus } from "../../api/errors";
import type { Market, Match } from "../../api/matches";
import { fetchMarket, fetchMatch } from "../../api/sportsbook";
import { isBettable } from "../../betting/selection";
import { priceKey } from "../../core/prices";
import type { SlipSelection } from "../../core/selections";
import { applyFetched, fetchedMatch } from "../../live/shared/prices";
import { search } from "../../live/shared/search";

/** A selection by its ids. */
export interface SelectionRef {
  readonly match_id: number;
  readonly market_id: number;
  readonly specifier: string | null;
  readonly outcome_id: number;
}

/** The result for some selections, in their order. */
export interface Presented<R extends SelectionRef> {
  readonly found: readonly SlipSelection[];
  /** No longer offered, and not coming back. */
  readonly gone: readonly R[];
}

/**
 * Fetches the current state of selections. Rejects with an `ApiError` when it cannot be fetched.
 */
export async function presentSelections<R extends SelectionRef>(
  refs: readonly R[],
): Promise<Presented<R>> {
  const ids = [...new Set(refs.map(({ match_id }) => match_id))];
  const offers = new Map(
    await Promise.all(ids.map(async (id) => [id, await ask(id, refs)] as const)),
  );
  const present = refs.map((ref) => ({
    ref,
    selection: selectionOf(offers.get(ref.match_id), ref),
  }));
  return {
    found: present.flatMap(({ selection }) => selection ?? []),
    gone: present.flatMap(({ ref, selection }) => (selection ? [] : ref)),
  };
}

interface MatchOffer {
  readonly match: Match;
  readonly markets: readonly Market[];
}

/** A match with the requested markets; undefined when the operator no longer has it. */
async function ask(
  matchId: number,
  refs: readonly SelectionRef[],
): Promise<MatchOffer | undefined> {
  const wanted = refs.filter(({ match_id }) => match_id === matchId);
  const marketIds = [...new Set(wanted.map(({ market_id }) => market_id))];
  try {
    // The slip does not have its selections yet.
    return await search(async (start) => {
      const match = await fetchMatch(matchId);
      fetchedMatch(match, start);
      if (!isBettable(match.status)) return undefined;
      const markets = (
        await Promise.all(marketIds.map((marketId) => fetchMarket(matchId, marketId)))
      ).flat();
      applyFetched(matchId, markets, start);
      return { match, markets };
    });
  } catch (error) {
    if (isStatus(error, 404)) return undefined;
    throw error;
  }
}

/** Market status numbers that take bets or may reopen. */
const ALLOWED = 1;
const SUSPENDED = -1;

function selectionOf(
  offer: MatchOffer | undefined,
  { match_id, market_id, specifier, outcome_id }: SelectionRef,
): SlipSelection | undefined {
  const market = offer?.markets.find(
    (one) => one.id === market_id && (one.specifier ?? null) === (specifier ?? null),
  );
  const outcome = market?.outcomes.find(({ id }) => id === outcome_id);
  if (!offer || !market || !outcome) return undefined;
  if (market.status !== ALLOWED && market.status !== SUSPENDED) return undefined;
  const { match } = offer;
  const { odds, active } = outcome;
  return {
    id: priceKey(match_id, market_id, specifier, outcome_id),
    type: "match",
    matchId: match_id,
    matchUrnId: match.urn_id,
    matchSlug: match.slug,
    matchStatus: match.status === 1 ? "live" : "prematch",
    sportKey: match.tournament.category.sport.key,
    lang: document.documentElement.lang,
    nameA: match.competitors.home.name,
    nameB: match.competitors.away.name,
    categoryName: match.tournament.name,
    provider: match.provider,
    marketId: market_id,
    marketName: market.name,
    marketGroup: market.market_groups[0]?.groupKey ?? "",
    specifier: specifier || null,
    outcomeId: outcome_id,
    outcomeName: outcome.name,
    active,
    odds,
    acceptedOdds: odds,
    initialOdds: odds,
    isSuspended: market.status !== ALLOWED || !active,
    isChanged: false,
    isNotAvailable: false,
  };
}
