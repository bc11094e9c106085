/**
 * Changes prices faster than any operator, on a slowed processor, and compares what the page does with writing the
 * same texts directly.
 *
 *   npm run live-load --prefix ci
 *
 * 2,000 changes a second over some 300 visible prices for 10 seconds, in Chromium, slowed four times. Prints the time
 * of the main thread for 1,000 changes, its ratio to the direct way, and the frames that were dropped. Needs `cargo
 * build` and `npm run build --prefix islands`.
 */
import { launch, open } from "./lib/browser.mjs";
import { setStage } from "./lib/stage.mjs";
import { visit } from "./lib/steps.mjs";
import { leagueOf } from "./lib/weigh.mjs";

const SLOWED = 4;
const SECONDS = 10;
const CHANGES = 2_000;
const ROUNDS = 3;
const TALL = { width: 1280, height: 7_000 };

const stage = await setStage({ locales: "en-ZA", matches: 4_800, timed: false });
const browser = await launch();
try {
  const { path } = await leagueOf(stage, 60);
  const ratios = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const direct = await measure(path, "direct");
    const ours = await measure(path, "ours");
    ratios.push(ours.ms / direct.ms);
    console.log(
      `round ${round}, ${ours.prices} prices: ${ours.ms.toFixed(1)} ms for 1,000 changes, ${direct.ms.toFixed(1)} ms directly, ` +
        `ratio ${(ours.ms / direct.ms).toFixed(2)}; frames dropped ${ours.dropped} %, ${direct.dropped} % directly`,
    );
  }
  const median = ratios.toSorted((a, b) => a - b)[ROUNDS >> 1];
  console.log(`median ratio ${median.toFixed(2)} of 1.20`);
} finally {
  await browser.close();
  await stage.strike();
}

async function measure(path, way) {
  const { page, context } = await open(browser, { viewport: TALL, timed: false });
  await visit(page, `${stage.site}${path}`);
  await page.locator("sb-island.odds[data-confirmed]").first().waitFor({ state: "attached" });
  await page.waitForTimeout(1_500);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const busy = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  };
  const before = await busy();
  const { changes, prices, frames } = await page.evaluate(change, { way, SECONDS, CHANGES });
  const ms = ((await busy()) - before) / (changes / 1000);
  await context.close();
  const dropped = Math.max(0, Math.round(100 - (100 * frames) / (SECONDS * 60)));
  return { ms, prices, dropped };
}

/** Runs in the page: changes random prices in time with the frames, by the core or by hand. */
async function change({ way, SECONDS, CHANGES }) {
  const core = document.querySelector("script[src*='/core-']").src;
  const { keyOf, setPrice } = await import(core);
  const shown = [...document.querySelectorAll("button[data-outcome]:enabled")].filter((one) => {
    const { top, height } = one.getBoundingClientRect();
    return height > 0 && top >= 0 && top < innerHeight;
  });
  const prices = shown.slice(0, 300).map((button) => ({
    key: keyOf(button),
    text: button.querySelector(".price-odds").firstChild,
  }));
  let [seed, changes, frames] = [1, 0, 0];
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed;
  };
  const began = performance.now();
  await new Promise((done) => {
    const frame = () => {
      const passed = performance.now() - began;
      if (passed > SECONDS * 1000) return done();
      frames += 1;
      for (const due = Math.floor((passed / 1000) * CHANGES); changes < due; changes += 1) {
        const { key, text } = prices[next() % prices.length];
        const odds = 1100 + (next() % 400) * 10;
        if (way === "direct") text.data = (odds / 1000).toFixed(2);
        else setPrice(key, { odds, active: true, marketStatus: 1, listed: true });
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return { changes, prices: prices.length, frames };
}
