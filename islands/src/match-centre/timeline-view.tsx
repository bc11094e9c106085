/** @jsxImportSource ../plain */
/** What has happened in a match, the newest first. */
import type { MatchEvent } from "../api/match-events";
import { clockText } from "../live/shared/clock-text";
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
      <svg
        className="icon timeline-icon"
        viewBox="0 0 24 24"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: put in by the build, from the templates' own files
        dangerouslySetInnerHTML={{ __html: iconOf(kind) }}
      />
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

/** What ends a stretch of play happens at the end of a minute, not in the next one. */
const ENDS = new Set(["stoppage", "period_end", "match_end"]);

/** The minute of an event, as the clock of the match shows it; undefined in sports without a clock. */
function minuteOf({ kind, match_time, stoppage_time }: MatchEvent): string | undefined {
  if (match_time === null) return undefined;
  if (ENDS.has(kind) && stoppage_time === null) return `${Math.ceil(match_time / 60)}'`;
  return clockText({
    seconds: match_time,
    stoppage: stoppage_time,
    countdown: false,
    stopped: true,
  });
}
