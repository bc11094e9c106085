/**
 * Paying in: from the account's menu to the platform's page and back, with each way a payment can end. On a
 * phone and on a wide screen, in two writing directions.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { LEAGUE } from "../lib/betting.mjs";
import { assertStill, open, PHONE, SCENES } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { setLimits } from "../lib/limits.mjs";
import { assertPaid } from "../lib/payment-alert.mjs";
import { signIn } from "../lib/player.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { openPrices, path, pick, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const here = setUp();

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;
  const url = (rest) => `${here.stage.site}${path(locale, rest)}`;
  const opened = async () => {
    await here.stage.operator.control("reset");
    const own = await open(here.browser, { viewport, reducedMotion: "reduce" });
    const player = await signIn(own.context, here.stage);
    return { ...own, player };
  };

  journey()(
    `a payment that succeeds, fails or is pending leads back and is told: ${at}`,
    async () => {
      const { page, context, errors, player } = await opened();
      await visit(page, `${url(LEAGUE)}?page=1`);
      const first = await player.balance();
      for (const [ended, end, tone, arrives] of [
        [1, "It succeeds", "success", 10_000],
        [2, "It fails", "error", 0],
        [3, "It is pending", "info", 10_000],
      ]) {
        const before = await player.balance();
        await page.getByTestId("account").click();
        const link = page.getByTestId("to-deposit");
        await assertOpen(page);
        await link.click();
        await page.getByRole("button", { name: end }).click();
        await page.waitForURL(`${url(LEAGUE)}?page=1`);
        await assertOpen(page);
        const balance = before + arrives;
        const alert = await assertPaid(page, player, {
          balance,
          ended,
          tone,
          of: end,
          operator: here.stage.operator,
        });
        await eventually(async () => {
          assert.equal(digits(await page.getByTestId("balance").textContent()), balance, end);
        });
        // It stays until it is closed.
        await settled(page);
        await alert.locator(".alert-close").click();
        await alert.waitFor({ state: "detached" });
      }
      assert.equal(await player.balance(), first + 20_000);
      await assertStill(page);
      // Each end is among the notifications: two have arrived, and one has failed.
      await page.getByTestId("account").click();
      await page.getByTestId("notifications-open").click();
      await eventually(async () => {
        assert.equal(await page.getByTestId("notification").count(), 3);
      });
      // The one that has failed leads to paying in.
      await settled(page);
      await page.locator('[data-testid=notification] a[href*="/wallet/deposit"]').click();
      await page.getByRole("button", { name: "It succeeds" }).waitFor();
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  inFull(`a pick is there after paying in: ${at}`, async () => {
    const { page, context } = await opened();
    await visit(page, url(LEAGUE));
    const key = await pick(openPrices(page).first());
    await page.getByTestId("account").click();
    await page.getByTestId("to-deposit").click();
    await page.getByRole("button", { name: "It succeeds" }).click();
    await page.locator(".alert").waitFor();
    await page
      .locator(`${priceAt(key)}[aria-pressed="true"]`)
      .first()
      .waitFor();
    await context.close();
  });
}

test("what a limit forbids is said before anything is paid", async () => {
  await here.stage.operator.control("reset");
  await setLimits(here.stage.operator, 1, { deposit: ["day", 5_000] });
  const { page, context } = await open(here.browser, { viewport: PHONE });
  const player = await signIn(context, here.stage);
  const before = await player.balance();
  await visit(page, `${here.stage.site}/`);
  await page.getByTestId("account").click();
  await page.getByTestId("to-deposit").click();
  await page.getByLabel("Amount").fill("50.01");
  await page.getByRole("button", { name: "It succeeds" }).click();
  await page.getByRole("alert").getByText("50.00").waitFor();
  assert.equal(await player.balance(), before);
  await page.getByLabel("Amount").fill("50");
  await page.getByRole("button", { name: "It succeeds" }).click();
  await page.waitForURL(`${here.stage.site}/`);
  assert.equal(await player.balance(), before + 5_000);
  await context.close();
});

inFull("a link tells a visitor who has not signed in of no payment", async () => {
  const { page, context } = await open(here.browser, { viewport: PHONE });
  await visit(page, `${here.stage.site}/?status=success`);
  await page.waitForURL(`${here.stage.site}/`);
  assert.equal(await page.locator(".alert").count(), 0);
  await context.close();
});

/** The amount in a text, in subunits. */
function digits(text) {
  return Number(text.replace(/[^0-9]/g, ""));
}
