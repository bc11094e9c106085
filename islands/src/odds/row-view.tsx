/** @jsxImportSource ../plain */
/** One match in a list, without React. The macros `event_row` and `event_side` are its twins. */
import type { EventRowProps, MarketProps, MatchRef, ScoreProps } from "../api/props.gen";
import { now } from "../clock/now";
import { Clock, Stage } from "../live/shared/clock-view";
import type { LiveMatch } from "../live/shared/matches";
import { shownPeriods } from "../live/shared/periods";
import { $down } from "../live/shared/providers";
import { type Content, type Drawn, jsx } from "../plain/jsx-runtime";
import { calledNow } from "../rules/called";
import { marketData, matchData } from "./data";
import { priceView } from "./price-view";
import { initials, kitOf } from "./shared/kit";
import type { ListLabels } from "./shared/list-props";
import { Star } from "./star";
import { unpricedWord } from "./unpriced";

const LIVE = 1;
const PREMATCH = 0;
const FINISHED = 4;

/** Number of period columns that fit into a row. */
const PERIODS = 5;

/** What a row shows. */
export interface RowView {
  readonly row: EventRowProps;
  /** Whether it is below a phone's first screen. */
  readonly isBelow: boolean;
  readonly labels: ListLabels;
  /** The first row of its section, which says what most have. A row that may move says all itself. */
  readonly first?: EventRowProps | undefined;
}

/**
 * A row: a link with the teams, the score, the time and the number of markets, and the prices of
 * the main market and of the second one. `latest` is what the operator has reported since.
 */
export function rowView({ row, isBelow, labels, first }: RowView, latest?: LiveMatch): Drawn {
  const match = latest
    ? { ...row.match, home: latest.home, away: latest.away, status: latest.status }
    : row.match;
  const score = latest ? latest.score : row.score;
  const live = match.status === LIVE;
  const open = live || match.status === PREMATCH;
  const called = calledNow(row, latest, now());
  const isDown = open && $down.get().has(match.provider);
  const view = (
    <article
      className={isBelow ? "event-row event-row-below" : "event-row"}
      data-live={live ? "true" : undefined}
      data-video={row.video ? "" : undefined}
      data-day={row.day ?? undefined}
      {...matchData(match, row.href, first?.match)}
    >
      <a className="event-main" href={row.href}>
        <EventSide side="home" name={match.home} row={row} score={score} />
        <EventSide side="away" name={match.away} row={row} score={score} />
        <span className="event-when">
          {live ? (
            <>
              <span className="pill-live">{labels.live}</span>
              {score?.clock && !score.pause && <Clock clock={score.clock} at={latest?.at} />}
            </>
          ) : (
            <time dateTime={row.start.iso}>{row.start.text}</time>
          )}
        </span>
        <span className="event-when">
          {live ? (
            !isDown && score && <Stage score={score} labels={labels} />
          ) : match.status === PREMATCH ? (
            called && <span className="event-stage">{labels[called]}</span>
          ) : (
            <span className="event-stage">
              {called
                ? labels[called]
                : match.status === FINISHED
                  ? labels.finished
                  : labels.closed}
            </span>
          )}
          {isDown && <span className="event-stage event-down">{labels.no_data}</span>}
          {row.more > 0 && open && !isDown && (
            <span className="event-more" dir="ltr" title={labels.more}>
              {`+${row.more}`}
            </span>
          )}
        </span>
      </a>
      <Star of={`matches:${match.id}`} labels={labels} name={eventName(match)} />
      <Prices
        match={match}
        market={open ? (latest ?? row).market : null}
        labels={labels}
        said={first?.market}
      />
      <Prices
        match={match}
        market={open ? (latest ?? row).second : null}
        labels={labels}
        said={first?.second}
        second
      />
    </article>
  );
  return view as Drawn;
}

function make(type: string, props: Record<string, unknown>, ...children: unknown[]): Drawn {
  return jsx(type, { ...props, children: children as Drawn["props"]["children"] }) as Drawn;
}

/** Both sides; of an outright, its name. */
function eventName({ home, away }: MatchRef): string {
  return away ? `${home} – ${away}` : home;
}

/** The prices of one market, or their empty place. */
function Prices({
  match,
  market,
  labels,
  said,
  second,
}: {
  readonly match: MatchRef;
  readonly market: MarketProps | null | undefined;
  readonly labels: ListLabels;
  /** The market whose name the section says. */
  readonly said: MarketProps | null | undefined;
  readonly second?: boolean;
}): Content {
  const className = second ? "event-prices event-second" : "event-prices";
  if (!market) {
    return (
      <div className={className}>
        {second || <span className="event-unpriced">{unpricedWord(match.status, labels)}</span>}
      </div>
    );
  }
  return (
    <div
      className={className}
      data-columns={market.outcomes.length === 3 ? 3 : undefined}
      {...marketData(market, said)}
    >
      {market.outcomes.map((outcome) => priceView(make, { match, market, outcome, labels }))}
    </div>
  );
}

function EventSide({
  side,
  name,
  row: { logos },
  score,
}: {
  readonly side: "home" | "away";
  readonly name: string;
  readonly row: EventRowProps;
  readonly score: ScoreProps | null;
}): Content {
  const logo = logos?.[side];
  return (
    <span className={`event-side ${kitOf(name)}`} data-kit={initials(name)}>
      {logo && (
        <img className="event-logo" src={logo} alt="" width={16} height={16} loading="lazy" />
      )}
      <bdi className="event-name">{name}</bdi>
      {score && (
        <>
          {score.server === side && (
            <span className="event-server" aria-hidden>
              ●
            </span>
          )}
          {shownPeriods(score)
            .slice(-PERIODS)
            .map((period) => (
              <span className="event-period" key={period.number}>
                {period[side]}
              </span>
            ))}
          {score.game && <span className="event-game">{score.game[side]}</span>}
          {score.form !== "overs" && <b className="event-total">{score[side]}</b>}
        </>
      )}
    </span>
  );
}
