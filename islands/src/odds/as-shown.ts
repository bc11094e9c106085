/**
 * Whether a row, as the page came with it, shows what the operator reports of its match: then what draws rows need not be
 * loaded. Prices and clocks count for nothing: the core and `live/clocks.ts` keep them.
 */
import type { EventRowProps, MarketProps, ScoreProps } from "../api/props.gen";
import { now } from "../clock/now";
import type { LiveMatch } from "../live/shared/matches";
import { calledNow } from "../rules/called";

/** Whether a prerendered row that nothing has changed is still true. */
export function isAsShown(row: EventRowProps, latest: LiveMatch | undefined): boolean {
  if (!latest) return true;
  const { match, score, market, second } = row;
  const shown = [
    match.home,
    match.away,
    match.status,
    row.called,
    ...placesOf(score, market, second),
  ];
  const reported = [latest.home, latest.away, latest.status, calledNow(row, latest, now())];
  const places = placesOf(latest.score, latest.market, latest.second);
  return JSON.stringify(shown) === JSON.stringify([...reported, ...places]);
}

/** What a score and markets put into a row. */
function placesOf(score: ScoreProps | null, ...markets: readonly (MarketProps | null)[]) {
  return [
    score && { ...score, clock: score.clock !== null },
    ...markets.map(
      (market) =>
        market && [
          market.id,
          market.specifier,
          ...market.outcomes.map(({ id, name }) => [id, name]),
        ],
    ),
  ];
}
