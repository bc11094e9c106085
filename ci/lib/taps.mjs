/** A finger that taps one place several times, whatever comes to lie under it. */
import { PHONE, runsScripts } from "./browser.mjs";

/** How long a control that is new under a finger ignores it, with some reserve, in milliseconds. */
export const SETTLED_MS = 950;

/** Pauses between the taps of a double or triple tap, in milliseconds. */
export const RHYTHMS = [[30], [120], [300], [500], [700], [30, 30], [300, 300], [700, 700]];

/**
 * Taps the middle of a control, and the same place again after each pause, which begins with a tap. The page's clock
 * stands still but for these. After each tap `then` is called with how many there were.
 */
export async function tapTimes(page, control, pauses, then = () => {}) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await control.boundingBox();
  const [left, top] = [x + width / 2, y + height / 2];
  const tap = () =>
    page.viewportSize().width <= PHONE.width
      ? page.touchscreen.tap(left, top)
      : page.mouse.click(left, top);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SETTLED_MS);
  for (const [nth, pause] of [...pauses, 0].entries()) {
    await tap();
    await then(nth + 1);
    await page.clock.runFor(pause);
  }
  await page.clock.resume();
}

/** When the last finger was lifted from a page. */
const lifted = new WeakMap();

/**
 * Drags a finger from the middle of a control over a distance in pixels, downwards if it is positive,
 * in `steps` movements; `rest` is how long it rests before it is lifted. Resolves to the place where that happens.
 */
export async function drag(page, control, distance, { steps = 10, rest = 200 } = {}) {
  const { x, y, width, height } = await control.boundingBox();
  const [left, top] = [x + width / 2, y + height / 2];
  const devtools = await page.context().newCDPSession(page);
  // How fast the finger is, the page reads from these times: a busy machine delivers the events later than they say.
  let timestamp = await page.evaluate(() => {
    const { timeOrigin, now } = globalThis.own.performance;
    return (timeOrigin + now.call(globalThis.own.performance)) / 1_000;
  });
  // It comes after the one before it.
  timestamp = Math.max(timestamp, (lifted.get(page) ?? 0) + 0.1);
  const touch = (type, ...touchPoints) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  await touch("touchStart", { x: left, y: top });
  for (let step = 1; step <= steps; step += 1) {
    await touch("touchMove", { x: left, y: top + (distance * step) / steps });
    timestamp += 0.016;
  }
  timestamp += rest / 1_000;
  await touch("touchEnd");
  lifted.set(page, timestamp);
  await devtools.detach();
  return { x: left, y: top + distance };
}

/** Waits until the browser has drawn a page or a frame once more: the event of a scroll has come by then. */
function nextFrame(frame) {
  return frame.evaluate(
    () => new Promise((next) => new IntersectionObserver(next).observe(document.documentElement)),
  );
}

/**
 * Moves the clock of a page, or of a frame's page, until everything in it takes presses again; ends its animations. A page
 * without script always takes them.
 */
export async function settled(frame) {
  const page = frame.page?.() ?? frame;
  if (!runsScripts(page)) return;
  await nextFrame(frame);
  await page.clock.runFor(SETTLED_MS);
  // They follow the screen's clock, not the page's.
  await frame.evaluate(() => {
    for (const one of document.getAnimations()) {
      if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
    }
  });
}
