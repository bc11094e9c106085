/**
 * What a page needs once somebody uses it, loaded at the first touch, key or movement of the pointer: the slip's early
 * bar, and what follows the menu's choices. Also where there is a selection, or a chosen format of odds.
 */
import { followOddsFormat } from "./odds-format/follow";
import { startEarlyBar } from "./slip/early-bar";
import { followTimeZone } from "./time-zone/follow";

/** Starts it. `format` is the stored format of odds with which the page was opened. */
export function start(format: unknown): void {
  startEarlyBar();
  followOddsFormat(format);
  followTimeZone();
}
