/**
 * Passkeys: added in the profile, chosen to sign in by a button or among what the browser fills in, and removed; refused in
 * words, cancelled without any, and nothing of them where the browser or the site has none. On a phone and on a wide
 * screen, in two writing directions.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { addAuthenticator } from "../lib/authenticator.mjs";
import { assertOpen } from "../lib/axe.mjs";
import { assertStill, faultsIn, open, SCENES } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { onOtherDevice, signIn } from "../lib/player.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { setStage } from "../lib/stage.mjs";
import { fillSignIn, path, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";
import { FEW_MATCHES } from "../lib/world.mjs";

const SIGN_IN = "/api/users/sign_in/passkey";
const EMAIL = "player@example.com";

const here = setUp(() => {}, {
  matches: FEW_MATCHES,
  edits: [["passkeys = false", "passkeys = true"]],
  named: true,
});

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;
  const url = (rest) => `${here.stage.site}${path(locale, rest)}`;
  const opened = async () => {
    await here.stage.operator.control("reset");
    const own = await open(here.browser, { viewport, reducedMotion: "reduce" });
    return { ...own, authenticator: await addAuthenticator(own.page) };
  };

  journey()(`a passkey is added, signs in and is removed, and is refused then: ${at}`, async () => {
    const { page, context, errors, authenticator } = await opened();
    const error = page.getByTestId("sign-in-passkey-error");
    await signInByPassword(page, url);
    await visit(page, url("/my-profile"));
    await page.getByTestId("passkeys-none").waitFor();
    await assertOpen(page);
    await assertStill(page);
    await addPasskey(page, authenticator);
    await assertOpen(page);
    await eventually(async () => {
      const [mail] = (await here.stage.operator.mailsTo(EMAIL)).slice(-1);
      assert.equal(mail.kind, "passkey_added");
    });

    await signOut(page);
    await openForm(page, authenticator);
    const email = page.getByTestId("sign-in-email");
    assert.equal(await email.getAttribute("autocomplete"), "username webauthn");
    await assertOpen(page);
    await authenticator.answer(true);
    await page.getByTestId("sign-in-passkey").click();
    await page.getByTestId("account").waitFor();
    assert.deepEqual(errors, []);

    await visit(page, url("/my-profile"));
    await page.getByTestId("passkey-remove").click();
    await page.keyboard.press("Escape");
    await page.getByTestId("passkey").waitFor();
    await settled(page);
    await page.getByTestId("passkey-remove").click();
    await assertOpen(page);
    await page.getByTestId("passkey-remove-confirm").click();
    await page.getByTestId("passkeys-none").waitFor();
    assert.equal(await page.getByTestId("passkey").count(), 0);
    await page.locator('[data-testid="passkeys-add"]:focus').waitFor();
    await eventually(async () => {
      assert.equal((await authenticator.passkeys()).length, 0, "the browser offers it no more");
    });

    // One that was removed elsewhere is offered still.
    await addPasskey(page, authenticator);
    const elsewhere = await onOtherDevice(here.stage);
    const [{ id }] = await elsewhere.call("GET", "/api/player/passkeys");
    await elsewhere.call("DELETE", `/api/player/passkeys/${id}`);
    await elsewhere.leave();
    await authenticator.answer(false);
    await signOut(page);
    await openForm(page, authenticator);
    await authenticator.answer(true);
    const answer = page.waitForResponse((one) => one.url().endsWith(SIGN_IN));
    await page.getByTestId("sign-in-passkey").click();
    const refusal = await (await answer).json();
    assert.equal(refusal.error.code, "passkey_wrong");
    await eventually(async () => assert.equal(await error.textContent(), refusal.error.message));
    await assertOpen(page);
    await fillSignIn(page);
    await page.getByTestId("account").waitFor();
    await context.close();
  });

  inFull(`the browser's dialog is cancelled without a word: ${at}`, async () => {
    const { page, context, errors, authenticator } = await opened();
    await signInByPassword(page, url);
    await visit(page, url("/my-profile"));
    await authenticator.recognize(false);
    await authenticator.answer(true);
    const asked = page.waitForResponse((one) => one.url().endsWith("/passkeys/options"));
    await pressAdd(page);
    await asked;
    await page.locator('[data-testid="passkeys-add"][aria-busy="false"]').waitFor();
    assert.equal(await page.getByTestId("passkeys-problem").textContent(), "");
    await authenticator.recognize(true);
    await pressAdd(page);
    await page.getByTestId("passkey").waitFor();

    await authenticator.answer(false);
    await signOut(page);
    await openForm(page, authenticator);
    await fillSignIn(page, { password: "wrong" });
    await page.locator("#sign-in-error:not(:empty)").waitFor();
    await authenticator.recognize(false);
    await authenticator.answer(true);
    const press = page.getByTestId("sign-in-passkey");
    await press.click();
    await page.locator('[data-testid="sign-in-passkey"][aria-busy="false"]').waitFor();
    // What was wrong with the password is not said any more, either.
    for (const line of ["sign-in-error", "sign-in-passkey-error"]) {
      assert.equal(await page.getByTestId(line).textContent(), "", line);
    }
    assert.equal(await page.locator("dialog[open] [aria-invalid=true]").count(), 0);
    await authenticator.recognize(true);
    await press.click();
    await page.getByTestId("account").waitFor();
    assert.deepEqual(faultsIn(errors, [401]), []);
    await context.close();
  });

  journey()(`a passkey is chosen among what the browser fills in: ${at}`, async () => {
    const { page, context, errors, authenticator } = await opened();
    await signInByPassword(page, url);
    await visit(page, url("/my-profile"));
    await addPasskey(page, authenticator);
    await signOut(page);
    await authenticator.answer(true);
    await page.getByTestId("sign-in").click();
    await page.getByTestId("account").waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`adding one needs the password, long after signing in: ${at}`, async () => {
    const { page, context, authenticator } = await opened();
    await signIn(context, here.stage);
    await here.stage.operator.control("clock", { advance_seconds: 3_600 });
    await visit(page, url("/my-profile"));
    await authenticator.answer(true);
    await pressAdd(page);
    const field = page.getByTestId("passkey-password");
    await field.fill("seven amber kettles");
    await assertOpen(page);
    await page.getByTestId("passkey-submit").click();
    await page.locator('[data-testid="passkey-error"]:not(:empty)').waitFor();
    await field.fill("password");
    await page.getByTestId("passkey-submit").click();
    await page.getByTestId("passkey").waitFor();
    assert.equal(await field.count(), 0);
    await pressAdd(page);
    const problem = page.locator('[data-testid="passkeys-problem"]:not(:empty)');
    await problem.waitFor();
    assert.equal((await authenticator.passkeys()).length, 1, "one on a device");
    await context.close();
  });

  inFull(`passkeys that could not be loaded come with a press: ${at}`, async () => {
    const { page, context } = await opened();
    await signIn(context, here.stage);
    await here.stage.operator.control("fail", { path: "/api/player/passkeys", status: 503 });
    await visit(page, url("/my-profile"));
    await page.locator('[data-testid="passkeys-problem"]:not(:empty)').waitFor();
    await pressAdd(page);
    await page.getByTestId("passkeys-none").waitFor();
    await context.close();
  });
}

test("what signs in is used once, and nothing of it stays", async () => {
  const { site, operator } = here.stage;
  await operator.control("reset");
  const { page, context } = await open(here.browser);
  const authenticator = await addAuthenticator(page);
  await signInByPassword(page, (rest) => `${site}${rest}`);
  await visit(page, `${site}/my-profile`);
  await addPasskey(page, authenticator);
  await signOut(page);
  await openForm(page, authenticator);
  await authenticator.answer(true);
  const sent = page.waitForRequest((one) => one.url().endsWith(SIGN_IN));
  await page.getByTestId("sign-in-passkey").click();
  const body = (await sent).postDataJSON();
  await page.getByTestId("account").waitFor();

  const { clientDataJSON, authenticatorData, signature } = body.response;
  const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  for (const secret of [body.id, challenge, clientDataJSON, authenticatorData, signature]) {
    assert.ok(secret.length > 0 && !kept.includes(secret), kept);
  }
  assert.ok(!page.url().includes(body.id), page.url());

  const headers = { origin: site };
  const again = await context.request.post(`${operator.url}${SIGN_IN}`, { data: body, headers });
  assert.equal(again.status(), 422);
  assert.equal((await again.json()).error.code, "passkey_expired");
  await context.close();
});

inFull("a browser without passkeys is offered none", async () => {
  const { site, operator } = here.stage;
  await operator.control("reset");
  const { page, context, errors } = await open(here.browser);
  await page.addInitScript(() => delete globalThis.PublicKeyCredential);
  await assertNone(page, site);
  assert.deepEqual(errors, []);
  await context.close();
});

inFull("a site without passkeys offers none", async () => {
  const stage = await setStage({ locales: "en-ZA", matches: 50, named: true });
  const { page, context, errors } = await open(here.browser);
  try {
    await assertNone(page, stage.site);
    assert.deepEqual(errors, []);
  } finally {
    await context.close();
    await stage.strike();
  }
});

/** Fails when the form to sign in or the profile has anything of passkeys, or asks the operator for it. */
async function assertNone(page, site) {
  const asked = [];
  page.on("request", (one) => asked.push(one.url()));
  await visit(page, `${site}/my-profile`);
  await page.getByTestId("sign-in").click();
  const email = page.getByTestId("sign-in-email");
  assert.equal(await email.getAttribute("autocomplete"), "username");
  assert.equal(await page.getByTestId("sign-in-passkey").count(), 0);
  await fillSignIn(page);
  await page.getByTestId("profile-loyalty").waitFor();
  assert.equal(await page.getByTestId("passkeys").count(), 0);
  assert.deepEqual(
    asked.filter((one) => one.includes("passkey")),
    [],
  );
}

/** Signs in with the form: the session is fresh. */
async function signInByPassword(page, url) {
  await visit(page, url("/users/sign-in"));
  await fillSignIn(page);
  await page.getByTestId("account").waitFor();
}

/** Adds a passkey in the profile; afterwards nobody touches the authenticator. */
async function addPasskey(page, authenticator) {
  await authenticator.answer(true);
  await pressAdd(page);
  await page.getByTestId("passkey").waitFor();
  assert.equal((await authenticator.passkeys()).length, 1);
  await authenticator.answer(false);
}

/** Presses the button that adds one, once nothing else is on its way. */
async function pressAdd(page) {
  await page.locator('[data-testid="passkeys-add"][aria-busy="false"]').click();
}

/** Opens the form to sign in, and waits until the browser offers passkeys there. */
async function openForm(page, authenticator) {
  await page.getByTestId("sign-in").click();
  await authenticator.offered();
}

async function signOut(page) {
  await page.getByTestId("account").click();
  await page.getByTestId("sign-out").click();
  await page.getByTestId("sign-in").waitFor();
}
