/**
 * Each form for visitors of the account with a keyboard alone and as a screen reader reads it: opened, filled in,
 * corrected, sent and closed by keys, the focus in the dialog while it is open and back where it was afterwards, every
 * error told and tied to its field; and axe finds nothing in any state. On a phone in light colours, on a wide screen in
 * dark ones, and from right to left. `player-forms.test.mjs` has the forms of players.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import {
  beside,
  field,
  focusIsOn,
  holdCalls,
  pressOn,
  scenesOf,
  tabTo,
  typeInto,
} from "../lib/forms.mjs";
import { callOf, openAccount } from "../lib/player.mjs";
import { inFull, setUp } from "../lib/set-up.mjs";
import { visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const EMAIL = "player@example.com";
const PASSWORD = "three quiet lakes";

const FAILED = "That did not work. Please try again later.";
const DEAD =
  "This link is incomplete, has been used or has expired. Request a new one. If you have already used it, you can simply sign in.";
const ADVICE =
  "At least 8 characters. A few unrelated words are easy to remember and hard to guess.";

/** What is read where a mail is on its way. */
const SENT = [
  'paragraph "If there is an account with …, the link is on its way. Look in your spam folder too."',
  'button "Send again", disabled',
  'button "Sign in"',
];

/** Forms that follow the link of a mail, or ask for another one. */
const BY_LINK = [
  {
    form: "confirmation",
    id: "resend",
    refused: "Resend the link",
    title: "Confirm your email",
    about: "Enter your email address. We will send you the link to confirm it again.",
    done: "Your email address is confirmed. You can now sign in.",
    prepare: (email, language) => openAccount(here.stage, { email, language }),
  },
  {
    form: "unlock",
    id: "unlock",
    refused: "Unlock my account",
    title: "Unlock your account",
    about:
      "After several wrong passwords an account is locked for a while. Enter your email address, and we will send you a link that unlocks it now.",
    done: "Your account is unlocked. You can sign in again.",
    prepare: async (email, language) => {
      await openAccount(here.stage, { email, language });
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        const user = { email, password: `wrong ${attempt}` };
        await callOf(here.stage, "/api/users/sign_in", { user }, language);
      }
    },
  },
];

const here = setUp();

for (const { locale, at, own, url, begin } of scenesOf(here, "phone")) {
  test(`signing in: ${at}`, async () => {
    const visitor = await begin("/about");
    const { page } = visitor;
    const form = (email, password, said = [], send = 'button "Sign in"') => [
      field("Email", email),
      field("Password", password),
      'button "Show: Password"',
      ...said,
      send,
      'button "Forgot your password?"',
      'button "Create account"',
    ];
    await pressOn(page, "sign-in");
    await visitor.isIn("Sign in", form());
    await focusIsOn(page, "sign-in-email");
    await visitor.goesRound();
    await page.keyboard.press("Escape");
    await visitor.isOut("sign-in");

    await pressOn(page, "sign-in", "Space");
    await pressOn(page, "sign-in-submit");
    await focusIsOn(page, "sign-in-email");
    const missing = "Enter your email address.";
    await visitor.isIn("Sign in", form(missing, "", [`alert "${missing}"`]));
    await visitor.heard(missing);

    await typeInto(page, "sign-in-email", EMAIL);
    await typeInto(page, "sign-in-password", "wrong");
    const shown = () => page.getByTestId("sign-in-password").getAttribute("type");
    await page.keyboard.press("Tab");
    for (const [name, type] of [
      ["Hide: Password", "text"],
      ["Show: Password", "password"],
    ]) {
      await settled(page);
      await page.keyboard.press("Space");
      await visitor.isOn("button", name);
      assert.equal(await shown(), type);
    }
    const release = await holdCalls(page, "/api/users/sign_in");
    await pressOn(page, "sign-in-submit", "Space");
    await visitor.isIn("Sign in", form("", "", [], 'button "Signing in…", busy'));
    await release();
    await focusIsOn(page, "sign-in-password");
    const wrong = "The email or the password is wrong. Check both and try again.";
    await visitor.isIn("Sign in", form(wrong, wrong, [`alert "${wrong}"`]));
    await visitor.heard(wrong);
    // What was wrong is selected: typing replaces it.
    await page.keyboard.type("password");
    await page.keyboard.press("Enter");
    await visitor.isOut("account");

    // Who signs out is not lost either.
    await settled(page);
    await pressOn(page, "account");
    await pressOn(page, "sign-out");
    await visitor.isOut("sign-in");
    await visitor.heard("You are signed out");
    await visitor.leave();
  });

  test(`opening an account: ${at}`, async () => {
    const visitor = await begin("/about");
    const { page } = visitor;
    const form = (said = {}, send = 'button "Create account"') => [
      field("Email", said.email),
      ...beside(said.email),
      field("Password", said.password, ADVICE),
      'button "Show: Password"',
      'paragraph "…"',
      ...beside(said.password),
      field("First name", said.first),
      ...beside(said.first),
      field("Last name", said.last),
      ...beside(said.last),
      'combobox "Country of residence", required',
      'combobox "Currency", required',
      `checkbox "I am 18 or older and accept the rules.", required${said.rules ?? ""}`,
      'link "rules"',
      ...beside(said.rulesText),
      send,
      'button "I already have an account"',
    ];
    // Also while its words are on the way the dialog has a name, and can be left.
    const release = await holdCalls(page, "/sign-up.ftl");
    await pressOn(page, "sign-in");
    await pressOn(page, "to-sign-up");
    await visitor.reads(['dialog "Account and balance"', 'button "Close"']);
    await assertOpen(page);
    // What was pressed is gone: the focus waits for the form, and the way out does not take it.
    assert.equal(await page.evaluate(() => document.activeElement.localName), "body");
    await page.keyboard.press("Escape");
    await visitor.isOut("sign-in");
    await pressOn(page, "sign-in");
    await pressOn(page, "to-sign-up");
    await release();
    await visitor.isIn("Create account", form());
    await focusIsOn(page, "sign-up-email");
    await visitor.goesRound();

    await pressOn(page, "sign-up-submit");
    await focusIsOn(page, "sign-up-email");
    const rules = "To open an account, confirm your age and accept the rules.";
    const fill = "Fill in this field.";
    await visitor.isIn(
      "Create account",
      form({
        email: "Enter your email address.",
        password: "Enter your password.",
        first: fill,
        last: fill,
        rules: `, invalid - "${rules}"`,
        rulesText: rules,
      }),
    );

    await typeInto(page, "sign-up-first_name", "Nomsa");
    await typeInto(page, "sign-up-last_name", "Dlamini");
    const country = () => page.getByTestId("sign-up-country").inputValue();
    const before = await country();
    await tabTo(page, "sign-up-country");
    await page.keyboard.press("ArrowDown");
    assert.notEqual(await country(), before);
    await pressOn(page, "sign-up-terms_acceptance", "Space");
    assert.equal((await visitor.reader.focused()).checked, "true");
    await typeInto(page, "sign-up-email", EMAIL);
    await typeInto(page, "sign-up-password", PASSWORD);
    await page.keyboard.press("Enter");
    // Taken: the operator says so, at the field.
    await focusIsOn(page, "sign-up-email");
    await visitor.reads([
      'dialog "Create account"',
      'heading "Create account"',
      'button "Close"',
      'textbox "Email", required, invalid - "…"',
      'paragraph "…"',
      'textbox "Password", required - "Strong"',
      ...form().slice(2, -4),
      'checkbox "I am 18 or older and accept the rules.", required, checked',
      ...form().slice(-3),
    ]);
    await assertOpen(page);
    await typeInto(page, "sign-up-email", `nomsa-${own}@example.com`);
    const letGo = await holdCalls(page, "/api/users");
    await page.keyboard.press("Enter");
    await visitor.isBusy("sign-up-submit", "One moment…");
    await letGo();
    await visitor.isOut("account");
    await visitor.heard("Welcome! Your account is open and you are signed in");
    await visitor.leave();
  });

  test(`a forgotten password and a new one: ${at}`, async () => {
    const { operator } = here.stage;
    const visitor = await begin("/about");
    const { page } = visitor;
    const title = "Forgot your password?";
    const about =
      "Enter the email address of your account. We will send you a link to choose a new password.";
    await pressOn(page, "sign-in");
    await typeInto(page, "sign-in-email", EMAIL);
    await pressOn(page, "to-password-new");
    await visitor.isIn(title, asking(about), { about });
    // The address has come along.
    await focusIsOn(page, "forgot-email");
    await visitor.goesRound();
    await tabTo(page, "forgot-email");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Enter");
    await focusIsOn(page, "forgot-email");
    await visitor.isIn(title, asking(about, "Enter your email address."), { about });
    await typeInto(page, "forgot-email", EMAIL);
    await operator.control("fail", { path: "/api/users/password", method: "POST", status: 500 });
    await page.keyboard.press("Enter");
    await visitor.heard(FAILED);
    await focusIsOn(page, "forgot-email");
    await visitor.isIn(title, asking(about, FAILED), { about });
    const release = await holdCalls(page, "/api/users/password");
    await page.keyboard.press("Enter");
    await visitor.isBusy("forgot-submit", "One moment…");
    await release();
    await focusIsOn(page, "mail-sent");
    await visitor.isIn(title, SENT);
    await visitor.goesRound();
    await page.keyboard.press("Escape");
    await visitor.isOut("sign-in");

    const mails = await operator.mailsTo(EMAIL);
    const { link } = mails.at(-1);
    await visit(page, link);
    const password = (said = "", hint = ADVICE) => [
      field("New password", said, hint),
      'button "Show: New password"',
      `paragraph "${hint}"`,
      ...beside(said),
      'button "Save password"',
    ];
    const edit = "Choose a new password";
    await visitor.isIn(edit, password());
    await focusIsOn(page, "new-password-password");
    await visitor.goesRound();
    // The page opened it; its link opens it again.
    await page.keyboard.press("Escape");
    await visitor.isOut("sign-in");
    await pressOn(page, "#password-edit");
    await focusIsOn(page, "new-password-password");
    await page.keyboard.press("Escape");
    await visitor.isOut("#password-edit");
    await page.keyboard.press("Enter");
    await focusIsOn(page, "new-password-password");
    const missing = "Enter your password.";
    await pressOn(page, "new-password-submit");
    await focusIsOn(page, "new-password-password");
    await visitor.isIn(edit, password(missing));
    await page.keyboard.type("qwerty123");
    await page.keyboard.press("Enter");
    const weak = "Weak: easy to guess. Make it longer.";
    await visitor.isIn(edit, password("…", weak));
    await focusIsOn(page, "new-password-password");
    await visitor.heard(weak);
    await typeInto(page, "new-password-password", PASSWORD);
    const letGo = await holdCalls(page, "/api/users/password");
    await page.keyboard.press("Enter");
    await visitor.isBusy("new-password-submit", "One moment…");
    await letGo();
    // The form's own page is left.
    await page.waitForURL(url(""));
    await visitor.heard("Your new password is saved and you are signed in");

    // The link works once.
    await visit(page, link);
    await typeInto(page, "new-password-password", "another quiet lake");
    await page.keyboard.press("Enter");
    await focusIsOn(page, "no-link");
    await visitor.isIn(edit, ['paragraph "…"', 'button "Request a new link"']);
    await visitor.goesRound();
    await visitor.leave();
  });

  for (const { form, id, refused, title, about, done, prepare } of BY_LINK) {
    const define = form === "confirmation" ? test : inFull;
    define(`${form}, by the link of a mail: ${at}`, async () => {
      const { operator } = here.stage;
      const email = `${form}-${own}@example.com`;
      const visitor = await begin("/about", { steered: { confirmation: form === "confirmation" } });
      const { page } = visitor;
      await prepare(email, locale);
      await pressOn(page, "sign-in");
      await typeInto(page, "sign-in-email", email);
      await typeInto(page, "sign-in-password", PASSWORD);
      await page.keyboard.press("Enter");
      await page.getByTestId(`to-${form}`).waitFor();
      await visitor.isIn("Sign in", [
        // Neither is wrong.
        field("Email"),
        field("Password"),
        'button "Show: Password"',
        'alert "…"',
        'button "Sign in"',
        `button "${refused}"`,
        'button "Forgot your password?"',
        'button "Create account"',
      ]);
      await pressOn(page, `to-${form}`);
      await visitor.isIn(title, asking(about), { about });
      await focusIsOn(page, `${id}-email`);
      await visitor.goesRound();
      const invalid = "Enter a whole email address, such as name@example.com.";
      await typeInto(page, `${id}-email`, "nobody");
      await page.keyboard.press("Enter");
      await focusIsOn(page, `${id}-email`);
      await visitor.isIn(title, asking(about, invalid), { about });
      await typeInto(page, `${id}-email`, email);
      await page.keyboard.press("Enter");
      await focusIsOn(page, "mail-sent");
      await visitor.isIn(title, SENT);

      const mails = await operator.mailsTo(email);
      const { link } = mails.at(-1);
      const call = { path: `/api/users/${form}`, method: "GET" };
      await operator.control("fail", { ...call, status: 500 });
      await visit(page, link);
      await visitor.heard(FAILED);
      await visitor.isIn(title, [`alert "${FAILED}"`, 'button "Try again"']);
      const release = await holdCalls(page, call.path);
      await pressOn(page, "link-again");
      await visitor.isIn(title, ['status "One moment…"', 'button "Try again", busy']);
      await focusIsOn(page, "link-again");
      await release();
      await focusIsOn(page, "link-done");
      await visitor.isIn(title, [`paragraph "${done}"`, 'button "Sign in"']);
      await visitor.goesRound();
      await page.keyboard.press("Escape");
      await visitor.isOut("sign-in");

      // The link works once: why it does not is heard, and what helps has the focus.
      await visit(page, link);
      await focusIsOn(page, `${id}-email`);
      await visitor.heard(DEAD);
      await visitor.isIn(title, asking(DEAD, "", "alert"), { about: DEAD });
      await page.keyboard.press("Escape");
      await pressOn(page, `#${form}`);
      await focusIsOn(page, `${id}-email`);
      await page.keyboard.press("Escape");
      await visitor.isOut(`#${form}`);
      await visitor.leave();
    });
  }
}

/** A form that asks for a mail. */
function asking(about, said = "", role = "paragraph") {
  return [
    `${role} "${about}"`,
    field("Email", said),
    ...(said ? [`alert "${said}"`] : []),
    'button "Send link"',
    'button "Sign in"',
  ];
}
