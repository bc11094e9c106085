/**
 * What a format of odds costs before the first paint: a league page of fifty matches in each format, the processor
 * slowed four times. Decimal odds, which need no script, are measured twice in each round, first and last: what the
 * second differs from the first is what the machine alone does to a figure. Prints medians, and the median of what a
 * format takes more than the first decimal page of its round: of the first paint, which is as uneven as the machine,
 * and of the time that scripts ran before it. Prices that the parser reaches later are written before each is
 * painted; what they take until the page is parsed is the last figure.
 *
 *   npm run odds-formats --prefix ci
 */
import { launch, open, PHONE } from "./lib/browser.mjs";
import { setStage } from "./lib/stage.mjs";
import { leagueOf } from "./lib/weigh.mjs";

const DECIMAL = "european";
const OTHERS = ["british", "american", "hongkong", "malaysian", "indonesian"];
const ROUNDS = 30;
const SLOWDOWN = 4;

/** What the timeline calls a script that runs. */
const RUNS = new Set(["EvaluateScript", "v8.compileModule", "v8.evaluateModule", "FunctionCall"]);

const stage = await setStage({ locales: "en-ZA", matches: 2000, timed: false });
const browser = await launch();
try {
  const { path, matches } = await leagueOf(stage, 50);
  const pages = [DECIMAL, ...OTHERS, DECIMAL];
  const rounds = [];
  // One round after the other, so that all formats meet the same state of the machine.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const taken = [];
    for (const format of pages) taken.push(await measure(format, stage.site + path));
    // The first round fills the caches of the system.
    if (round > 0) rounds.push(taken);
  }
  console.log(`${path}: ${matches} matches, ${ROUNDS} rounds, processor slowed ${SLOWDOWN} times`);
  for (const [at, format] of pages.entries()) {
    const figure = (name) => {
      const value = median(rounds.map((taken) => taken[at][name]));
      const more = median(rounds.map((taken) => taken[at][name] - taken[0][name]));
      return `${value.toFixed(1)} ms (${more < 0 ? "" : "+"}${more.toFixed(1)})`;
    };
    const ratio = median(rounds.map((taken) => taken[at].paint / taken[0].paint)).toFixed(2);
    console.log(
      `  ${format.padEnd(11)} first paint ${figure("paint")}, ratio ${ratio}; scripts before it ${figure("before")}, until parsed ${figure("inAll")}`,
    );
  }
} finally {
  await browser.close();
  await stage.strike();
}

/** Loads the page with its files in the browser's cache, and their code compiled, as on any but the first pages of a visit. */
async function measure(format, url) {
  const { page, context } = await open(browser, { viewport: PHONE, timed: false });
  await page.goto(url, { waitUntil: "load" });
  if (format !== DECIMAL) {
    await page.evaluate(
      (chosen) => localStorage.setItem("oddsType", JSON.stringify(chosen)),
      format,
    );
  }
  // As often in any format. At the second run of a script from its cache, the browser compiles for the ones to come.
  for (let visit = 0; visit < 3; visit += 1) await page.goto(url, { waitUntil: "load" });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const events = await traced(devtools, async () => {
    await page.goto(url, { waitUntil: "load" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 1);
  });
  await context.close();
  const start = events.findLast(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === url,
  ).ts;
  const moment = (name) => events.findLast((event) => event.name === name && event.ts > start);
  const paint = moment("firstContentfulPaint");
  const commit = moment("commitNavigationEnd").ts;
  // The page's own thread, from where the page before it is gone: neither that one's scripts nor those of workers.
  const own = events.filter(
    ({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts > commit,
  );
  return {
    paint: (paint.ts - start) / 1000,
    before: running(own, paint.ts),
    inAll: running(own, moment("domContentLoadedEventEnd").ts),
  };
}

/** The events of the browser's own timeline while `run` runs. */
async function traced(devtools, run) {
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const includedCategories = ["devtools.timeline", "v8", "loading", "blink.user_timing"];
  await devtools.send("Tracing.start", { traceConfig: { includedCategories } });
  await run();
  const complete = new Promise((done) => devtools.once("Tracing.tracingComplete", done));
  await devtools.send("Tracing.end");
  await complete;
  return events;
}

/** How long scripts ran until a moment, in milliseconds. */
function running(events, until) {
  const runs = events
    .filter(({ name, ph, ts }) => ph === "X" && RUNS.has(name) && ts < until)
    .toSorted((a, b) => a.ts - b.ts);
  let [end, sum] = [0, 0];
  for (const { ts, dur } of runs) {
    // A call within another one has been counted with it.
    if (ts < end) continue;
    end = ts + dur;
    sum += dur;
  }
  return sum / 1000;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
