/**
 * Horse racing and lotteries: their button leads through signing in to the provider's page in a frame; a
 * closed product says so, and without script the page says what is missing.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertStill, open, SCENES } from "../lib/browser.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { fillSignIn, path, visit } from "../lib/steps.mjs";

const here = setUp();

const PRODUCTS = [
  { page: "/racing", product: "horse_racing", title: "Horse racing" },
  { page: "/lotteries", product: "lotto", title: "Lotteries" },
];

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  for (const { page: address, product, title } of PRODUCTS) {
    const at = `${locale} at ${viewport.width} px`;

    journey()(`${product} opens for a player: ${at}`, async () => {
      const { page, context, errors } = await open(here.browser, { viewport });
      await visit(page, `${here.stage.site}${path(locale, address)}`);
      await page.getByTestId("launch").click();
      await fillSignIn(page);
      const frame = page.getByTestId("launch-frame");
      await frame.waitFor();
      await frame.contentFrame().getByRole("heading", { name: title }).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} px too wide`);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }
}

for (const locale of IN_FULL ? ["en-ZA", "ar"] : ["ar"]) {
  test(`a closed product says so: ${locale}`, async () => {
    const { page, context, errors } = await open(here.browser);
    await visit(page, `${here.stage.site}${path(locale, "/racing")}`);
    await page.getByTestId("launch").click();
    await fillSignIn(page);
    await page.getByTestId("launch-frame").waitFor();
    await here.stage.operator.control("product", { product: "horse_racing", active: false });
    try {
      await visit(page, `${here.stage.site}${path(locale, "/racing")}`);
      const said = page.locator(".launch [role=status]");
      const before = await said.innerText();
      await page.getByTestId("launch").click();
      await page.waitForFunction(
        (text) => document.querySelector(".launch [role=status]").innerText !== text,
        before,
      );
      assert.equal(await page.getByTestId("launch-frame").count(), 0);
      await assertStill(page);
      assert.deepEqual(errors, []);
    } finally {
      await here.stage.operator.control("product", { product: "horse_racing", active: true });
    }
    await context.close();
  });
}

inFull("without script the page says what is missing", async () => {
  const { page, context } = await open(here.browser, { javaScriptEnabled: false });
  await page.goto(`${here.stage.site}/racing`);
  assert.equal(await page.getByTestId("launch").isVisible(), false);
  assert.match(await page.locator("main").innerText(), /JavaScript/);
  await context.close();
});
