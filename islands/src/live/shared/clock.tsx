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
function Clock({
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

/** The clock with the running period, or the pause between two. The macro `phase` is its twin. */
export function Phase({
  score,
  at,
  labels,
}: {
  readonly score: ScoreProps;
  readonly at: number | undefined;
  readonly labels: { readonly half_time: string; readonly pause: string };
}): ReactNode {
  if (score.pause) {
    const word = score.pause === "half_time" ? labels.half_time : labels.pause;
    return <bdi className="event-stage">{word}</bdi>;
  }
  return (
    <>
      {score.clock && <Clock clock={score.clock} at={at} />}
      {score.period && <bdi className="event-stage">{score.period}</bdi>}
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
