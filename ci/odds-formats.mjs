/**
 * What a format of odds costs before the first paint: a league page of fifty matches in each format, the processor
 * slowed four times. Prints medians beside those of decimal odds, which need no script.
 *
 *   npm run odds-formats --prefix ci
 */
import { launch, open, PHONE } from "./lib/browser.mjs";
import { setStage } from "./lib/stage.mjs";
import { leagueOf } from "./lib/weigh.mjs";

const FORMATS = ["european", "british", "american", "hongkong", "malaysian", "indonesian"];
const ROUNDS = 15;
const SLOWDOWN = 4;

const stage = await setStage({ locales: "en-ZA", matches: 2000 });
const browser = await launch();
try {
  const { path, matches } = await leagueOf(stage, 50);
  const times = new Map(FORMATS.map((format) => [format, { paint: [], script: [] }]));
  // One round after the other, so that all formats meet the same state of the machine.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const format of FORMATS) {
      const { paint, script } = await measure(format, stage.site + path);
      // The first round fills the caches of the system.
      if (round === 0) continue;
      times.get(format).paint.push(paint);
      times.get(format).script.push(script);
    }
  }
  console.log(`${path}: ${matches} matches, ${ROUNDS} rounds, processor slowed ${SLOWDOWN} times`);
  const base = median(times.get("european").paint);
  for (const [format, { paint, script }] of times) {
    const first = median(paint);
    const more = first - base;
    console.log(
      `  ${format.padEnd(11)} first paint ${first.toFixed(0)} ms (${more >= 0 ? "+" : ""}${more.toFixed(1)}, ratio ${(first / base).toFixed(2)}), prices written in ${median(script).toFixed(1)} ms`,
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
  await page.addInitScript(timeWriting);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 1);
  const taken = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    script: globalThis.writingTime,
  }));
  await context.close();
  return taken;
}

/** Runs in the page: adds up what the observers of the document take until it is parsed. */
function timeWriting() {
  globalThis.writingTime = 0;
  const Observer = globalThis.MutationObserver;
  globalThis.MutationObserver = class extends Observer {
    constructor(callback) {
      super((...args) => {
        const begun = performance.now();
        callback(...args);
        globalThis.writingTime += performance.now() - begun;
      });
    }
  };
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
