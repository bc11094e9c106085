/** The first tap on a slow phone: how soon it is answered, and which tasks stood in its way. */
import { launch, open, PHONE } from "./browser.mjs";

/** How much slower the processor is made. */
export const SLOWED = 4;

/**
 * Taps the first price that is painted, before anything else has happened, several times over.
 * Returns for each time: `{answered, marked, inSlip, longest}`; times in milliseconds.
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
  await page.waitForFunction(() => globalThis.tapped !== undefined, undefined, { polling: 16 });
  await page.waitForFunction(
    () => document.querySelector("sb-island.odds > .sb-root:not([disabled])") !== null,
  );
  await page.waitForTimeout(2_500);
  const result = await page.evaluate((outcome) => {
    const react = performance
      .getEntriesByType("resource")
      .find(({ name }) => /\/react-[^/]*\.js$/.test(name));
    const until = react ? react.responseEnd : Number.POSITIVE_INFINITY;
    const early = globalThis.tasks.filter(({ start }) => start < until);
    const slip = JSON.parse(sessionStorage.getItem("bets") ?? "{}");
    return {
      answered: globalThis.answered,
      marked: globalThis.tapped,
      inSlip: (slip.selections ?? []).some(({ id }) => id === outcome),
      longest: Math.max(0, ...early.map(({ length }) => length)),
    };
  }, key);
  await context.close();
  return result;
}

/** Runs in the page: where the first painted price is, when a tap was answered, the long tasks. */
function watch() {
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      globalThis.tasks.push({ start: startTime, length: duration });
    }
  }).observe({ type: "longtask", buffered: true });
  globalThis.answered = 0;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(pointer|click|touch)/.test(name)) {
        globalThis.answered = Math.max(globalThis.answered, duration);
      }
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
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
  addEventListener(
    "click",
    (event) => {
      const begun = performance.now();
      const price = event.target.closest?.("button[data-outcome]");
      const look = () => {
        if (price?.getAttribute("aria-pressed") === "true") {
          globalThis.tapped = performance.now() - begun;
        } else {
          requestAnimationFrame(look);
        }
      };
      look();
    },
    { capture: true },
  );
}
