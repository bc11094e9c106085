/**
 * All islands in one file: nearly every page has most of them, one request is cheaper than six, and
 * together they are a fifth smaller than separately.
 */
import "./alerts/island";
import "./slip/island";
import "./my-bets/entry";
import "./odds/island";
import "./scoreboard/island";
import "./account/island";
import { untilItWorks } from "./api/patience";

void untilItWorks(
  () => import("./press/guard"),
  (error) => console.warn("the guard of presses could not be loaded yet:", error),
).then(({ startPressGuard }) => startPressGuard());

export { mount } from "./runtime/mount";
