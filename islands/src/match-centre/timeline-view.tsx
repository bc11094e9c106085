/** @jsxImportSource ../plain */
/** What has happened in a match, the newest first. */
import type { MatchEvent } from "../api/match-events";
import { minuteOf } from "../live/shared/minute";
import type { Content, Drawn } from "../plain/jsx-runtime";
import { iconOf } from "./event-icons";
import { Note } from "./note-view";
import type { PanelView } from "./panel";
import { timelineOf } from "./statistics";

/** Minute, icon, words and the score after each event. */
export function timelineView({ props, told, home, away }: PanelView): Drawn {
  const events = timelineOf(told.events);
  const view: Content =
    events.length === 0 ? (
      <div className="centre-timeline">
        <Note state={told.state} labels={props.labels} />
      </div>
    ) : (
      <ol className="timeline" reversed>
        {events.map((event) => (
          <Line key={event.id} event={event} side={sideOf(event, home, away)} />
        ))}
      </ol>
    );
  return view as Drawn;
}

function sideOf({ side }: MatchEvent, home: string, away: string): string | undefined {
  return side === "home" ? home : side === "away" ? away : undefined;
}

function Line({
  event,
  side,
}: {
  readonly key: number;
  readonly event: MatchEvent;
  readonly side: string | undefined;
}): Content {
  const { kind, name, player, score } = event;
  const minute = minuteOf(event);
  return (
    <li className="timeline-event" data-kind={kind} data-side={event.side ?? undefined}>
      <span className="timeline-minute" dir="ltr">
        {minute}
      </span>
      <i className={`icon timeline-icon icon-${iconOf(kind)}`} />
      <span className="timeline-words">
        <span className="timeline-name">{name}</span>
        {player && <bdi>{player}</bdi>}
        {side && <bdi className="timeline-side">{side}</bdi>}
      </span>
      {score && (
        <b className="timeline-score">
          <bdi>{score.home}</bdi>–<bdi>{score.away}</bdi>
        </b>
      )}
    </li>
  );
}
