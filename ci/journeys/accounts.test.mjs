/**
 * Accounts: a forgotten password and the link of its mail, a new account and its confirmation. As dialogs over
 * any page and as pages of their own, on a phone and on a wide screen, in two writing directions: nothing that was
 * typed is lost, no token and no password is left behind, and axe finds nothing in any state.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { LEAGUE } from "../lib/betting.mjs";
import { assertStill, faultsIn, open, PHONE, SCENES } from "../lib/browser.mjs";
import { callOf, onOtherDevice } from "../lib/player.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { fillSignIn, path, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const here = setUp();

const PASSWORD = "three quiet lakes";

/** Statuses of the refusals that these forms get. */
const REFUSALS = [401, 403, 422];

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;
  const opened = () => open(here.browser, { viewport, reducedMotion: "reduce" });
  const url = (rest) => `${here.stage.site}${path(locale, rest)}`;

  inFull(`a forgotten password is replaced by the link of a mail: ${at}`, async () => {
    await here.stage.operator.control("reset");
    await here.stage.operator.control("clock", { stop: true });
    const { page, context, errors } = await opened();
    const calls = callsOf(page);
    await visit(page, url(LEAGUE));
    await page.getByTestId("sign-in").click();
    await page.getByTestId("sign-in-email").fill("player@example.com");
    await page.getByTestId("to-password-new").click();
    // What was typed goes along.
    await page.getByTestId("forgot-form").waitFor();
    assert.equal(await page.getByTestId("forgot-email").inputValue(), "player@example.com");
    await assertOpen(page);
    const known = await sentAfter(page, "player@example.com");
    await assertOpen(page);
    await visit(page, url("/users/password/new"));
    const unknown = await sentAfter(page, "nobody@example.com");
    assert.equal(unknown.replace("nobody@", "player@"), known);

    const [{ link }] = await here.stage.operator.mailsTo("player@example.com");
    const token = new URL(link).searchParams.get("reset_password_token");
    assert.equal(new URL(link).pathname, path(locale, "/users/password/edit"));
    calls.length = 0;
    await visit(page, link);
    const field = page.getByTestId("new-password-password");
    await field.waitFor();
    assert.equal(page.url(), url("/users/password/edit"));
    assert.equal(await field.getAttribute("autocomplete"), "new-password");
    await assertOpen(page);

    const hint = page.getByTestId("new-password-password-hint");
    const hints = [];
    for (const typed of ["short", "password1234", PASSWORD]) {
      await field.fill(typed);
      hints.push(await hint.innerText());
    }
    assert.equal(new Set(hints).size, 3, hints.join("\n"));
    await assertStill(page);

    for (const wrong of ["short", "qwerty123"]) {
      await field.fill(wrong);
      await page.getByTestId("new-password-submit").click();
      await page.locator("#new-password-password-error").waitFor();
      const focused = await page.evaluate(() => document.activeElement.dataset.testid);
      assert.equal(focused, "new-password-password");
      await assertOpen(page);
    }
    await field.fill(PASSWORD);
    await page.getByTestId("new-password-submit").click();
    // The form's own page is left: it has nothing more to say.
    await page.waitForURL(url(""));
    await page.getByTestId("account").waitFor();
    await page.locator('[data-testid="alert"][data-type="success"]').waitFor();
    assert.equal(await page.locator("dialog[open]").count(), 0);
    await assertForgotten(page, [token, PASSWORD], calls);
    // The link has been used.
    await visit(page, link);
    await page.getByTestId("new-password-password").fill("another quiet lake");
    await page.getByTestId("new-password-submit").click();
    await page.getByTestId("no-link").waitFor();
    await assertOpen(page);
    // Who has signed in is offered what they can use.
    assert.equal(await page.getByTestId("to-sign-in").count(), 0);
    await page.getByTestId("to-password-new").click();
    await page.getByTestId("forgot-form").waitFor();
    for (const rest of ["sign-in", "sign-up"]) {
      await page.goto(url(`/users/${rest}`));
      await page.waitForURL(url(""));
    }
    assert.deepEqual(faultsIn(errors, REFUSALS), []);
    await context.close();
  });

  journey()(`an account is opened over any page, and a reload loses nothing: ${at}`, async () => {
    await here.stage.operator.control("sign_up", { open: true, confirmation: false });
    const { page, context, errors } = await opened();
    const calls = callsOf(page);
    await visit(page, url(`${LEAGUE}?modal=sign-up`));
    await page.getByTestId("sign-up-form").waitFor();
    assert.equal(page.url(), url(LEAGUE));
    await assertOpen(page);

    await page.getByTestId("sign-up-submit").click();
    // E-mail, password, both names and the rules; country and currency are chosen already. Each is said once.
    await page.locator("#sign-up-email-error").waitFor();
    assert.equal(await page.locator('[data-testid="sign-up-form"] .field-error').count(), 5);
    const focused = await page.evaluate(() => document.activeElement.id);
    assert.equal(focused, "sign-up-email");
    await assertOpen(page);

    const email = `nomsa-${locale}-${viewport.width}@example.com`;
    await page.getByTestId("sign-up-email").fill("player@example.com");
    await page.getByTestId("sign-up-password").fill(PASSWORD);
    await page.getByTestId("sign-up-first_name").fill("Nomsa 🏉");
    await page.getByTestId("sign-up-last_name").fill("<b>Dlamini</b>");
    await page.getByTestId("sign-up-country").selectOption("de");
    await page.getByTestId("sign-up-terms_acceptance").check();
    await page.reload();
    await page.evaluate(() => {
      location.hash = "sign-up";
    });
    await page.getByTestId("sign-up-form").waitFor();
    const values = {};
    for (const name of ["email", "password", "first_name", "last_name", "country", "currency"]) {
      values[name] = await page.getByTestId(`sign-up-${name}`).inputValue();
    }
    assert.deepEqual(values, {
      email: "player@example.com",
      password: "",
      first_name: "Nomsa 🏉",
      last_name: "<b>Dlamini</b>",
      country: "de",
      currency: "ZAR",
    });
    assert.ok(await page.getByTestId("sign-up-terms_acceptance").isChecked());

    await page.getByTestId("sign-up-password").fill(PASSWORD);
    await page.getByTestId("sign-up-submit").click();
    await page.locator("#sign-up-email-error").waitFor();
    await assertOpen(page);
    await page.getByTestId("sign-up-email").fill(email);
    await page.getByTestId("sign-up-submit").click();
    await page.getByTestId("account").waitFor();
    await page.getByTestId("balance").waitFor();
    assert.equal(await page.locator("dialog[open]").count(), 0);
    await assertForgotten(page, [PASSWORD, "Nomsa", email], calls);
    assert.deepEqual(faultsIn(errors, REFUSALS), []);
    await context.close();
  });

  inFull(`an address is confirmed by the link of a mail: ${at}`, async () => {
    const { operator } = here.stage;
    await operator.control("sign_up", { open: true, confirmation: true });
    const { page, context, errors } = await opened();
    const email = `sipho-${locale}-${viewport.width}@example.com`;
    await visit(page, url("/users/sign-up"));
    await fillSignUp(page, email);
    await page.getByTestId("mail-sent").waitFor();
    assert.match(await page.getByTestId("mail-sent").innerText(), new RegExp(email));
    await assertOpen(page);

    // The mail again, not at once.
    const again = page.getByTestId("mail-again");
    assert.equal(await again.getAttribute("aria-disabled"), "true");
    for (let second = 0; second < 31; second += 1) await page.clock.runFor(1_000);
    await page.locator("[data-testid=mail-again][aria-disabled=false]").click();
    const [, { link }] = await operator.mailsTo(email, 2);

    await page.getByTestId("to-sign-in").click();
    await fillSignIn(page, { email, password: PASSWORD });
    await page.getByTestId("to-confirmation").waitFor();
    await assertOpen(page);
    await page.getByTestId("to-confirmation").click();
    await page.getByTestId("resend-form").waitFor();
    await assertOpen(page);

    await visit(page, link);
    await page.getByTestId("link-done").waitFor();
    assert.equal(page.url(), url("/users/confirmation"));
    await assertOpen(page);
    await page.getByTestId("to-sign-in").click();
    await fillSignIn(page, { email, password: PASSWORD });
    await page.getByTestId("account").waitFor();

    // The link has been used: what is left is to ask for another one.
    await visit(page, link);
    await page.getByTestId("resend-form").waitFor();
    assert.deepEqual(faultsIn(errors, REFUSALS), []);
    await context.close();
    await operator.control("sign_up", { confirmation: false });
  });
}

for (const [locale, viewport] of SCENES) {
  const at = `${locale} at ${viewport.width} px`;
  const opened = () => open(here.browser, { viewport, reducedMotion: "reduce" });
  const url = (rest) => `${here.stage.site}${path(locale, rest)}`;

  inFull(`changed rules are accepted once: ${at}`, async () => {
    const { operator } = here.stage;
    await operator.control("reset");
    await operator.control("sign_up", { deposit_fields: ["terms_acceptance"] });
    const { page, context, errors } = await opened();
    await visit(page, url(LEAGUE));
    await page.getByTestId("sign-in").click();
    await fillSignIn(page);
    const terms = page.getByTestId("terms");
    await terms.waitFor();
    assert.equal(
      await terms.getByRole("link").getAttribute("href"),
      path(locale, "/general-rules"),
    );
    await assertOpen(page);

    // Who closes it is not asked again by this visit, but by the next.
    await page.keyboard.press("Escape");
    await visit(page, url("/"));
    await page.getByTestId("account").waitFor();
    assert.equal(await page.locator("dialog[open]").count(), 0);
    await page.evaluate(() => sessionStorage.removeItem("termsAsked"));
    await visit(page, url("/"));
    await page.getByTestId("terms-accept").click();
    await terms.waitFor({ state: "detached" });
    await page.evaluate(() => sessionStorage.removeItem("termsAsked"));
    await visit(page, url("/"));
    await page.getByTestId("account").waitFor();
    assert.equal(await page.locator("dialog[open]").count(), 0, "it has been accepted");
    await assertStill(page);
    assert.deepEqual(faultsIn(errors, REFUSALS), []);
    await context.close();
    await operator.control("sign_up", { deposit_fields: [] });
  });

  inFull(
    `an account is locked after wrong passwords, and unlocked by the link of a mail: ${at}`,
    async () => {
      const { operator } = here.stage;
      await operator.control("reset");
      const { page, context, errors } = await opened();
      const calls = callsOf(page);
      const said = {};
      for (const email of ["player@example.com", "nobody@example.com"]) {
        await visit(page, url("/users/sign-in"));
        const texts = [];
        for (let attempt = 1; attempt <= 6; attempt += 1) {
          await fillSignIn(page, { email, password: `wrong ${attempt}` });
          await page.locator('[data-testid="sign-in-submit"][aria-busy="false"]').waitFor();
          await page.locator("#sign-in-error:not(:empty)").waitFor();
          texts.push(await page.locator("#sign-in-error").textContent());
        }
        said[email] = texts;
        await page.getByTestId("to-unlock").waitFor();
      }
      // Nobody learns which address has an account.
      assert.deepEqual(said["player@example.com"], said["nobody@example.com"]);
      assert.equal(new Set(said["player@example.com"]).size, 2);
      await assertOpen(page);
      await page.getByTestId("to-unlock").click();
      await page.getByTestId("unlock-form").waitFor();
      await assertOpen(page);
      await visit(page, url("/users/sign-in"));
      await fillSignIn(page, { email: "player@example.com", password: "password" });
      // The right password opens nothing while it is locked.
      await page.getByTestId("to-unlock").waitFor();
      const [{ link }] = await operator.mailsTo("player@example.com");
      const token = new URL(link).searchParams.get("unlock_token");
      calls.length = 0;
      await visit(page, link);
      await page.getByTestId("link-done").waitFor();
      assert.equal(page.url(), url("/users/unlock"));
      await assertOpen(page);
      const unlocking = calls.filter((call) => call.includes("unlock_token"));
      assert.equal(unlocking.length, 1, "the token goes to the operator alone");
      await assertForgotten(page, [token], []);
      await page.getByTestId("to-sign-in").click();
      await fillSignIn(page, { email: "player@example.com", password: "password" });
      await page.waitForURL(url(""));
      await page.getByTestId("account").waitFor();

      // Somebody else tries passwords while the player is signed in: the link serves this browser, too.
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        const user = { email: "player@example.com", password: `wrong ${attempt}` };
        await callOf(here.stage, "/api/users/sign_in", { user }, locale);
      }
      const [, again] = await operator.mailsTo("player@example.com", 2);
      await visit(page, again.link);
      await page.getByTestId("link-done").waitFor();
      await assertOpen(page);
      assert.equal(await page.getByTestId("to-sign-in").count(), 0);
      const user = { email: "player@example.com", password: "password" };
      const entered = await callOf(here.stage, "/api/users/sign_in", { user }, locale);
      assert.ok(entered.ok, await entered.text());
      assert.deepEqual(faultsIn(errors, REFUSALS), []);
      await context.close();
    },
  );

  inFull(
    `a player on a break reads why the new password is not saved, and the link still works: ${at}`,
    async () => {
      const { operator } = here.stage;
      await operator.control("reset");
      // Longer than the break.
      await operator.control("sign_up", { token_seconds: 2 * 86_400 });
      const { page, context, errors } = await opened();
      await visit(page, url("/users/password/new"));
      await sentAfter(page, "player@example.com");
      const [{ link }] = await operator.mailsTo("player@example.com");
      const player = await onOtherDevice(here.stage);
      const day = { type: "coolingoff", period: null, value: 86_400 };
      await player.call("POST", "/api/user_limits", day);
      await player.leave();
      await visit(page, link);
      await page.getByTestId("new-password-password").fill(PASSWORD);
      const problems = page.getByTestId("new-password-problems");
      const texts = [];
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        await settled(page);
        const answer = page.waitForResponse((one) => one.request().method() === "PUT");
        await page.getByTestId("new-password-submit").click();
        const { error } = await (await answer).json();
        assert.equal(error.code, "excluded");
        await page.locator('[data-testid="new-password-submit"][aria-busy="false"]').waitFor();
        assert.equal(await problems.textContent(), error.message);
        texts.push(error.message);
      }
      assert.equal(texts[0], texts[1]);
      await assertOpen(page);
      const user = { email: "player@example.com", password: "password" };
      const entered = await callOf(here.stage, "/api/users/sign_in", { user }, locale);
      assert.equal((await entered.json()).error.code, "excluded", "the old password is the one");

      await operator.control("clock", { advance_seconds: 86_401 });
      await page.getByTestId("new-password-submit").click();
      await page.waitForURL(url(""));
      await page.getByTestId("account").waitFor();
      assert.deepEqual(faultsIn(errors, REFUSALS), []);
      await context.close();
    },
  );

  inFull(`the form asks for what the operator says: ${at}`, async () => {
    const { operator } = here.stage;
    await operator.control("reset");
    await operator.control("sign_up", { fields: ["date_of_birth"] });
    const { page, context, errors } = await opened();
    await visit(page, url("/users/sign-up"));
    const form = page.getByTestId("sign-up-form");
    await form.waitFor();
    const names = await form
      .locator("input, select")
      .evaluateAll((all) => all.map(({ name }) => name));
    assert.deepEqual(names, ["email", "password", "date_of_birth"]);
    await assertOpen(page);
    await page.getByTestId("sign-up-email").fill(`born-${locale}-${viewport.width}@example.com`);
    await page.getByTestId("sign-up-password").fill(PASSWORD);
    const birth = page.getByTestId("sign-up-date_of_birth");
    const { year } = await page.evaluate(() => ({ year: new Date().getFullYear() }));
    // Nobody who is not born yet, and nobody who is too young.
    for (const wrong of [`${year + 1}-01-01`, `${year - 17}-01-01`]) {
      await birth.fill(wrong);
      await settled(page);
      await page.getByTestId("sign-up-submit").click();
      await page.locator("#sign-up-date_of_birth-error").waitFor();
      assert.equal(await birth.getAttribute("aria-invalid"), "true", wrong);
      await assertOpen(page);
    }
    await page.locator("[data-testid=sign-up-submit]:not([aria-busy=true])").waitFor();
    await settled(page);
    await birth.fill("1990-01-31");
    await page.getByTestId("sign-up-submit").click();
    await page.waitForURL(url(""));
    await page.getByTestId("account").waitFor();
    assert.deepEqual(faultsIn(errors, REFUSALS), []);
    await context.close();
    await operator.control("reset");
  });
}

inFull(
  "the header's link to sign up opens the form over the page, and leaves its address alone",
  async () => {
    const { page, context, errors } = await open(here.browser, { reducedMotion: "reduce" });
    await visit(page, `${here.stage.site}${LEAGUE}`);
    const before = await page.evaluate(() => history.length);
    await page.locator(".top-join").click();
    await page.getByTestId("sign-up-form").waitFor();
    assert.equal(page.url(), `${here.stage.site}${LEAGUE}`);
    assert.equal(await page.evaluate(() => history.length), before);
    await page.keyboard.press("Escape");
    await page.getByTestId("sign-up-form").waitFor({ state: "detached" });
    // A tab of its own has the page of its own.
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.locator(".top-join").click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await tab.waitForURL(`${here.stage.site}/users/sign-up`);
    assert.deepEqual(errors, []);
    await context.close();
  },
);

inFull("where no account can be opened, the form says so", async () => {
  const { operator } = here.stage;
  for (const steered of [{ open: false }, { open: true, blocked_countries: ["za"] }]) {
    await operator.control("sign_up", steered);
    const { page, context, errors } = await open(here.browser, { viewport: PHONE });
    await visit(page, `${here.stage.site}/users/sign-up`);
    await page.getByTestId("sign-up-closed").waitFor();
    assert.equal(await page.getByTestId("sign-up-form").count(), 0);
    assert.deepEqual(errors, []);
    await context.close();
  }
  await operator.control("sign_up", { blocked_countries: [] });
});

inFull(
  "where nobody can sign in, the form says so before anything is typed, and leads to no other that is closed",
  async () => {
    const { operator, site } = here.stage;
    for (const [steered, others] of [
      [{ sign_in: false }, 1],
      [{ sign_in: true, blocked_countries: ["za"] }, 0],
    ]) {
      await operator.control("sign_up", steered);
      const { page, context, errors } = await open(here.browser, { viewport: PHONE });
      await visit(page, `${site}/users/sign-in`);
      const line = page.getByTestId("sign-in-closed");
      await line.waitFor();
      assert.equal(
        await line.evaluate((it) => it === document.activeElement),
        true,
        "it is read out",
      );
      assert.equal(await page.getByTestId("sign-in-form").count(), 0);
      assert.equal(await page.getByTestId("to-sign-up").count(), others);
      await page.goto(`${site}/users/sign-up`);
      if (others === 0) await page.getByTestId("sign-up-closed").waitFor();
      else await page.getByTestId("sign-up-form").waitFor();
      assert.equal(await page.getByTestId("to-sign-in").count(), 0);
      assert.deepEqual(errors, []);
      await context.close();
    }
    await operator.control("sign_up", { blocked_countries: [] });
  },
);

inFull("a link that is too old leads to a new one", async () => {
  const { operator, site } = here.stage;
  await operator.control("sign_up", { token_seconds: 0 });
  const { page, context } = await open(here.browser, { viewport: PHONE });
  await visit(page, `${site}/users/password/new`);
  await sentAfter(page, "euro@example.com");
  const [{ link }] = await operator.mailsTo("euro@example.com");
  await visit(page, link);
  await page.getByTestId("new-password-password").fill(PASSWORD);
  await page.getByTestId("new-password-submit").click();
  await page.getByTestId("no-link").waitFor();
  await page.getByTestId("to-password-new").click();
  await page.getByTestId("forgot-form").waitFor();
  // Without the link, the page says so at once.
  await visit(page, `${site}/users/password/edit`);
  await page.getByTestId("no-link").waitFor();
  await context.close();
  await operator.control("sign_up", { token_seconds: 21_600 });
});

test("bad input is accepted, or answered beside its field; nothing is lost", async () => {
  await here.stage.operator.control("sign_up", { open: true, confirmation: false });
  const { page, context, errors } = await open(here.browser, { viewport: PHONE });
  await visit(page, `${here.stage.site}/users/password/new`);
  const field = page.getByTestId("forgot-email");
  for (const bad of [
    "   ",
    "nobody",
    "a@b",
    "@b.example",
    "a@@b.example",
    "a b@c.example",
    `${"a".repeat(10_000)}@b.example`,
    "🏉",
    "\u202eelpmaxe.b@a",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "2028-02-29",
    "+27 82 123 4567",
  ]) {
    await field.fill(bad);
    await page.getByTestId("forgot-submit").click();
    await page.locator("#forgot-error:not(:empty)").waitFor();
    assert.equal(await field.getAttribute("aria-invalid"), "true", bad);
    // A field for an address drops spaces around it by itself.
    assert.equal(await field.inputValue(), bad.trim(), bad);
  }
  await field.fill(" O'Neil+bets@mail.example ");
  await page.getByTestId("forgot-submit").click();
  await page.getByTestId("mail-sent").waitFor();
  assert.deepEqual(faultsIn(errors, REFUSALS), []);
  await context.close();
});

test("without script the pages say what is missing", async () => {
  const { page, context } = await open(here.browser, { javaScriptEnabled: false });
  for (const rest of ["sign-up", "password/new", "password/edit", "confirmation", "unlock"]) {
    const answer = await page.goto(`${here.stage.site}/users/${rest}`);
    assert.equal(answer.status(), 200, rest);
    assert.match(await page.locator("main").innerText(), /JavaScript/, rest);
    assert.match(await page.locator("meta[name=robots]").getAttribute("content"), /noindex/);
  }
  await context.close();
});

/** Asks for the mail to an address; returns what is said then. */
async function sentAfter(page, email) {
  await page.getByTestId("forgot-email").fill(email);
  await page.getByTestId("forgot-submit").click();
  const sent = page.getByTestId("mail-sent");
  await sent.waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.dataset.testid), "mail-sent");
  return sent.innerText();
}

async function fillSignUp(page, email) {
  await page.getByTestId("sign-up-email").fill(email);
  await page.getByTestId("sign-up-password").fill(PASSWORD);
  await page.getByTestId("sign-up-first_name").fill("Sipho");
  await page.getByTestId("sign-up-last_name").fill("Khumalo");
  await page.getByTestId("sign-up-terms_acceptance").check();
  await page.getByTestId("sign-up-submit").click();
}

/** The addresses of a page's calls, but for the pages themselves. */
function callsOf(page) {
  const calls = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) return;
    const url = request.url();
    // The site's own server has the address of its page anyway.
    const isOwn = url.startsWith(here.stage.site);
    calls.push(isOwn ? url : `${url} ${request.headers().referer}`);
  });
  return calls;
}

/** Fails when a secret is left in storage, history, the address, or the addresses of calls. */
async function assertForgotten(page, secrets, calls) {
  const left = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      location.href,
      document.cookie,
    ]),
  );
  for (const secret of secrets) {
    assert.ok(!left.includes(secret), `${secret} is left in ${left}`);
    assert.deepEqual(
      calls.filter((call) => call.includes(secret)),
      [],
    );
  }
}
