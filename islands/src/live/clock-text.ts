/** How a match's clock reads. The macro `clock_text` says the same. */
import type { ClockProps } from "../api/props.gen";

/** `m:ss` of what is left, or the minute that is being played, as `23'`. */
export function clockText({ seconds, countdown }: ClockProps): string {
  if (!countdown) return `${Math.floor(seconds / 60) + 1}'`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A clock's seconds at the moment `now`, when it was told at the moment `at` (milliseconds). */
export function secondsAt(clock: ClockProps, at: number, now: number): number {
  if (clock.stopped) return clock.seconds;
  const passed = Math.max(0, Math.floor((now - at) / 1000));
  return clock.countdown ? Math.max(0, clock.seconds - passed) : clock.seconds + passed;
}
