/** The first tap on a slow phone: how soon it is answered, and which tasks stood in its way. */
import { launch, open, PHONE } from "./browser.mjs";

/** Milliseconds after which the page has loaded everything that it loads by itself. */
const SETTLES_IN = 2_500;

/** How much slower the processor is made. */
export const SLOWED = 4;

/**
 * Taps the first price that is painted, before anything else has happened, several times over.
 * Returns for each time: `{answered, handled, inSlip, longest, script}`; times in milliseconds. Of the
 * answer, `handled` is the page's own part; the rest is the browser's: input, layout, paint. Of the
 * longest task before React, `script` is the longest script in any.
 */
export async function firstTaps(stage, path, times) {
  const browser = await launch();
  const taps = [];
  try {
    for (let time = 0; time < times; time += 1) taps.push(await firstTap(browser, stage, path));
  } finally {
    await browser.close();
  }
  return taps;
}

async function firstTap(browser, stage, path) {
  const { page, context } = await open(browser, { viewport: PHONE });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.addInitScript(watch);
  await page.goto(`${stage.site}${path}`, { waitUntil: "commit" });
  const at = await page.waitForFunction(() => globalThis.firstPrice?.());
  const { x, y, key } = await at.jsonValue();
  await page.touchscreen.tap(x, y);
  await page.locator(`[data-outcome="${key}"][aria-pressed=true]`).waitFor({ state: "attached" });
  await page.waitForTimeout(SETTLES_IN);
  const result = await page.evaluate((outcome) => {
    const react = performance
      .getEntriesByType("resource")
      .find(({ name }) => /\/react-[^/]*\.js$/.test(name));
    const until = react ? react.responseEnd : Number.POSITIVE_INFINITY;
    const longest = (list) =>
      Math.max(0, ...list.filter(({ start }) => start < until).map(({ length }) => length));
    const slip = JSON.parse(sessionStorage.getItem("bets") ?? "{}");
    return {
      ...globalThis.tap,
      inSlip: (slip.selections ?? []).some(({ id }) => id === outcome),
      longest: longest(globalThis.tasks),
      script: longest(globalThis.scripts),
    };
  }, key);
  await context.close();
  return result;
}

/** Runs in the page: where the first painted price is, how a tap was answered, the long tasks. */
function watch() {
  const each = (type, options, take) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...options });
  };
  globalThis.tasks = [];
  globalThis.scripts = [];
  each("longtask", {}, ({ startTime, duration }) => {
    globalThis.tasks.push({ start: startTime, length: duration });
  });
  each("long-animation-frame", {}, (frame) => {
    for (const { startTime, duration } of frame.scripts) {
      globalThis.scripts.push({ start: startTime, length: duration });
    }
  });
  // What is shorter than 16 ms is not told.
  globalThis.tap = { answered: 16, handled: 0 };
  each("event", { durationThreshold: 16 }, ({ name, duration, processingStart, processingEnd }) => {
    if (name !== "click") return;
    globalThis.tap = { answered: duration, handled: processingEnd - processingStart };
  });
  globalThis.firstPrice = () => {
    if (performance.getEntriesByName("first-contentful-paint").length === 0) return undefined;
    for (const price of document.querySelectorAll("button[data-outcome]")) {
      const box = price.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (box.width === 0 || document.elementFromPoint(x, y)?.closest("button") !== price) continue;
      return { x, y, key: price.dataset.outcome };
    }
    return undefined;
  };
}
