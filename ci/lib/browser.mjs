/** Chromium, and pages whose errors and layout shifts are recorded. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { record } from "./evidence.mjs";
import { IN_FULL } from "./in-full.mjs";
import { BEGINS } from "./world.mjs";

const { CHROMIUM = "/usr/bin/chromium" } = process.env;
const { CHROMIUM_SHELL = [`${CHROMIUM}-headless-shell`, CHROMIUM].find(existsSync) } = process.env;
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** The main target screens of the product. */
export const PHONE = { width: 360, height: 740 };
/** The narrowest screen with three columns. */
export const WIDE = { width: 1280, height: 800 };
/**
 * Languages and windows in which a journey is made. In the gate each direction of writing and each window once; in
 * full, each direction in each window.
 */
export const SCENES = [
  ["en-ZA", PHONE],
  ["ar", WIDE],
  ...(IN_FULL
    ? [
        ["en-ZA", WIDE],
        ["ar", PHONE],
      ]
    : []),
];

/** The contexts whose pages run no script. */
const withoutScript = new WeakSet();

/** Whether a page runs its scripts. */
export function runsScripts(page) {
  return !withoutScript.has(page.context());
}

/** The highest cumulative layout shift of a page. */
export const SHIFT_LIMIT = 0.01;

/**
 * Starts Chromium's headless shell, which opens a page in a third of the time, or the system's Chromium where there is
 * none; or borrows the one that tests share (`pool.mjs`). The shell has no back-forward cache, which Playwright turns off
 * in Chromium unless it is wanted. It opens WebTransport to a server that signed its own certificate if it `trusts` the
 * key: its SHA-256, in Base64.
 */
export function launch({ keepsPages = false, trusts } = {}) {
  const isShared = !keepsPages && trusts === undefined;
  if (isShared && process.env.SHARED_BROWSER) return chromium.connect(process.env.SHARED_BROWSER);
  const executablePath = keepsPages ? CHROMIUM : CHROMIUM_SHELL;
  const ignoreDefaultArgs = keepsPages ? ["--disable-back-forward-cache"] : [];
  const quic = ["--webtransport-developer-mode", `--ignore-certificate-errors-spki-list=${trusts}`];
  const args = trusts === undefined ? ARGS : [...ARGS, ...quic];
  return chromium.launch({ executablePath, args, ignoreDefaultArgs });
}

/** Starts a browser that several processes can use at once. */
export function launchServer() {
  return chromium.launchServer({ executablePath: CHROMIUM_SHELL, args: ARGS });
}

/**
 * A page in its own context, with recording, also of its other pages: `{page, context, errors}`. Its clock begins with
 * the world's and runs on; a test moves it by `page.clock`. Without `timed` it is the machine's.
 */
export async function open(browser, { viewport = WIDE, timed = true, ...options } = {}) {
  const phone = viewport.width < 720;
  const context = await browser.newContext({
    viewport,
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: "no-preference",
    ...options,
  });
  if (options.javaScriptEnabled === false) withoutScript.add(context);
  else if (timed) await setClock(context);
  const opened = await watch(context);
  if (options.javaScriptEnabled !== false) await opened.page.addInitScript(watchShifts);
  return opened;
}

/**
 * A page in a browser that blocks all cookies: `{page, errors, close}`. It then keeps nothing else, either: reading
 * `localStorage` throws, and no shared worker starts.
 */
export async function openBlocking({ viewport = WIDE } = {}) {
  const profile = await mkdtemp(join(tmpdir(), "sportsbook-blocking-"));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await mkdir(join(profile, "Default"));
  await writeFile(join(profile, "Default/Preferences"), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: ARGS,
    viewport,
    hasTouch: viewport.width < 720,
  });
  await setClock(context);
  const { page, errors } = await watch(context);
  const close = async () => {
    await context.close();
    // The browser may still be writing.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  return { page, errors, close };
}

/** A new page of a context, with recording, also of its other pages. */
async function watch(context) {
  const errors = [];
  context.on("page", (page) => {
    record(page);
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      const { url } = message.location();
      errors.push(`console: ${message.text()} (${url} on ${page.url()})`);
    });
    page.on("pageerror", (error) => errors.push(`page: ${error.stack ?? error} (${page.url()})`));
  });
  return { page: await context.newPage(), context, errors };
}

/**
 * Sets the clock of a context's pages. The installed one replaces `performance` and has no entries of it, which tell a
 * page how it was opened and what it has loaded, the times of events, which say how fast a finger is, and frames, which
 * say that something was drawn: those stay the browser's.
 */
async function setClock(context) {
  await context.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
    globalThis.own = {
      performance,
      timeStamp: { get, configurable: true, enumerable: true },
      requestFrame: requestAnimationFrame.bind(globalThis),
      cancelFrame: cancelAnimationFrame.bind(globalThis),
    };
  });
  await context.clock.install({ time: BEGINS });
  await context.addInitScript(() => {
    const { own } = globalThis;
    for (const name of ["getEntries", "getEntriesByName", "getEntriesByType"]) {
      performance[name] = own.performance[name].bind(own.performance);
    }
    Object.defineProperty(Event.prototype, "timeStamp", own.timeStamp);
    globalThis.requestAnimationFrame = (then) => own.requestFrame(() => then(performance.now()));
    globalThis.cancelAnimationFrame = own.cancelFrame;
  });
}

/** The errors of a page but for refusals that are wanted: the browser itself writes calls with these statuses there. */
export function faultsIn(errors, statuses) {
  const refusals = statuses.map((status) => `status of ${status}`);
  return errors.filter((error) => !refusals.some((refusal) => error.includes(refusal)));
}

/**
 * Fails when the page's layout has shifted by more than the limit since it was loaded. With `outside`,
 * a selector, everything outside its matches must also hold still when it answers an input.
 */
export async function assertStill(page, { outside } = {}) {
  const { sum, shifts } = await page.evaluate(
    (selector) => globalThis.layoutShifts(selector),
    outside,
  );
  assert.ok(
    sum < SHIFT_LIMIT,
    `the layout of ${page.url()} shifted by ${sum}:\n${JSON.stringify(shifts, null, 2)}`,
  );
}

/** Forgets the shifts until now: those of a sign-in that took longer than half a second are wanted. */
export async function forgetShifts(page) {
  await page.evaluate(() => globalThis.forgetShifts());
}

/**
 * Runs in the page: `layoutShifts()` has the sum without shifts within half a second of an input;
 * `layoutShifts(outside)` includes those, unless all that moved is inside a match of `outside`. `worst` is
 * the standard's cumulative layout shift: the largest sum of at most 5 s without a pause of 1 s.
 */
function watchShifts() {
  const all = [];
  const ancestorsOf = (node) => {
    const elements = [];
    let one = node?.nodeType === 1 ? node : node?.parentElement;
    for (; one; one = one.parentElement) elements.push(one);
    return elements;
  };
  const take = (entries) => {
    for (const { value, startTime, hadRecentInput, sources } of entries) {
      // Kept, because by the time that they are asked for what moved may have left the page.
      const within = sources.map(({ node }) => ancestorsOf(node));
      const moved = sources.map(({ node, previousRect, currentRect }) => ({
        node: node?.nodeType === 1 ? node.outerHTML.slice(0, 120) : node?.nodeName,
        from: [previousRect.x, previousRect.y, previousRect.width, previousRect.height],
        to: [currentRect.x, currentRect.y, currentRect.width, currentRect.height],
      }));
      const shift = { value, at: Math.round(startTime), hadRecentInput, moved };
      const isInside = (selector) =>
        within.every((elements) => elements.some((one) => one.matches(selector)));
      all.push({ shift, isInside });
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  globalThis.forgetShifts = () => {
    observer.takeRecords();
    all.length = 0;
  };
  globalThis.layoutShifts = (outside) => {
    take(observer.takeRecords());
    const shifts = all
      .filter(({ shift, isInside }) =>
        shift.hadRecentInput ? outside && !isInside(outside) : true,
      )
      .map(({ shift }) => shift);
    let [begin, last, inWindow, worst] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
    for (const { value, at } of shifts) {
      const isNew = at - last >= 1_000 || at - begin >= 5_000;
      if (isNew) [begin, inWindow] = [at, 0];
      last = at;
      inWindow += value;
      worst = Math.max(worst, inWindow);
    }
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), worst, shifts };
  };
}
