/**
 * The clock of a live match. The text is the prerendered one until the operator reports the clock;
 * from then on it runs by itself between two reports.
 */
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { ClockProps, ScoreProps } from "../../api/props.gen";
import { clockAt, clockText } from "../clock-text";

const running = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** A clock; `at` is the time of the report, in the milliseconds of `performance.now()`. */
export function Clock({
  clock,
  at,
}: {
  readonly clock: ClockProps;
  readonly at: number | undefined;
}): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (at === undefined) return;
    const write = () => {
      const text = clockText(clockAt(clock, at, performance.now()));
      if (element.current && element.current.textContent !== text) {
        element.current.textContent = text;
      }
    };
    write();
    return clock.stopped ? undefined : everySecond(write);
  }, [clock, at]);
  return (
    <span className="event-clock" dir="ltr" ref={element} suppressHydrationWarning>
      {clockText(clock)}
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
}): ReactNode {
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
}): ReactNode {
  return (
    <>
      {score.clock && !score.pause && <Clock clock={score.clock} at={at} />}
      <Stage score={score} labels={labels} />
    </>
  );
}

/** One timer for all clocks of the page, paused while the page is hidden. */
function everySecond(write: () => void): () => void {
  running.add(write);
  timer ??= setInterval(() => {
    if (document.visibilityState === "visible") for (const one of running) one();
  }, 1000);
  return () => {
    running.delete(write);
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}
