/** @jsxImportSource ../plain */
/**
 * The field of a match with the place of its last event: quiet, and still where the visitor wants no
 * motion (the stylesheet moves the ball). What is seen is also said in words below it.
 */
import type { MatchEvent } from "../api/match-events";
import type { Content } from "../plain/jsx-runtime";

/** How many places before the last one are shown as its trace, and for how many seconds of play. */
const TRACE = 4;
const TRACE_SECONDS = 60;

/** The last events with a place, the oldest first. */
export type Place = readonly [MatchEvent, ...MatchEvent[]];

/** The last event with a place, after its trace; undefined where none has a place. */
export function placeOf(events: readonly MatchEvent[]): Place | undefined {
  const placed = events.filter(({ position }) => position).slice(-TRACE - 1);
  return placed.length > 0 ? (placed as unknown as Place) : undefined;
}

/** Fields are drawn 105 by 68, as one for soccer is in metres. */
const WIDTH = 105;
const HEIGHT = 68;

/** Lines beside the edge and the middle, by what is played on the field. */
const LINES: Readonly<Record<string, string>> = {
  soccer:
    "M52.5 34m-9.15 0a9.15 9.15 0 1 0 18.3 0a9.15 9.15 0 1 0-18.3 0M0 13.84h16.5v40.32H0M105 13.84H88.5v40.32H105M0 24.84h5.5v18.32H0M105 24.84h-5.5v18.32h5.5",
  basketball:
    "M52.5 34m-6.8 0a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0M0 22h21v24H0M105 22H84v24h21M0 6h11a28.5 28.5 0 0 1 0 56H0M105 6H94a28.5 28.5 0 0 0 0 56h11",
  handball: "M0 13a21 21 0 0 1 21 21a21 21 0 0 1-21 21M105 13a21 21 0 0 0-21 21a21 21 0 0 0 21 21",
  "ice-hockey": "M38 0v68M67 0v68M52.5 34m-7.9 0a7.9 7.9 0 1 0 15.8 0a7.9 7.9 0 1 0-15.8 0",
  rugby: "M10 0v68M95 0v68M32 0v68M73 0v68",
};

/** Sports on the field of another one. */
const SAME: Readonly<Record<string, string>> = {
  futsal: "soccer",
  "e-soccer": "soccer",
  "e-basketball": "basketball",
  "american-football": "rugby",
};

/** The field, and what happened there. */
export function Pitch({
  sport,
  place,
  home,
  away,
}: {
  readonly sport: string;
  readonly place: Place;
  readonly home: string;
  readonly away: string;
}): Content {
  const last = place.at(-1) as MatchEvent;
  const at = ({ position }: MatchEvent) => ({
    x: ((position?.x ?? 50) * WIDTH) / 100,
    y: ((position?.y ?? 50) * HEIGHT) / 100,
  });
  const ball = at(last);
  // What is longer ago did not lead here.
  const since = (last.match_time ?? 0) - TRACE_SECONDS;
  const recent = place.filter(({ match_time }) => match_time !== null && match_time >= since);
  const trace = recent.map((event) => `${at(event).x} ${at(event).y}`).join("L");
  return (
    <div className="pitch" data-side={last.side ?? undefined}>
      <svg className="pitch-field" viewBox="-1 -1 107 70" aria-hidden="true">
        <path
          className="pitch-lines"
          d={`M0 0h105v68H0zM52.5 0v68${LINES[SAME[sport] ?? sport] ?? ""}`}
        />
        <path className="pitch-trace" d={`M${trace || "0 0"}`} />
        <circle className="pitch-halo" cx={ball.x} cy={ball.y} r="4.5" />
        <circle className="pitch-ball" cx={ball.x} cy={ball.y} r="2" />
      </svg>
      <p className="pitch-words">
        <b>{last.name}</b>
        {last.side && <bdi>{last.side === "home" ? home : away}</bdi>}
      </p>
    </div>
  );
}
