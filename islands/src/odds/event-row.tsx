/** One match in a list. The macros `event_row` and `event_side` are its twins. */
import { memo, type ReactNode } from "react";
import type { EventRowProps, OddsLabels, ScoreProps, TimeProps } from "../api/props.gen";
import { priceKey } from "../core/prices";
import { Phase } from "../live/shared/clock";
import { useMatch } from "../live/shared/use-match";
import { marketData, matchData } from "./data";
import { PriceButton } from "./price-button";

const LIVE = 1;
const PREMATCH = 0;
const FINISHED = 4;

/** Number of period columns that fit into a row. */
const PERIODS = 5;

interface RowProps {
  readonly row: EventRowProps;
  /** Whether it is below a phone's first screen. */
  readonly isBelow: boolean;
  readonly asOf: TimeProps | null;
  readonly labels: OddsLabels;
}

/**
 * A row: the teams with the time or the score, the prices of the main market, and the link to all
 * markets.
 */
export const EventRow = memo(function EventRow({
  row,
  isBelow,
  asOf,
  labels,
}: RowProps): ReactNode {
  const latest = useMatch(row.match.id);
  const match = latest
    ? { ...row.match, home: latest.home, away: latest.away, status: latest.status }
    : row.match;
  const score = latest ? latest.score : row.score;
  const market = row.market ?? latest?.market ?? null;
  const live = match.status === LIVE;
  const open = live || match.status === PREMATCH;
  return (
    <article
      className={isBelow ? "event-row event-row-below" : "event-row"}
      data-testid="event-row"
      data-live={live ? "true" : undefined}
      {...matchData(match)}
    >
      <a className="event-main" href={row.href}>
        <span className="event-meta">
          {live ? (
            <>
              <span className="pill-live">{labels.live}</span>
              {score && <Phase score={score} at={latest?.at} labels={labels} />}
              {asOf && market && (
                <span className="event-as-of">{`${labels.as_of} ${asOf.text}`}</span>
              )}
            </>
          ) : (
            <>
              {row.day && <span className="event-day">{row.day}</span>}
              <time dateTime={row.start.iso}>{row.start.text}</time>
              {match.status !== PREMATCH && (
                <span className="event-closed">
                  {match.status === FINISHED ? labels.finished : labels.closed}
                </span>
              )}
            </>
          )}
        </span>
        <span className="event-sides">
          <EventSide side="home" name={match.home} score={score} />
          <EventSide side="away" name={match.away} score={score} />
        </span>
      </a>
      {market && open ? (
        <div className="event-prices" data-columns={market.outcomes.length} {...marketData(market)}>
          {market.outcomes.map((outcome) => (
            <PriceButton
              key={priceKey(match.id, market.id, market.specifier, outcome.id)}
              match={match}
              market={market}
              outcome={outcome}
              labels={labels}
            />
          ))}
        </div>
      ) : (
        <div className="event-prices">
          <span className="event-unpriced">{unpricedWord(match.status, labels)}</span>
        </div>
      )}
      {row.more > 0 && open ? (
        <a className="event-more" href={row.href} aria-label={`${labels.more} +${row.more}`}>
          <span dir="ltr">{`+${row.more}`}</span>
        </a>
      ) : (
        <span className="event-more" />
      )}
    </article>
  );
});

/** Why a match has no prices: they are still to come only before it begins. */
export function unpricedWord(status: number, labels: OddsLabels): string {
  if (status === PREMATCH) return labels.no_prices;
  return status === FINISHED ? labels.over : labels.no_market;
}

function EventSide({
  side,
  name,
  score,
}: {
  readonly side: "home" | "away";
  readonly name: string;
  readonly score: ScoreProps | null;
}): ReactNode {
  return (
    <span className="event-side">
      <bdi className="event-name" title={name}>
        {name}
      </bdi>
      {score && (
        <>
          {score.server === side && (
            <span className="event-server" aria-hidden>
              ●
            </span>
          )}
          {shownPeriods(score).map((period) => (
            <span className="event-period" key={period.number}>
              {period[side]}
            </span>
          ))}
          {score.game && <span className="event-game">{score.game[side]}</span>}
          <b className="event-total">{score[side]}</b>
        </>
      )}
    </span>
  );
}

/** Periods are more informative than the total, except for two halves with a running clock. */
function shownPeriods({ clock, periods }: ScoreProps): ScoreProps["periods"] {
  return clock && !clock.countdown ? [] : periods.slice(-PERIODS);
}
