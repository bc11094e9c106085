/** The text of a match's clock. The macro `clock_text` is its twin. */
import type { ClockProps } from "../api/props.gen";

/** `m:ss` of the remaining time, or the current minute, as `23'`. */
export function clockText({ seconds, countdown }: ClockProps): string {
  if (!countdown) return `${Math.floor(seconds / 60) + 1}'`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A clock's seconds at the time `now`, when it was reported at the time `at` (milliseconds). */
export function secondsAt(clock: ClockProps, at: number, now: number): number {
  if (clock.stopped) return clock.seconds;
  const passed = Math.max(0, Math.floor((now - at) / 1000));
  return clock.countdown ? Math.max(0, clock.seconds - passed) : clock.seconds + passed;
}
