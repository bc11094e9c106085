/**
 * A quick deposit: the platform's payment widget in a dialog over the page, with each way a payment can end. Only players of
 * a group get it. On a phone and on a wide screen, in two writing directions.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { LEAGUE } from "../lib/betting.mjs";
import { assertStill, open, PHONE, SCENES, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { assertPaid } from "../lib/payment-alert.mjs";
import { signIn } from "../lib/player.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { fillSignIn, hold, openPrices, openSlip, path, pick, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";
import { FEW_MATCHES } from "../lib/world.mjs";

const GROUP = "spi_test";

const edits = [
  ['deposit = "page"', 'deposit = "widget"'],
  ['# quick_deposit_group = "spi_test"', `quick_deposit_group = "${GROUP}"`],
];

const here = setUp(() => {}, { edits, matches: FEW_MATCHES });

/** A page whose player is in these groups. */
async function opened(viewport, statuses = [GROUP]) {
  const { operator } = here.stage;
  await operator.control("reset");
  await operator.control("player", { player_id: 1, statuses });
  const own = await open(here.browser, { viewport, reducedMotion: "reduce" });
  return { ...own, player: await signIn(own.context, here.stage) };
}

async function openDialog(page) {
  await page.getByTestId("account").click();
  await page.getByTestId("to-deposit").click();
}

/** The form of the widget. */
const widget = (page) => {
  const form = page.getByTestId("deposit-widget").locator("form");
  return {
    form,
    amount: form.locator("[name=amount]"),
    pay: form.locator("button[type=submit]"),
    choose: (method) => form.locator(`[value=${method}]`).check(),
  };
};

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;

  journey()(
    `a quick deposit that succeeds or is pending is told over the same page: ${at}`,
    async () => {
      const { page, context, errors, player } = await opened(viewport);
      const url = `${here.stage.site}${path(locale, LEAGUE)}`;
      await visit(page, url);
      const scripts = () => page.locator('script[src$="/spi/main.js"]').count();
      assert.equal(await scripts(), 0, "loaded before it is asked for");
      for (const [ended, method, tone] of [
        [1, "card", "success"],
        [2, "transfer", "info"],
      ]) {
        const balance = (await player.balance()) + 1_250;
        await openDialog(page);
        const { amount, pay, choose } = widget(page);
        await choose(method);
        if (method === "card") {
          await amount.fill("12.345");
          await pay.click();
          await page.locator("[name=amount][aria-invalid=true]").waitFor();
        }
        await assertOpen(page);
        await amount.fill(locale === "ar" ? "١٢٫٥" : "12.50");
        await pay.click();
        const alert = await assertPaid(page, player, {
          balance,
          ended,
          tone,
          of: method,
          operator: here.stage.operator,
        });
        assert.equal(await page.locator("dialog[open]").count(), 0);
        assert.equal(page.url(), url);
        await alert.locator(".alert-close").click();
      }
      assert.equal(await scripts(), 1);
      await assertStill(page);
      assert.deepEqual(errors, []);
      await context.close();
    },
  );
}

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  journey()(`a form that comes late moves nothing: at ${viewport.width} px`, async () => {
    const { page, context } = await opened(viewport);
    const release = await hold(page, "**/spi/main.js");
    await visit(page, `${here.stage.site}${LEAGUE}`);
    await openDialog(page);
    await page.getByTestId("deposit-widget").waitFor({ state: "attached" });
    const title = () => page.locator("dialog .dialog-title").boundingBox();
    const early = await title();
    release();
    await widget(page).pay.waitFor();
    assert.deepEqual(await title(), early);
    await assertStill(page, { outside: "dialog" });
    await context.close();
  });
}

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  journey()(
    `a quick deposit that fails says so in its dialog, which keeps amount and method: ${locale} at ${viewport.width} px`,
    async () => {
      const { page, context, errors, player } = await opened(viewport);
      const before = await player.balance();
      await visit(page, `${here.stage.site}${path(locale, LEAGUE)}`);
      await openDialog(page);
      const { form, amount, pay, choose } = widget(page);
      await choose("voucher");
      await amount.fill("12.50");
      const problem = page.getByTestId("deposit-problem");
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        await pay.click();
        await page.locator("[data-testid=deposit-problem]:focus").waitFor();
        assert.equal(await amount.inputValue(), "12.50");
        assert.ok(await form.locator("[value=voucher]").isChecked());
        await assertOpen(page);
        await amount.focus();
      }
      assert.equal(await problem.count(), 1);
      assert.equal(await page.locator(".alert").count(), 0);
      assert.equal(await player.balance(), before);
      // Another way works, and ends it.
      await choose("card");
      await pay.click();
      await page.locator(".alert").waitFor();
      assert.equal(await page.locator("dialog[open]").count(), 0);
      await eventually(async () => assert.equal(await player.balance(), before + 1_250), 15_000);
      assert.deepEqual(errors, []);
      await context.close();
    },
  );
}

for (const [locale, viewport] of SCENES) {
  inFull(
    `what the provider says is in the dialog, and does not take the form away: ${locale} at ${viewport.width} px`,
    async () => {
      const { page, context, errors } = await opened(viewport);
      await visit(page, `${here.stage.site}${path(locale, LEAGUE)}`);
      await openDialog(page);
      const { amount, choose } = widget(page);
      await amount.fill("12.50");
      const notice = page.getByTestId("deposit-notice");
      assert.equal(await notice.count(), 0);
      await choose("transfer");
      await notice.waitFor();
      assert.equal(await notice.getAttribute("data-type"), "warning");
      assert.equal(
        await notice.evaluate((one) => one.parentElement.getAttribute("role")),
        "status",
      );
      assert.equal((await notice.innerText()).includes("deposit-notice"), false);
      assert.equal(await amount.inputValue(), "12.50");
      assert.equal(await page.locator(".alert").count(), 0);
      await assertOpen(page);
      assert.deepEqual(errors, []);
      await context.close();
    },
  );
}

inFull("a payment that leads away comes back to the page with its end", async () => {
  const { page, context, errors, player } = await opened(PHONE);
  const before = await player.balance();
  const url = `${here.stage.site}/ar${LEAGUE}`;
  await visit(page, url);
  await openDialog(page);
  const { amount, pay, choose } = widget(page);
  await choose("bank");
  await amount.fill("50");
  await pay.click();
  await page.locator(".alert").waitFor();
  assert.equal(page.url(), url);
  assert.equal(await player.balance(), before + 5_000);
  await openDialog(page);
  await widget(page).form.locator(".links button").nth(1).click();
  await page.waitForURL(`${here.stage.operator.url}/ar/profile/wallet/transactions`);
  assert.deepEqual(errors, []);
  await context.close();
});

inFull("a payment without an answer is said to be one", async () => {
  const { page, context, player } = await opened(PHONE);
  const before = await player.balance();
  await visit(page, `${here.stage.site}${LEAGUE}`);
  await openDialog(page);
  await widget(page).form.waitFor();
  await here.stage.operator.control("fail", { path: "/spi/api/deposits", status: 503 });
  await widget(page).pay.click();
  await page.locator(".alert").getByText("Deposit not confirmed").waitFor();
  assert.equal(await player.balance(), before);
  await context.close();
});

test("where the script is blocked, the platform's page is a press away", async () => {
  const { page, context, player } = await opened(PHONE);
  await page.route("**/spi/main.js", (route) => route.abort());
  const url = `${here.stage.site}/ar${LEAGUE}`;
  await visit(page, url);
  await openDialog(page);
  await page.getByTestId("deposit-page").waitFor();
  await assertOpen(page);
  // The next time it is tried again.
  await page.keyboard.press("Escape");
  await page.unroute("**/spi/main.js");
  await openDialog(page);
  await widget(page).form.waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.getByTestId("deposit-widget").count(), 0);
  // A form that cannot be asked for leads there, too.
  await here.stage.operator.control("fail", { path: "/spi/api/form", status: 503 });
  await openDialog(page);
  await page.getByTestId("deposit-page").waitFor();
  // A press on what has just come under the pointer is ignored (press/guard.ts).
  await settled(page);
  await page.getByTestId("deposit-page").click();
  await page.getByRole("button", { name: "It succeeds" }).click();
  await page.waitForURL(url);
  await page.locator(".alert").waitFor();
  assert.equal(await player.balance(), 110_000);
  await context.close();
});

inFull(
  "who is not of the group gets the platform's page, and so does a link to the dialog",
  async () => {
    const { page, context, errors } = await opened(PHONE, ["gold"]);
    await visit(page, `${here.stage.site}${LEAGUE}`);
    await openDialog(page);
    await page.getByRole("button", { name: "It fails" }).click();
    await page.waitForURL(`${here.stage.site}${LEAGUE}`);
    await page.locator(".alert").waitFor();
    await visit(page, `${here.stage.site}${LEAGUE}?modal=deposit`);
    await page.getByRole("button", { name: "It fails" }).waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  },
);

test("a stake above the balance leads to the deposit, and the slip waits", async () => {
  const { page, context, errors } = await opened(PHONE);
  await visit(page, `${here.stage.site}/ar${LEAGUE}`);
  const key = await pick(openPrices(page).first());
  await openSlip(page);
  await page.getByTestId("slip-stake").first().fill("1500");
  const blocker = page.getByTestId("slip-blocker");
  await blocker.waitFor();
  await assertOpen(page);
  await blocker.locator("a").click();
  await widget(page).amount.fill("1000");
  await widget(page).pay.click();
  await page.locator(".alert").waitFor();
  await blocker.waitFor({ state: "detached" });
  await page
    .locator(`${priceAt(key)}[aria-pressed="true"]`)
    .first()
    .waitFor({ state: "attached" });
  assert.deepEqual(errors, []);
  await context.close();
});

inFull("the policy allows the platform's script, and a visitor signs in first", async () => {
  await here.stage.operator.control("player", { player_id: 1, statuses: [GROUP] });
  const { page, context } = await open(here.browser, { viewport: PHONE });
  const answer = await page.goto(`${here.stage.site}/?modal=deposit`);
  const policy = (await answer.allHeaders())["content-security-policy"];
  const { origin } = new URL(here.stage.operator.url);
  for (const directive of ["script-src", "connect-src", "frame-src"]) {
    const own = policy.split("; ").find((one) => one.startsWith(directive));
    assert.ok(own.split(" ").includes(origin), own);
  }
  await fillSignIn(page);
  await widget(page).form.waitFor();
  await context.close();
});
