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
import "./search/island";
import "./young-match/island";

import { later } from "./runtime/later";

if (document.querySelector(".event-logo, .score-logo")) void later(() => import("./logos/failed"));
if (document.querySelector("[data-clock]")) void later(() => import("./content/clock"));

export { mount } from "./runtime/mount";
