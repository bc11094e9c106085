/**
 * The clock of a live match. The text is the prerendered one until the operator reports the clock;
 * from then on it runs by itself between two reports.
 */
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { ClockProps } from "../../api/props.gen";
import { clockText, secondsAt } from "../clock-text";

const running = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** A clock; `at` is the time of the report, on the clock of `performance.now()`. */
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
      const text = clockText({ ...clock, seconds: secondsAt(clock, at, performance.now()) });
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
