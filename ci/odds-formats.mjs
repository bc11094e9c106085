/**
 * What a format of odds costs before the first paint: a league page of fifty matches in each format, the processor
 * slowed four times. Prints medians beside those of decimal odds, which need no script: of the first paint, which
 * is as uneven as the machine, and of the time that scripts ran before it. Prices that the parser reaches later are
 * written before each is painted; what they take until the page is parsed is the last figure.
 *
 *   npm run odds-formats --prefix ci
 */
import { launch, open, PHONE } from "./lib/browser.mjs";
import { setStage } from "./lib/stage.mjs";
import { leagueOf } from "./lib/weigh.mjs";

const FORMATS = ["european", "british", "american", "hongkong", "malaysian", "indonesian"];
const ROUNDS = 15;
const SLOWDOWN = 4;

/** What the timeline calls a script that runs. */
const RUNS = new Set(["EvaluateScript", "v8.compileModule", "v8.evaluateModule", "FunctionCall"]);

const stage = await setStage({ locales: "en-ZA", matches: 2000 });
const browser = await launch();
try {
  const { path, matches } = await leagueOf(stage, 50);
  const times = new Map(FORMATS.map((format) => [format, { paint: [], before: [], inAll: [] }]));
  // One round after the other, so that all formats meet the same state of the machine.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const format of FORMATS) {
      const taken = await measure(format, stage.site + path);
      // The first round fills the caches of the system.
      if (round === 0) continue;
      for (const [name, values] of Object.entries(times.get(format))) values.push(taken[name]);
    }
  }
  console.log(`${path}: ${matches} matches, ${ROUNDS} rounds, processor slowed ${SLOWDOWN} times`);
  const [base] = [...times.values()].map(medians);
  for (const [format, values] of times) {
    const { paint, before, inAll } = medians(values);
    console.log(
      `  ${format.padEnd(11)} first paint ${paint.toFixed(0)} ms (ratio ${(paint / base.paint).toFixed(2)}), scripts before it ${before.toFixed(1)} ms (${more(before - base.before)}), until parsed ${inAll.toFixed(1)} ms (${more(inAll - base.inAll)})`,
    );
  }
} finally {
  await browser.close();
  await stage.strike();
}

/** Loads the page a second time, with its files in the browser's cache, as on a visit. */
async function measure(format, url) {
  const { page, context } = await open(browser, { viewport: PHONE });
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate((chosen) => {
    if (chosen !== "european") localStorage.setItem("oddsType", JSON.stringify(chosen));
  }, format);
  if (format !== "european") await page.goto(url, { waitUntil: "load" });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const events = await traced(devtools, async () => {
    await page.goto(url, { waitUntil: "load" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 1);
  });
  await context.close();
  const at = (name) => events.findLast((event) => event.name === name)?.ts;
  const start = events.findLast(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === url,
  ).ts;
  const [paint, parsed] = [at("firstContentfulPaint"), at("domContentLoadedEventEnd")];
  return {
    paint: (paint - start) / 1000,
    before: running(events, start, paint),
    inAll: running(events, start, parsed),
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

/** How long scripts ran, in milliseconds, of what began between two moments. */
function running(events, from, to) {
  const runs = events
    .filter(({ name, ph, ts }) => ph === "X" && RUNS.has(name) && ts >= from && ts < to)
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

function medians(values) {
  return Object.fromEntries(Object.entries(values).map(([name, all]) => [name, median(all)]));
}

function more(ms) {
  return `${ms < 0 ? "-" : "+"}${Math.abs(ms).toFixed(1)}`;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
