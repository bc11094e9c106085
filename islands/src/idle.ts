/**
 * What a page has beside islands and prices, loaded by the core when the browser is idle: links to other
 * languages, the bar of progress, logos that fail, clocks.
 */

import { later } from "./api/patience";
import { markFailedLogos } from "./logos/failed";
import { startLanguages } from "./navigation/languages";
import { startProgress } from "./navigation/progress";

startLanguages();
startProgress();
markFailedLogos();
if (document.querySelector("[data-clock]")) void later(() => import("./content/clock"));
