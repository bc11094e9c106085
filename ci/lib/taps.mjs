/** A finger that taps one place several times, whatever comes to lie under it. */
import { PHONE } from "./browser.mjs";

/** How long a control that is new under a finger ignores it, with some reserve, in milliseconds. */
export const SETTLED_MS = 950;

/** Pauses between the taps of a double or triple tap, in milliseconds. */
export const RHYTHMS = [[30], [120], [300], [500], [700], [30, 30], [300, 300], [700, 700]];

/** Taps the middle of a control, and the same place again after each pause, which begins with a tap. */
export async function tapTimes(page, control, pauses) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await control.boundingBox();
  const [left, top] = [x + width / 2, y + height / 2];
  const tap = () =>
    page.viewportSize().width <= PHONE.width
      ? page.touchscreen.tap(left, top)
      : page.mouse.click(left, top);
  for (const pause of [...pauses, 0]) {
    const begun = performance.now();
    await tap();
    await page.waitForTimeout(Math.max(0, pause - (performance.now() - begun)));
  }
}

/** Waits until everything on the page takes presses again. */
export function settled(page) {
  return page.waitForTimeout(SETTLED_MS);
}
