/** The first tap on a slow phone: how soon it is answered, and which tasks stood in its way. */
import { launch, open, PHONE } from "./browser.mjs";
import { reserveProcessor } from "./processors.mjs";

/** Milliseconds after which the page has loaded everything that it loads by itself. */
const SETTLES_IN = 2_500;

/** Milliseconds after which a process that was just started is quiet. */
const STARTS_IN = 700;

/** How much slower the processor is made. */
export const SLOWED = 4;

const NOTHING = "<!doctype html><title>Nothing</title>";

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
 * Loads the page several times over, and only looks: asking where a price stands would make the
 * browser lay the page out. The page's main thread has a processor of its own where that can be
 * had (`isUndisturbed`). `tasks`: the longest task before React was there, each time, in
 * milliseconds; 0 when none was long (50 ms).
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

/** The same tap on a page of one button and three lines of script: what the browser itself takes. */
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
 * Taps the first price that is painted, and waits until the page has settled. Returns its key.
 *
 * With the button of a mouse, down and up at once: DevTools gives a touch its time when it is asked
 * for, but holds it back until the page has made its next frame, and so counts a frame that no
 * finger waits for. A mouse's button gets through at once, in the middle of whatever the page does.
 */
async function tap(page, devtools) {
  const { x, y, key } = await page.evaluate(() => globalThis.firstPrice);
  const press = (type) =>
    devtools.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  await Promise.all([press("mousePressed"), press("mouseReleased")]);
  // Nothing is asked of the page before it has answered: a locator brings 300 KB of script with it.
  await page.waitForTimeout(SETTLES_IN);
  await page.locator(`[data-outcome="${key}"][aria-pressed=true]`).waitFor({ state: "attached" });
  return key;
}

/**
 * Has the browser start the process that will draw the site's pages, with a page of which nothing is
 * used again. A phone's browser keeps one ready; on two processors its start would stand in the way
 * of the page's first half second.
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
      const { page, context } = await open(browser, { viewport: PHONE });
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
  // A press before the first frame is on the screen is thrown away by the browser: nobody can mean it.
  const shown = new Promise((resolve) => {
    each("paint", {}, ({ name }) => {
      if (name === "first-contentful-paint") resolve();
    });
  });
  // The browser tells by itself which prices it has just drawn, and where: to ask for their place
  // would make it lay out what it has not drawn yet, and to ask in every frame would make frames.
  globalThis.firstPrice = new Promise((resolve) => {
    const drawn = new IntersectionObserver(
      (entries) => {
        const whole = entries.find((entry) => entry.intersectionRatio === 1);
        if (!whole) return;
        drawn.disconnect();
        parsing.disconnect();
        const { x, y, width, height } = whole.boundingClientRect;
        const key = whole.target.dataset.outcome;
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
