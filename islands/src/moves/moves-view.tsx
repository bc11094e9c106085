/** @jsxImportSource ../plain */
/** The price history as it is drawn: a line for each moment, the newest first. */
import { priceText } from "../core/price-text";
import { minuteOf } from "../live/shared/minute";
import type { Translate } from "../messages/messages";
import { secondsText } from "../messages/moments";
import type { Content, Drawn } from "../plain/jsx-runtime";
import type { Moment, Move } from "./history";

/** What the view needs. */
export interface MovesView {
  readonly say: Translate;
  readonly title: string;
  /** The market or the outcome that it is about. */
  readonly about: string;
  /** How many prices it is about: of a single one, lines have no name. */
  readonly prices: number;
  readonly moments: readonly Moment[];
  readonly home: string;
  readonly away: string;
}

/** Heading, close button and lines. */
export function movesView(view: MovesView): Drawn {
  const { say, title, about, moments } = view;
  const drawn = (
    <div className="moves-all">
      <div className="moves-head">
        <h2 className="moves-title" id="moves-title">
          {title}
          <bdi className="moves-about">{about}</bdi>
        </h2>
        <button
          type="button"
          className="moves-close"
          popoverTarget="moves"
          popoverTargetAction="hide"
          aria-label={say("moves-close")}
        >
          <i className="icon icon-close" />
        </button>
      </div>
      {moments.length === 0 ? (
        <p className="moves-none">{say(view.prices === 1 ? "moves-none" : "moves-none-market")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        <ol className="moves-list" reversed tabIndex={0} aria-labelledby="moves-title">
          {moments.map((moment) => (
            <Line key={moment.at} view={view} moment={moment} />
          ))}
        </ol>
      )}
    </div>
  );
  return drawn as Drawn;
}

function Line({
  view,
  moment,
}: {
  readonly key: number;
  readonly view: MovesView;
  readonly moment: Moment;
}): Content {
  const { say } = view;
  const { at, moves, suspended, opened, event } = moment;
  const when = new Date(at).toISOString();
  return (
    <li className={event ? "moves-line moves-event" : "moves-line"} data-kind={event?.kind}>
      <time className="moves-time" dateTime={when} dir="ltr">
        {secondsText(when)}
      </time>
      <div className="moves-what">
        {event && <Event view={view} event={event} />}
        {opened.length > 0 && <State view={view} word={say("moves-open")} names={opened} />}
        {moves.map((move) => (
          <MoveLine key={move.name} view={view} move={move} />
        ))}
        {suspended.length > 0 && (
          <State view={view} word={say("moves-suspended")} names={suspended} />
        )}
      </div>
    </li>
  );
}

/** `Over 2.5   2.10 → 2.25 ▲` */
function MoveLine({
  view: { say, prices },
  move: { name, from, to },
}: {
  readonly key: string;
  readonly view: MovesView;
  readonly move: Move;
}): Content {
  const way = to > from ? "up" : "down";
  return (
    <div className="moves-move" data-move={way}>
      {prices > 1 && <bdi className="moves-name">{name}</bdi>}
      <span className="moves-prices">
        <bdi dir="ltr">{priceText(from)}</bdi>
        <span className="moves-arrow" aria-hidden="true">
          →
        </span>
        <bdi className="moves-now">{priceText(to)}</bdi>
        <span className="visually-hidden">{say(`moves-${way}`)}</span>
      </span>
    </div>
  );
}

/** The names are said where they are few, and not all. */
const NAMED = 3;

function State({
  view: { prices },
  word,
  names,
}: {
  readonly view: MovesView;
  readonly word: string;
  readonly names: readonly string[];
}): Content {
  const isNamed = names.length < prices && names.length <= NAMED;
  return (
    <div className="moves-state">
      <span>{word}</span>
      {isNamed && names.map((name) => <bdi key={name}>{name}</bdi>)}
    </div>
  );
}

function Event({
  view: { home, away },
  event,
}: {
  readonly view: MovesView;
  readonly event: NonNullable<Moment["event"]>;
}): Content {
  const { name, side, score } = event;
  const minute = minuteOf(event);
  const whose = side === "home" ? home : side === "away" ? away : undefined;
  return (
    <>
      {minute && <bdi className="moves-minute">{minute}</bdi>}
      <b>{name}</b>
      {whose && <bdi>{whose}</bdi>}
      {score && (
        <bdi className="moves-score" dir="ltr">
          {`${score.home}–${score.away}`}
        </bdi>
      )}
    </>
  );
}
