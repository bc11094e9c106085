/**
 * Weighs a league page of fifty matches in brotli, and taps its first price on a slowed processor.
 *
 *   npm run weight --prefix ci
 *
 * Needs `cargo build` and `npm run build --prefix islands`. Exits with 1 when a budget is exceeded
 * or a tap is lost; times are only printed, because machines differ.
 */
import { bareTaps, firstTaps, longestTasks, SLOWED } from "./lib/first-tap.mjs";
import { setStage } from "./lib/stage.mjs";
import { leagueOf, PAGE_BUDGET, weigh } from "./lib/weigh.mjs";

const MATCHES = 50;
const TIMES = 9;
/** Matches of a world with a league of fifty. */
const WORLD = 2_400;

const stage = await setStage({ locales: "en-ZA", matches: WORLD, timed: false });
try {
  const { path, matches } = await leagueOf(stage, MATCHES);
  console.log(`${path} with ${matches} matches, in brotli`);
  const weights = await weigh(stage, path);
  for (const [name, bytes] of Object.entries(weights)) {
    console.log(`  ${name.padEnd(48)} ${kilobytes(bytes)}`);
  }
  let isOver = weights["HTML and CSS for the first paint"] > PAGE_BUDGET;
  if (isOver) console.log(`  over the budget of ${kilobytes(PAGE_BUDGET)} for the first paint`);
  console.log(`a price tapped as soon as it is painted, processor slowed ${SLOWED} times`);
  const taps = await firstTaps(stage, path, TIMES);
  const lost = taps.filter(({ inSlip }) => !inSlip).length;
  console.log(`  in the slip: ${TIMES - lost} of ${TIMES}${lost > 0 ? "  LOST" : ""}`);
  isOver ||= lost > 0;
  print(
    "answered in",
    taps.map(({ answered }) => answered),
  );
  print(
    "of which ours",
    taps.map(({ handled }) => handled),
  );
  print("the same tap on a page of one button", await bareTaps(stage, TIMES));
  const { tasks, isUndisturbed } = await longestTasks(stage, path, TIMES);
  const where = isUndisturbed ? " (on a processor of its own)" : "";
  print(`longest task before React${where}, 0 when none was over 50`, tasks);
  process.exitCode = isOver ? 1 : 0;
} finally {
  await stage.strike();
}

function print(what, times) {
  const sorted = [...times].sort((one, other) => one - other);
  const [median, worst] = [sorted[sorted.length >> 1], sorted.at(-1)].map(whole);
  console.log(
    `  ${what}, in ms: median ${median}, worst ${worst} (${times.map(whole).join(", ")})`,
  );
}

function whole(ms) {
  return ms.toFixed(0);
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} KB`;
}
