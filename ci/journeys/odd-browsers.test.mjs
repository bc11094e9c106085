/** The whole journey of a bet in browsers that are not set as most are. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { PHONE, WIDE } from "../lib/browser.mjs";
import { openFor, prepare, setBack } from "../lib/placing.mjs";
import { setUp } from "../lib/set-up.mjs";
import { makeWholeBet } from "../lib/whole-bet.mjs";
import { BEGINS } from "../lib/world.mjs";

const DAY = 24 * 3_600_000;

const here = setUp(prepare);

beforeEach(() => setBack(here));

test("a bet in forced colours", async () => {
  const opened = await openFor(here, WIDE, undefined, { forcedColors: "active" });
  const { page, context, errors } = opened;
  await makeWholeBet(here, opened, async () => {
    // A picked price differs from the others, although the browser replaces our colours.
    const borders = (selector) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderTopWidth, borderTopColor, outlineStyle, backgroundColor } =
            getComputedStyle(element);
          return `${borderTopWidth} ${borderTopColor} ${outlineStyle} ${backgroundColor}`;
        });
    const [on, off] = await Promise.all([
      borders("main button[data-outcome][aria-pressed=true]:visible"),
      borders("main button[data-outcome][aria-pressed=false]:enabled:visible"),
    ]);
    assert.notEqual(on, off);
  });
  assert.deepEqual(errors, []);
  await context.close();
});

for (const [viewport, days, when] of [
  [PHONE, 1, "ahead"],
  [WIDE, -1, "behind"],
]) {
  test(`a bet by a clock that is a day ${when}`, async () => {
    const opened = await openFor(here, viewport);
    const { page, context, errors } = opened;
    await page.clock.setSystemTime(Date.parse(BEGINS) + days * DAY);
    await makeWholeBet(here, opened);
    const off = (await page.evaluate(() => Date.now())) - Date.parse(BEGINS);
    assert.equal(Math.round(off / DAY), days);
    assert.deepEqual(errors, []);
    await context.close();
  });
}
