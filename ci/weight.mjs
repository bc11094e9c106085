/**
 * Weighs a league page of fifty matches in brotli, and taps its first price on a slowed processor.
 *
 *   npm run weight --prefix ci
 *
 * Needs `cargo build` and `npm run build --prefix islands`. Ends with 1 when a budget is exceeded;
 * times are printed and judged by whoever reads them, for machines differ.
 */
import { bareTaps, firstTaps, longestTasks, SLOWED } from "./lib/first-tap.mjs";
import { setStage } from "./lib/stage.mjs";
import { BUDGETS, leagueOf, weigh } from "./lib/weigh.mjs";

const MATCHES = 50;
const TIMES = 9;
/** Matches of a world in which a league has fifty. */
const WORLD = 2_400;

const stage = await setStage({ locales: "en-ZA", matches: WORLD });
try {
  const { path, matches } = await leagueOf(stage, MATCHES);
  console.log(`${path} with ${matches} matches, in brotli`);
  let isOver = false;
  for (const [name, bytes] of Object.entries(await weigh(stage, path))) {
    const budget = BUDGETS[name];
    isOver ||= bytes > budget;
    const words = `${kilobytes(bytes)} of ${kilobytes(budget)}`;
    console.log(`  ${name.padEnd(36)} ${words}${bytes > budget ? "  OVER" : ""}`);
  }
  console.log(`a price tapped as soon as it is painted, processor slowed ${SLOWED} times`);
  for (const tap of await firstTaps(stage, path, TIMES)) {
    console.log(
      `  ${tap.inSlip ? "in the slip" : "NOT in the slip"}, answered in ${whole(tap.answered)} ms, ` +
        `of which ours ${whole(tap.handled)}`,
    );
  }
  const bare = (await bareTaps(stage, TIMES)).map(whole).join(", ");
  console.log(`the same tap on a page of one button, in ms: ${bare}`);
  const tasks = (await longestTasks(stage, path, TIMES)).map(whole).join(", ");
  console.log(`the longest task before React, in ms, 0 when none was over 50: ${tasks}`);
  process.exitCode = isOver ? 1 : 0;
} finally {
  await stage.strike();
}

function whole(ms) {
  return ms.toFixed(0);
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} KB`;
}
