/**
 * What a page has beside islands and prices, loaded by the core when the browser is idle: links to other
 * languages, the bar of progress, logos that fail, clocks.
 */

import { later } from "./api/patience";
import { startLanguages } from "./navigation/languages";
import { startProgress } from "./navigation/progress";

startLanguages();
startProgress();
if (document.querySelector(".event-logo, .score-logo")) void later(() => import("./logos/failed"));
if (document.querySelector("[data-clock]")) void later(() => import("./content/clock"));
