/**
 * What a player must do before paying in, and paying in over the page: a phone number is verified, what the operator
 * still needs is filled in, and the platform's page opens in a dialog. Withdrawing, which asks for none of that. Several
 * accounts; and the reminders of a site that wants them.
 */
import assert from "node:assert/strict";
import { assertOpen } from "../lib/axe.mjs";
import { LEAGUE } from "../lib/betting.mjs";
import { assertStill, faultsIn, open, PHONE, SCENES } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { signIn } from "../lib/player.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { openPrices, openSlip, path, pick, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const GROUP = "reminded";

/** Settings of a site that asks for all of it. */
const edits = [
  ["verified_phone = false", "verified_phone = true"],
  ['deposit = "page"', 'deposit = "frame"'],
  ["sign_up_reminder_seconds = 0", "sign_up_reminder_seconds = 1"],
  ["deposit_reminder_seconds = 10", "deposit_reminder_seconds = 1"],
  ['# deposit_reminder_group = "remind"', `deposit_reminder_group = "${GROUP}"`],
];

const here = setUp(() => {}, { edits });

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
  const number = `+2782${viewport.width}${locale === "ar" ? "2" : "1"}000`.padEnd(12, "0");
  const steer = (steered) => here.stage.operator.control("sign_up", steered);

  inFull(`from a number that is not verified to a payment over the page: ${at}`, async () => {
    const { page, context, errors, player } = await opened();
    await steer({
      deposit_fields: ["date_of_birth", "city", "mobile_phone", "shoe_size"],
      resend_seconds: 0,
    });
    const before = await player.balance();
    await visit(page, url(LEAGUE));

    // Asked for by itself, once in a visit.
    await page.getByTestId("phone-form").waitFor();
    await assertOpen(page);
    assert.equal(await page.getByTestId("phone-phone_country").inputValue(), "za");
    for (const bad of ["12", "eighty-two", "' OR 1=1 --", "🏉🏉🏉🏉🏉🏉🏉🏉", "9".repeat(10_000)]) {
      await page.getByTestId("phone-phone").fill(bad);
      await page.getByTestId("phone-submit").click();
      await page.locator("#phone-phone-error").waitFor();
      assert.equal(await page.getByTestId("phone-phone").inputValue(), bad);
    }
    await assertOpen(page);
    await page.keyboard.press("Escape");
    await page.reload();
    await page.getByTestId("account").waitFor();
    assert.equal(await page.locator("dialog[open]").count(), 0);

    const key = await pick(openPrices(page).first());
    await page
      .locator(`${priceAt(key)}[aria-pressed="true"]`)
      .first()
      .waitFor();
    await page.getByTestId("account").click();
    await assertOpen(page);
    await page.getByTestId("to-deposit").click();

    // What is missing, but for what no form has.
    await page.getByTestId("missed-form").waitFor();
    assert.equal(await page.getByTestId("missed-date_of_birth").getAttribute("type"), "date");
    await page.getByTestId("missed-submit").click();
    await page.locator("#missed-city-error").waitFor();
    await assertOpen(page);
    await page.getByTestId("missed-city").fill("Gqeberha 🏉");
    await page.getByTestId("missed-date_of_birth").fill("2019-02-28");
    await page.getByTestId("missed-submit").click();
    await page.locator("#missed-date_of_birth-error").waitFor();
    await assertOpen(page);
    assert.equal(await page.getByTestId("missed-city").inputValue(), "Gqeberha 🏉");
    await page.getByTestId("missed-date_of_birth").fill("1988-02-29");
    await settled(page);
    await page.getByTestId("missed-submit").click();

    // The number, in digits of another script where that is written so.
    const national = number.replace("+27", "0");
    const typed = locale === "ar" ? arabic(national) : national;
    await page.getByTestId("phone-phone").fill(typed);
    await page.getByTestId("phone-submit").click();
    await page.getByTestId("phone-sent").waitFor();
    assert.match(await page.getByTestId("phone-sent").innerText(), new RegExp(`\\${number}`));
    const code = page.getByTestId("phone-code-code");
    assert.equal(await code.getAttribute("autocomplete"), "one-time-code");
    await assertOpen(page);
    const [{ code: sent }] = await here.stage.operator.mailsTo(number);
    await code.fill(sent === "000000" ? "111111" : "000000");
    await page.getByTestId("phone-code-submit").click();
    await page.locator("#phone-code-error:not(:empty)").waitFor();
    await assertOpen(page);
    await settled(page);
    await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
    await page.getByTestId("phone-code-submit").click();

    // The platform's page, over this one.
    const frame = page.frameLocator("[data-testid=deposit-frame]");
    await frame.getByRole("button", { name: "It succeeds" }).click();
    await page.locator(".alert").waitFor();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    assert.equal(page.url(), url(LEAGUE));
    await eventually(async () => assert.equal(await player.balance(), before + 10_000));
    await page
      .locator(`${priceAt(key)}[aria-pressed="true"]`)
      .first()
      .waitFor();
    const left = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
    );
    assert.ok(!left.includes(sent), `the code is left in ${left}`);

    // Nothing is missing any more.
    await page.getByTestId("account").click();
    await page.getByTestId("to-deposit").click();
    // The dialog stays, with the platform's page once more.
    await frame.getByRole("button", { name: "It fails" }).click();
    await page.locator("[data-testid=deposit-problem]:focus").waitFor();
    await frame.getByRole("button", { name: "It fails" }).waitFor();
    await assertOpen(page);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.getByTestId("account").click();
    await page.getByTestId("to-phone").click();
    await page.getByTestId("phone-verified").waitFor();
    await assertOpen(page);
    assert.deepEqual(faultsIn(errors, [422]), []);
    await context.close();
    await steer({ deposit_fields: [], resend_seconds: 60 });
  });

  journey()(
    `a withdrawal on the platform's page leads back to a lower balance: ${at}`,
    async () => {
      const { page, context, errors, player } = await opened();
      await askedBefore(context);
      // What is asked for before paying in is not asked for here.
      await steer({ deposit_fields: ["city"] });
      const before = await player.balance();
      const address = `${url(LEAGUE)}?page=1`;
      await visit(page, address);
      await page.getByTestId("account").click();
      const link = page.getByTestId("to-withdrawal");
      await assertOpen(page);
      await link.click();
      const withdraw = async (amount) => {
        await page.getByLabel("Amount").fill(amount);
        await page.getByRole("button", { name: "Withdraw" }).click();
      };
      await withdraw(`${(before + 1) / 100}`);
      await page.getByRole("alert").getByText("more than your balance").waitFor();
      assert.equal(await player.balance(), before);
      await withdraw("50");
      await page.waitForURL(address);
      assert.equal(await player.balance(), before - 5_000);
      await eventually(async () => {
        const shown = await page.getByTestId("balance").textContent();
        assert.equal(Number(shown.replace(/[^0-9]/g, "")), before - 5_000);
      });
      // No alert speaks of a payment into the balance.
      assert.equal(await page.locator(".alert").count(), 0);
      assert.equal(await page.locator("dialog[open]").count(), 0);
      await assertStill(page);
      assert.deepEqual(errors, []);
      await context.close();
      await steer({ deposit_fields: [] });
    },
  );

  journey()(`an account in a second currency is opened and used: ${at}`, async () => {
    const { page, context, errors, player } = await opened();
    await askedBefore(context);
    await visit(page, url(LEAGUE));
    await page.getByTestId("account").click();
    await page.getByTestId("account-ZAR").waitFor();
    assert.equal(await page.getByTestId("account-ZAR").getAttribute("aria-pressed"), "true");
    const rands = await page.getByTestId("balance").textContent();
    // A choice alone opens nothing, and can be taken back.
    const confirm = page.getByTestId("open-account").locator("button");
    await page.getByTestId("account-currency").selectOption("EUR");
    await confirm.filter({ hasText: "EUR" }).waitFor();
    await assertOpen(page);
    await page.getByTestId("account-currency").selectOption("");
    await confirm.and(page.locator(":disabled")).waitFor();
    await page.getByTestId("account-currency").selectOption("EUR");
    await confirm.click();
    await page.locator('[data-testid="account-EUR"][aria-pressed="true"]').waitFor();
    await eventually(async () => {
      assert.match(await page.getByTestId("balance").textContent(), /€/);
    });
    const accounts = await player.call("GET", "/api/player/accounts");
    assert.deepEqual(
      accounts.map(({ currency, active }) => [currency, active]),
      [
        ["ZAR", false],
        ["EUR", true],
      ],
    );
    await page.keyboard.press("Escape");
    await pick(openPrices(page).first());
    await openSlip(page);
    await page.locator("#slip").getByText(/EUR/).filter({ visible: true }).first().waitFor();
    const stake = page.getByTestId("slip-stake");
    await stake.fill("5");
    await stake.blur();

    // Another tab follows, and goes back.
    const other = await context.newPage();
    await visit(other, url("/"));
    await other.getByTestId("account").click();
    await other.getByTestId("account-ZAR").click();
    await other.locator('[data-testid="account-ZAR"][aria-pressed="true"]').waitFor();
    await eventually(async () => {
      assert.equal(await page.getByTestId("balance").textContent(), rands);
    });
    // A stake in euros is no stake in rands: the field is empty, and that is no mistake.
    await eventually(async () => assert.equal(await stake.inputValue(), ""));
    assert.equal(await stake.getAttribute("aria-invalid"), "false");
    await assertStill(page);
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(
    `a visitor is reminded once, and a player whose balance is empty once a day: ${at}`,
    async () => {
      const visitor = await open(here.browser, { viewport, reducedMotion: "reduce" });
      await visit(visitor.page, url(LEAGUE));
      await visitor.page.getByTestId("remind-go").waitFor();
      await assertOpen(visitor.page);
      // Who has an account is led to it, too; the dialog ends with that.
      const way = await visitor.page.getByTestId("to-sign-in").boundingBox();
      const dialog = await visitor.page.locator("dialog[open]").boundingBox();
      assert.ok(dialog.y + dialog.height - (way.y + way.height) < 32, "room below the last button");
      await visitor.page.getByTestId("remind-go").click();
      await visitor.page.getByTestId("sign-up-form").waitFor();
      await visit(visitor.page, url("/"));
      await visitor.page.clock.runFor(2_500);
      assert.equal(await visitor.page.locator("dialog[open]").count(), 0);
      assert.deepEqual(visitor.errors, []);
      await visitor.context.close();

      const { page, context, errors } = await opened();
      await askedBefore(context);
      const steerPlayer = (steered) =>
        here.stage.operator.control("player", { player_id: 1, ...steered });
      await steerPlayer({ balance: 0 });
      await visit(page, url(LEAGUE));
      await page.getByTestId("account").waitFor();
      await page.clock.runFor(2_500);
      assert.equal(await page.locator("dialog[open]").count(), 0, "not of the group");
      await steerPlayer({ statuses: [GROUP] });
      await visit(page, url(LEAGUE));
      await page.getByTestId("remind-later").waitFor();
      await assertOpen(page);
      await page.getByTestId("remind-later").click();
      await visit(page, url("/"));
      await page.clock.runFor(2_500);
      assert.equal(await page.locator("dialog[open]").count(), 0, "once a day");
      const [cookie] = (await context.cookies()).filter(({ name }) => name === "deposit_reminder");
      assert.ok(cookie.expires > 0, "it outlives the browser");
      assert.deepEqual(errors, []);
      await context.close();
    },
  );
}

inFull("a visitor signs in before a form that is for players", async () => {
  await here.stage.operator.control("reset");
  const { page, context } = await open(here.browser, { viewport: PHONE });
  await visit(page, `${here.stage.site}/?modal=phone-verification`);
  await page.getByTestId("sign-in-email").fill("player@example.com");
  await page.getByTestId("sign-in-password").fill("password");
  await page.getByTestId("sign-in-submit").click();
  await page.getByTestId("phone-form").waitFor();
  assert.equal(page.url(), `${here.stage.site}/`);
  await context.close();
});

/** Makes the visit one that has asked for the phone number. */
function askedBefore(context) {
  return context.addInitScript(() => {
    if (location.protocol !== "about:") sessionStorage.setItem("phoneAsked", "1");
  });
}

/** A number in the digits of Arabic. */
function arabic(text) {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
}
