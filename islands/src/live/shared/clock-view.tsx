/** @jsxImportSource ../../plain */
/**
 * The clock of a live match, without React. The text is the prerendered one until the operator reports the
 * clock; from then on `clocks.ts` keeps it.
 */
import type { ClockProps, ScoreProps } from "../../api/props.gen";
import type { Content } from "../../plain/jsx-runtime";
import { clockAt, clockText } from "../clock-text";

/** A clock; `at` is the time of the report, in the milliseconds of `performance.now()`. */
export function Clock({
  clock,
  at,
}: {
  readonly clock: ClockProps;
  readonly at: number | undefined;
}): Content {
  const now = at === undefined ? clock : clockAt(clock, at, performance.now());
  return (
    <span className="event-clock" dir="ltr">
      {clockText(now)}
    </span>
  );
}

interface PhaseLabels {
  readonly half_time: string;
  readonly pause: string;
}

/** The running period, or the pause between two. The macro `stage` is its twin. */
export function Stage({
  score,
  labels,
}: {
  readonly score: ScoreProps;
  readonly labels: PhaseLabels;
}): Content {
  const paused = score.pause === "half_time" ? labels.half_time : labels.pause;
  const text = score.pause ? paused : score.period;
  return text && <bdi className="event-stage">{text}</bdi>;
}

/** The clock with the running period, or the pause between two. The macro `phase` is its twin. */
export function Phase({
  score,
  at,
  labels,
}: {
  readonly score: ScoreProps;
  readonly at: number | undefined;
  readonly labels: PhaseLabels;
}): Content {
  return (
    <>
      {score.clock && !score.pause && <Clock clock={score.clock} at={at} />}
      <Stage score={score} labels={labels} />
    </>
  );
}
