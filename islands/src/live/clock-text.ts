/** The text of a match's clock. The macro `clock_text` is its twin. */
import type { ClockProps } from "../api/props.gen";

/** `m:ss` of the remaining time, or the current minute, as `23'`; in added time, as `45+2'`. */
export function clockText({ seconds, stoppage, countdown }: ClockProps): string {
  const minute = Math.floor(seconds / 60);
  if (countdown) return `${minute}:${String(seconds % 60).padStart(2, "0")}`;
  if (stoppage !== null) return `${minute}+${Math.floor(stoppage / 60) + 1}'`;
  return `${minute + 1}'`;
}

/** A clock at the time `now`, when it was reported at the time `at` (milliseconds). */
export function clockAt(clock: ClockProps, at: number, now: number): ClockProps {
  if (clock.stopped) return clock;
  const passed = Math.max(0, Math.floor((now - at) / 1000));
  const { seconds, stoppage, countdown } = clock;
  // In added time the match's own time does not run.
  if (stoppage !== null && !countdown) return { ...clock, stoppage: stoppage + passed };
  return { ...clock, seconds: countdown ? Math.max(0, seconds - passed) : seconds + passed };
}
