/** The first tap on a slow phone: how soon it is answered, and which tasks delay it. */
import { launch, open, PHONE } from "./browser.mjs";
import { priceAt } from "./price-keys.mjs";
import { reserveProcessor } from "./processors.mjs";

/** Milliseconds after which the page has loaded everything that it loads by itself. */
const SETTLES_IN = 2_500;

/** Milliseconds after which a new process is idle. */
const STARTS_IN = 700;

/** The CPU slowdown. */
export const SLOWED = 4;

const NOTHING = "<!doctype html><title>Nothing</title>";

const BARE = `<!doctype html><meta name="viewport" content="width=device-width">
<style>[aria-pressed=true] { background: green }</style>
<div data-match="1"><div data-market="1">
<button data-outcome="1" style="width: 100px; height: 44px">1.85</button></div></div>
<script>document.onclick = ({ target }) => target.setAttribute("aria-pressed", "true")</script>`;

/**
 * Taps the first painted price before anything else has happened, several times. Returns an array
 * of `{answered, handled, inSlip}`; times in milliseconds. `handled` is the page's own part of the
 * answer; the rest is the browser's: input, layout, paint.
 */
export function firstTaps(stage, path, times) {
  return slowly(stage, path, times, async (page, devtools) => {
    const key = await tap(page, devtools);
    return page.evaluate((outcome) => {
      const slip = JSON.parse(sessionStorage.getItem("bets") ?? "{}");
      const inSlip = (slip.selections ?? []).some(({ id }) => id === outcome);
      return { ...globalThis.tap, inSlip };
    }, key);
  });
}

/**
 * Loads the page several times without touching it: a query for a price's position would force a
 * layout. The page's main thread has its own processor where possible (`isUndisturbed`).
 * `tasks`: the longest task before React was loaded, for each time, in milliseconds; 0 when none
 * was long (50 ms).
 */
export async function longestTasks(stage, path, times) {
  const reserved = await reserveProcessor();
  const measure = async (page) => {
    await page.waitForTimeout(SETTLES_IN);
    return page.evaluate(() => {
      const react = performance
        .getEntriesByType("resource")
        .find(({ name }) => /\/react-[^/]*\.js$/.test(name));
      const until = react ? react.responseEnd : Number.POSITIVE_INFINITY;
      const before = globalThis.tasks.filter(({ start }) => start < until);
      return Math.max(0, ...before.map(({ length }) => length));
    });
  };
  const prepare = (page) => reserved?.giveToPages(page.context().browser());
  try {
    const tasks = await slowly(stage, path, times, measure, prepare);
    return { tasks, isUndisturbed: reserved !== undefined };
  } finally {
    await reserved?.undo();
  }
}

/** The same tap on a page with one button and three lines of script: the browser's own share. */
export function bareTaps(stage, times) {
  const path = "/bare-button";
  const serve = (page) => answer(page, `${stage.site}${path}`, BARE);
  return slowly(stage, path, times, tapBare, serve);
}

async function tapBare(page, devtools) {
  await tap(page, devtools);
  return page.evaluate(() => globalThis.tap.answered);
}

/**
 * Taps the first painted price, and waits until the page is idle. Returns its key.
 *
 * Uses a mouse button, pressed and released at once. DevTools delivers a touch only after the
 * page's next frame, and so counts a frame that no finger waits for. A mouse button is delivered at
 * once, in the middle of whatever the page does.
 */
async function tap(page, devtools) {
  const { x, y, key } = await page.evaluate(() => globalThis.firstPrice);
  const press = (type) =>
    devtools.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  await Promise.all([press("mousePressed"), press("mouseReleased")]);
  // No locator before the page has answered: it injects 300 KB of script.
  await page.waitForTimeout(SETTLES_IN);
  await page.locator(`${priceAt(key)}[aria-pressed=true]`).waitFor({ state: "attached" });
  return key;
}

/**
 * Makes the browser start the process that will render the site, with an unrelated page. A phone's
 * browser keeps one ready; on two processors its start would delay the page's first half second.
 */
async function startProcess(page, site) {
  const url = `${site}/nothing`;
  await answer(page, url, NOTHING);
  await page.goto(url);
  await page.unroute(url);
  await page.waitForTimeout(STARTS_IN);
}

function answer(page, url, body) {
  return page.route(url, (route) => route.fulfill({ contentType: "text/html", body }));
}

async function slowly(stage, path, times, measure, prepare = async () => {}) {
  const browser = await launch();
  const results = [];
  try {
    for (let time = 0; time < times; time += 1) {
      const { page, context } = await open(browser, { viewport: PHONE, timed: false });
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
      await page.addInitScript(watch);
      await startProcess(page, stage.site);
      await prepare(page);
      await page.goto(`${stage.site}${path}`, { waitUntil: "commit" });
      results.push(await measure(page, devtools));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return results;
}

/** Runs in the page: the first painted price, how a tap was answered, the long tasks. */
function watch() {
  const each = (type, options, take) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...options });
  };
  globalThis.tasks = [];
  each("longtask", {}, ({ startTime, duration }) => {
    globalThis.tasks.push({ start: startTime, length: duration });
  });
  // Tasks shorter than 16 ms are not reported.
  globalThis.tap = { answered: 16, handled: 0 };
  each("event", { durationThreshold: 16 }, ({ name, duration, processingStart, processingEnd }) => {
    if (name !== "click") return;
    globalThis.tap = { answered: duration, handled: processingEnd - processingStart };
  });
  // Browsers discard a press before the first frame: nobody can aim at anything yet.
  const shown = new Promise((resolve) => {
    each("paint", {}, ({ name }) => {
      if (name === "first-contentful-paint") resolve();
    });
  });
  // The paint timing reports which prices were drawn, and where: a query for their position would
  // force layout, and a query per frame would cause frames.
  globalThis.firstPrice = new Promise((resolve) => {
    const drawn = new IntersectionObserver(
      (entries) => {
        const whole = entries.find((entry) => entry.intersectionRatio === 1);
        if (!whole) return;
        drawn.disconnect();
        parsing.disconnect();
        const { x, y, width, height } = whole.boundingClientRect;
        const { market, specifier = "" } = whole.target.closest("[data-market]").dataset;
        const { match } = whole.target.closest("[data-match]").dataset;
        const key = [match, market, specifier, whole.target.dataset.outcome].join(":");
        shown.then(() => resolve({ x: x + width / 2, y: y + height / 2, key }));
      },
      { threshold: 1 },
    );
    const parsing = new MutationObserver(() => {
      const price = document.querySelector("button[data-outcome]");
      if (!price) return;
      parsing.disconnect();
      drawn.observe(price);
    });
    parsing.observe(document, { childList: true, subtree: true });
  });
}
