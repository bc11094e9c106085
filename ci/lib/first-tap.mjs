/** The first tap on a slow phone: how soon it is answered, and which tasks stood in its way. */
import { launch, open, PHONE } from "./browser.mjs";

/** Milliseconds after which the page has loaded everything that it loads by itself. */
const SETTLES_IN = 2_500;

/** How much slower the processor is made. */
export const SLOWED = 4;

const BARE = `<!doctype html><meta name="viewport" content="width=device-width">
<style>[aria-pressed=true] { background: green }</style>
<button data-outcome="1" style="width: 100px; height: 44px">1.85</button>
<script>document.onclick = ({ target }) => target.setAttribute("aria-pressed", "true")</script>`;

/**
 * Taps the first price that is painted, before anything else has happened, several times over.
 * Returns for each time: `{answered, handled, inSlip}`; times in milliseconds. Of the answer,
 * `handled` is the page's own part; the rest is the browser's: input, layout, paint.
 */
export function firstTaps(stage, path, times) {
  return slowly(stage, path, times, async (page) => {
    const key = await tap(page);
    return page.evaluate((outcome) => {
      const slip = JSON.parse(sessionStorage.getItem("bets") ?? "{}");
      const inSlip = (slip.selections ?? []).some(({ id }) => id === outcome);
      return { ...globalThis.tap, inSlip };
    }, key);
  });
}

/**
 * Loads the page several times over, and only looks: asking where a price stands would make the
 * browser lay the page out. Returns the longest task before React was there, each time, in
 * milliseconds; 0 when none was long (50 ms).
 */
export function longestTasks(stage, path, times) {
  return slowly(stage, path, times, async (page) => {
    await page.waitForTimeout(SETTLES_IN);
    return page.evaluate(() => {
      const react = performance
        .getEntriesByType("resource")
        .find(({ name }) => /\/react-[^/]*\.js$/.test(name));
      const until = react ? react.responseEnd : Number.POSITIVE_INFINITY;
      const before = globalThis.tasks.filter(({ start }) => start < until);
      return Math.max(0, ...before.map(({ length }) => length));
    });
  });
}

/** The same tap on a page of one button and three lines of script: what the browser itself takes. */
export function bareTaps(stage, times) {
  const path = "/bare-button";
  const serve = (page) =>
    page.route(`${stage.site}${path}`, (route) =>
      route.fulfill({ contentType: "text/html", body: BARE }),
    );
  return slowly(stage, path, times, tapBare, serve);
}

async function tapBare(page) {
  await tap(page);
  return page.evaluate(() => globalThis.tap.answered);
}

/** Taps the first price that is painted, and waits until the page has settled. Returns its key. */
async function tap(page) {
  const at = await page.waitForFunction(() => globalThis.firstPrice?.());
  const { x, y, key } = await at.jsonValue();
  await page.touchscreen.tap(x, y);
  await page.locator(`[data-outcome="${key}"][aria-pressed=true]`).waitFor({ state: "attached" });
  await page.waitForTimeout(SETTLES_IN);
  return key;
}

async function slowly(stage, path, times, measure, prepare = async () => {}) {
  const browser = await launch();
  const results = [];
  try {
    for (let time = 0; time < times; time += 1) {
      const { page, context } = await open(browser, { viewport: PHONE });
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
      await page.addInitScript(watch);
      await prepare(page);
      await page.goto(`${stage.site}${path}`, { waitUntil: "commit" });
      results.push(await measure(page));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return results;
}

/** Runs in the page: where the first painted price is, how a tap was answered, the long tasks. */
function watch() {
  const each = (type, options, take) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...options });
  };
  globalThis.tasks = [];
  each("longtask", {}, ({ startTime, duration }) => {
    globalThis.tasks.push({ start: startTime, length: duration });
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
