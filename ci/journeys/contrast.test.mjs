/**
 * A theme of contrast (forced colours): what is on, open, picked or chosen is seen by its shape, not by a hue. Computed
 * styles tell outlines and lines under a text; of the knobs of switches, which are drawn, the picture does.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, WIDE } from "../lib/browser.mjs";
import { setUp } from "../lib/set-up.mjs";
import { openPrices, pick, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const here = setUp();

for (const colorScheme of ["dark", "light"]) {
  test(`states are seen by shape in forced colours: ${colorScheme}`, async () => {
    const { page, context, errors } = await open(here.browser, {
      viewport: WIDE,
      forcedColors: "active",
      colorScheme,
    });
    await visit(page, `${here.stage.site}/live`);
    await apart(page, ".top-links a", "[aria-current]");
    await visit(page, `${here.stage.site}/soccer/premier-league`);
    const prices = openPrices(page.locator("main"));
    await pick(prices.first());
    await pick(page.locator(".event-row").nth(1).locator("button.price:enabled").first());
    await page.getByTestId("slip-type-combo").waitFor();
    // The focus has an outline of its own.
    await page.evaluate(() => document.activeElement?.blur());

    await apart(page, "button.price", "[aria-pressed=true]");
    await apart(page, ".slip-tab", "[aria-selected=true]");
    await apart(page, ".slip-segment", ":has(:checked)");

    await page.getByTestId("filter-open").click();
    await page.locator(".filter-choice :checked").first().waitFor({ state: "attached" });
    await apart(page, ".filter-choice", ":has(:checked)");
    await page.getByTestId("filter-done").click();

    const quick = page.locator(".slip-switch");
    await quick.scrollIntoViewIfNeeded();
    const knob = await quick.evaluate((button) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(
        button.querySelector(".slip-switch-track"),
        "::before",
      );
      return `${borderTopWidth} ${borderTopStyle}`;
    });
    assert.equal(knob, "8px solid", "the knob of a switch is drawn");
    assert.deepEqual(errors, []);
    await context.close();
  });
}

/** Fails unless every control that is on differs in shape from every one that is off, and there are both. */
async function apart(page, all, on) {
  await settled(page);
  const shapes = await page.locator(all).evaluateAll(
    (controls, on) =>
      controls
        .filter((one) => one.checkVisibility())
        .map((control) => {
          const { outlineStyle, outlineWidth, textDecorationLine } = getComputedStyle(control);
          const shape = `${outlineStyle === "none" ? "" : outlineWidth} ${textDecorationLine}`;
          return { isOn: control.matches(on), shape };
        }),
    on,
  );
  const of = (isOn) => [
    ...new Set(shapes.filter((one) => one.isOn === isOn).map((one) => one.shape)),
  ];
  assert.deepEqual(of(true), ["2px underline"], `${all}${on}`);
  assert.deepEqual(of(false), [" none"], all);
}
