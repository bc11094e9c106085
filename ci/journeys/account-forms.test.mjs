/**
 * Each form of the account with a keyboard alone and as a screen reader reads it: opened, filled in, corrected, sent and
 * closed by keys, the focus in the dialog while it is open and back where it was afterwards, every error told and tied to
 * its field; and axe finds nothing in any state. On a phone in light colours, on a wide screen in dark ones, and from
 * right to left.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { announced, listen } from "../lib/announced.mjs";
import { assertOpen } from "../lib/axe.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { focusIsOn, goesRound, holdCalls, pressOn, tabTo, typeInto } from "../lib/forms.mjs";
import { clearLimits } from "../lib/limits.mjs";
import { PLAYER, signIn } from "../lib/player.mjs";
import { readerOf } from "../lib/reader.mjs";
import { setUp } from "../lib/set-up.mjs";
import { path, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const GROUP = "spi_test";
const EMAIL = "player@example.com";
const PASSWORD = "three quiet lakes";

/** Settings of a site with quick deposits for some players. */
const edits = [
  ['deposit = "page"', 'deposit = "widget"'],
  ['# quick_deposit_group = "spi_test"', `quick_deposit_group = "${GROUP}"`],
];

const FAILED = "That did not work. Please try again later.";
const LATER = "Please try again later.";
const DEAD = "This link is incomplete, has been used or has expired. Request a new one.";
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
    page: true,
    prepare: openAccount,
  },
  {
    form: "unlock",
    id: "unlock",
    refused: "Unlock my account",
    title: "Unlock your account",
    about:
      "After several wrong passwords an account is locked for an hour. Enter your email address, and we will send you a link that unlocks it now.",
    done: "Your account is unlocked. You can sign in again.",
    page: false,
    prepare: async (email, locale) => {
      await openAccount(email, locale);
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await callOf(
          "/api/users/sign_in",
          { user: { email, password: `wrong ${attempt}` } },
          locale,
        );
      }
    },
  },
];

const here = setUp(() => {}, { edits, matches: 50 });

/** Language, window and colours. */
const SCENES = [
  ["en-ZA", PHONE, "light"],
  ["en-ZA", WIDE, "dark"],
  ["ar", PHONE, "light"],
];

for (const [locale, viewport, colorScheme] of SCENES) {
  const at = `${locale} at ${viewport.width} px, ${colorScheme}`;
  const url = (rest) => `${here.stage.site}${path(locale, rest)}`;
  const own = `${locale}-${viewport.width}`;

  /** A page on which a form is to be opened; with `asPlayer`, of a player who has signed in. */
  const begin = async (rest, { asPlayer = false, groups = [], steered = {} } = {}) => {
    const { operator } = here.stage;
    await operator.control("reset");
    await operator.control("player", { player_id: PLAYER, statuses: groups });
    const usual = { open: true, confirmation: false, deposit_fields: [] };
    await operator.control("sign_up", { ...usual, ...steered });
    const opened = await open(here.browser, { viewport, colorScheme, reducedMotion: "reduce" });
    await listen(opened.context);
    if (asPlayer) await signIn(opened.context, here.stage);
    await visit(opened.page, rest.startsWith("http") ? rest : url(rest));
    return new Visit(opened, await readerOf(opened.page), locale);
  };

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
    await pressOn(page, "account");
    await pressOn(page, "sign-out");
    await visitor.isOut("sign-in");
    await visitor.heard("You are signed out");
    await visitor.leave();
  });

  test(`opening an account: ${at}`, async () => {
    const visitor = await begin("/about");
    const { page } = visitor;
    const form = (said = {}, summary = [], send = 'button "Create account"') => [
      ...summary,
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
    // Also while its code is on the way the dialog has a name, and can be left.
    const release = await holdCalls(page, "/assets/sign-up");
    await pressOn(page, "sign-in");
    await pressOn(page, "to-sign-up");
    await visitor.reads(['dialog "Account and balance"']);
    await assertOpen(page);
    await page.keyboard.press("Escape");
    await visitor.isOut("sign-in");
    await pressOn(page, "sign-in");
    await pressOn(page, "to-sign-up");
    await release();
    await visitor.isIn("Create account", form());
    await focusIsOn(page, "sign-up-email");
    await visitor.goesRound();

    await pressOn(page, "sign-up-submit");
    await focusIsOn(page, "sign-up-problems");
    const rules = "To open an account, confirm your age and accept the rules.";
    const fill = "Fill in this field.";
    const missing = [
      ["Email", "Enter your email address."],
      ["Password", "Enter your password."],
      ["First name", fill],
      ["Last name", fill],
    ].map(([name, text]) => `${name}: ${text}`);
    await visitor.isIn(
      "Create account",
      form(
        {
          email: "Enter your email address.",
          password: "Enter your password.",
          first: fill,
          last: fill,
          rules: `, invalid - "${rules}"`,
          rulesText: rules,
        },
        summaryOf([...missing, rules]),
      ),
    );
    await visitor.heard(missing[0]);
    for (const press of ["Tab", "Tab", "Tab", "Enter"]) await page.keyboard.press(press);
    await focusIsOn(page, "sign-up-first_name");

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
    // Taken: the operator says so, and the summary leads to the field.
    await focusIsOn(page, "sign-up-problems");
    await visitor.reads([
      'dialog "Create account"',
      'heading "Create account"',
      'button "Close"',
      'alert "Email: …"',
      'link "Email: …"',
      'textbox "Email", required, invalid - "…"',
      'paragraph "…"',
      'textbox "Password", required - "Strong"',
      ...form().slice(2, -4),
      'checkbox "I am 18 or older and accept the rules.", required, checked',
      ...form().slice(-3),
    ]);
    await assertOpen(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await focusIsOn(page, "sign-up-email");
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
    const password = (said = "", summary = [], hint = ADVICE) => [
      ...summary,
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
    await focusIsOn(page, "new-password-problems");
    await visitor.isIn(edit, password(missing, summaryOf([`New password: ${missing}`])));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await focusIsOn(page, "new-password-password");
    await page.keyboard.type("qwerty123");
    await page.keyboard.press("Enter");
    await focusIsOn(page, "new-password-problems");
    const weak = "Weak: easy to guess. Make it longer.";
    await visitor.isIn(edit, password("…", summaryOf(["New password: …"]), weak));
    await visitor.heard(weak);
    await typeInto(page, "new-password-password", PASSWORD);
    const letGo = await holdCalls(page, "/api/users/password");
    await page.keyboard.press("Enter");
    await visitor.isBusy("new-password-submit", "One moment…");
    await letGo();
    await visitor.isOut("account");
    await visitor.heard("Your new password is saved and you are signed in");

    // The link works once.
    await visit(page, link);
    await typeInto(page, "new-password-password", "another quiet lake");
    await page.keyboard.press("Enter");
    await focusIsOn(page, "no-link");
    await visitor.isIn(edit, ['paragraph "…"', 'button "Request a new link"', 'button "Sign in"']);
    await visitor.goesRound();
    await visitor.leave();
  });

  for (const { form, id, refused, title, about, done, page: formPage, prepare } of BY_LINK) {
    test(`${form}, by the link of a mail: ${at}`, async () => {
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
        'textbox "Email", required, invalid - "…"',
        'textbox "Password", required, invalid - "…"',
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
      await visitor.isIn(title, [`alert "${FAILED}"`, 'button "Send again"']);
      const release = await holdCalls(page, call.path);
      await pressOn(page, "link-again");
      await visitor.isIn(title, ['status "One moment…"', 'button "Send again", busy']);
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
      if (formPage) {
        await page.keyboard.press("Escape");
        await pressOn(page, `#${form}`);
        await focusIsOn(page, `${id}-email`);
        await page.keyboard.press("Escape");
        await visitor.isOut(`#${form}`);
      }
      await visitor.leave();
    });
  }

  test(`verifying a phone number: ${at}`, async () => {
    const { operator } = here.stage;
    const visitor = await begin("/about", { asPlayer: true, steered: { resend_seconds: 0 } });
    const { page } = visitor;
    const title = "Verify your phone number";
    const about = "We will send you a code by text message.";
    const form = (said = "", summary = []) => [
      `paragraph "${about}"`,
      ...summary,
      'combobox "Country code", required',
      field("Phone number", said),
      ...beside(said),
      'button "Send code"',
    ];
    const release = await holdCalls(page, "/api/player/phone");
    await pressOn(page, "account");
    await pressOn(page, "to-phone");
    await visitor.isIn(title, []);
    await visitor.isOn("heading", title);
    await page.keyboard.press("Escape");
    await visitor.isOut("account");
    await release();
    await page.keyboard.press("Enter");
    await pressOn(page, "to-phone");
    await visitor.isIn(title, form(), { about });
    await focusIsOn(page, "phone-phone");
    await visitor.goesRound();
    const missing = "Enter your phone number.";
    await pressOn(page, "phone-submit");
    await focusIsOn(page, "phone-problems");
    await visitor.isIn(title, form(missing, summaryOf([`Phone number: ${missing}`])), { about });
    await typeInto(page, "phone-phone", "12");
    await page.keyboard.press("Enter");
    const invalid = "This is not a phone number. Check its digits and the country.";
    await focusIsOn(page, "phone-problems");
    await visitor.isIn(title, form(invalid, summaryOf([`Phone number: ${invalid}`])), { about });
    await visitor.heard(`Phone number: ${invalid}`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await focusIsOn(page, "phone-phone");
    const number = `+27823${viewport.width}${locale === "ar" ? 2 : 1}`.padEnd(12, "0");
    await page.keyboard.press("Control+a");
    await page.keyboard.type(number.replace("+27", "0"));
    const letGo = await holdCalls(page, "/api/player/phone");
    await page.keyboard.press("Enter");
    await visitor.isBusy("phone-submit", "One moment…");
    await letGo();

    const sent = `We have sent a code to ${number}.`;
    const code = (said = "") => [
      `status "${sent}"`,
      field("Code", said),
      ...(said ? [`alert "${said}"`] : []),
      'button "Verify"',
      'button "Send another code"',
      'button "Use another number"',
    ];
    await focusIsOn(page, "phone-code-code");
    await visitor.heard(sent);
    await visitor.isIn(title, code(), { about: sent });
    await visitor.goesRound();
    const none = "Enter the code from the text message.";
    await pressOn(page, "phone-code-submit");
    await focusIsOn(page, "phone-code-code");
    await visitor.isIn(title, code(none), { about: sent });
    const [mail] = (await operator.mailsTo(number)).slice(-1);
    await page.keyboard.type(mail.code === "000000" ? "111111" : "000000");
    await page.keyboard.press("Enter");
    await eventually(async () => assert.notEqual(await visitor.described(), none));
    await focusIsOn(page, "phone-code-code");
    await visitor.isIn(title, code("…"), { about: sent });
    await pressOn(page, "phone-change");
    await focusIsOn(page, "phone-phone_country");
    await visitor.isIn(title, form(), { about });
    await pressOn(page, "phone-submit");
    await focusIsOn(page, "phone-code-code");
    const codes = await operator.mailsTo(number, 2);
    await page.keyboard.type(codes.at(-1).code);
    await page.keyboard.press("Enter");
    await visitor.isOut("account");
    await visitor.heard("Your phone number is verified");
    await settled(page);
    await page.keyboard.press("Enter");
    await pressOn(page, "to-phone");
    await focusIsOn(page, "phone-verified");
    await visitor.isIn(title, [
      `paragraph "${number} is verified."`,
      'button "Use another number"',
    ]);
    await visitor.leave();
  });

  test(`changed rules, what is missing, and a quick deposit: ${at}`, async () => {
    const { operator } = here.stage;
    const steered = { deposit_fields: ["terms_acceptance", "date_of_birth", "city"] };
    const visitor = await begin("/about", { groups: [GROUP], steered });
    const { page } = visitor;
    await pressOn(page, "sign-in");
    await typeInto(page, "sign-in-email", EMAIL);
    await typeInto(page, "sign-in-password", "password");
    await page.keyboard.press("Enter");

    // Asked for by itself.
    const changed = "Our rules have changed";
    const toRead = "To go on, read and accept the rules.";
    const terms = (said = [], send = 'button "I accept"') => [
      `paragraph "${toRead}"`,
      'link "rules"',
      ...said,
      send,
    ];
    await visitor.isIn(changed, terms(), { about: toRead });
    await visitor.isOn("heading", changed);
    await visitor.goesRound();
    await page.keyboard.press("Escape");
    await visitor.isOut("account");
    await pressOn(page, "account");
    await pressOn(page, "to-deposit");
    await visitor.isIn(changed, terms(), { about: toRead });
    const call = { path: "/api/player", method: "PATCH" };
    await operator.control("fail", { ...call, status: 500 });
    await pressOn(page, "terms-accept");
    await visitor.heard(FAILED);
    await visitor.isIn(changed, terms([`alert "${FAILED}"`]), { about: toRead });
    await focusIsOn(page, "terms-accept");
    const release = await holdCalls(page, call.path);
    await page.keyboard.press("Tab");
    await pressOn(page, "terms-accept", "Space", { key: "Shift+Tab" });
    await visitor.isIn(changed, terms([], 'button "One moment…", busy'), { about: toRead });
    await release();

    const title = "A few details first";
    const about = "We need these once, before you can pay in.";
    const missed = (born = "", city = "", summary = []) => [
      `paragraph "${about}"`,
      ...summary,
      field("Date of birth", born).replace("textbox", "Date"),
      ...beside(born),
      field("Town or city", city),
      ...beside(city),
      'button "Save and continue"',
    ];
    await visitor.isIn(title, missed(), { about });
    await focusIsOn(page, "missed-date_of_birth");
    await visitor.goesRound();
    await pressOn(page, "missed-submit");
    await focusIsOn(page, "missed-problems");
    const born = "Enter a whole date in the past.";
    const fill = "Fill in this field.";
    const both = summaryOf([`Date of birth: ${born}`, `Town or city: ${fill}`]);
    await visitor.isIn(title, missed(born, fill, both), { about });
    for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    await focusIsOn(page, "missed-city");
    await page.keyboard.type("Gqeberha");
    // What another tab learns of the player moves no focus.
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await tabTo(page, "missed-date_of_birth", { key: "Shift+Tab" });
    await page.keyboard.type("02282019");
    await typeInto(page, "missed-city", "Gqeberha");
    await page.keyboard.press("Enter");
    await focusIsOn(page, "missed-problems");
    await visitor.isIn(title, missed("…", "", summaryOf(["Date of birth: …"])), { about });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await focusIsOn(page, "missed-date_of_birth");
    await page.keyboard.type("02281988");
    const letGo = await holdCalls(page, call.path);
    const show = await holdCalls(page, "/spi/api/form");
    await pressOn(page, "missed-submit");
    await visitor.isBusy("missed-submit", "One moment…");
    await letGo();

    const deposit = "Deposit";
    await visitor.isIn(deposit, ['status "The payment page is loading…"']);
    await visitor.isOn("heading", deposit);
    await show();
    await page.getByTestId("deposit-widget").locator("form").waitFor();
    await visitor.goesRound();
    await assertOpen(page);
    await typeInto(page, "amount", "12.345");
    await page.keyboard.press("Enter");
    await page.locator("[name=amount][aria-invalid=true]").waitFor();
    await focusIsOn(page, "amount");
    const { invalid, description } = await visitor.reader.focused();
    assert.equal(invalid, "true");
    assert.ok(description);
    await assertOpen(page);
    await page.keyboard.press("Escape");
    await visitor.isOut("account");

    // Where the platform's form cannot be shown, a link leads on.
    await operator.control("fail", { path: "/spi/api/form", status: 500 });
    await page.keyboard.press("Enter");
    await pressOn(page, "to-deposit");
    const trouble =
      "The payment form could not be shown. You can pay in on the payment page instead.";
    await visitor.heard(trouble);
    await visitor.isIn(deposit, [`alert "${trouble}"`, 'link "Go to the payment page"']);
    await visitor.goesRound();
    await page.keyboard.press("Escape");
    await visitor.isOut("account");

    await page.keyboard.press("Enter");
    await pressOn(page, "to-deposit");
    await typeInto(page, "amount", "12.50");
    const pay = await holdCalls(page, "/spi/api/deposits");
    await page.keyboard.press("Enter");
    await page.locator("form [aria-busy=true]").waitFor();
    await assertOpen(page);
    await pay();
    await visitor.isOut("account");
    await visitor.heard("Deposit received");
    await visitor.leave();
  });

  test(`paying in on the platform's page: ${at}`, async () => {
    const visitor = await begin("/about", { asPlayer: true });
    const { page } = visitor;
    await pressOn(page, "account");
    await pressOn(page, "to-deposit");
    await page.getByRole("button", { name: "It succeeds" }).waitFor();
    await visitor.reader.tabTo("button", "It fails", { most: 6 });
    await page.keyboard.press("Enter");
    await page.waitForURL(url("/about"));
    await visitor.heard("Deposit failed");
    await assertOpen(page);
    await visitor.leave();
  });

  test(`setting a limit: ${at}`, async () => {
    const { operator } = here.stage;
    await clearLimits(operator, PLAYER);
    const visitor = await begin("/limits", { asPlayer: true });
    const { page } = visitor;
    const day = "limit-wager-day";
    const title = "Staking limit, per day";
    const bounds = "Enter an amount from … to ….";
    const amount = page.locator("dialog[open] input");
    const form = (said = "", { hint = bounds, after = [], saves = "" } = {}) => [
      field("New limit", said, hint),
      `paragraph "${hint}"`,
      ...(said ? [`alert "${said}"`] : []),
      `button "Save limit"${saves}`,
      ...after,
    ];
    const type = async (text) => {
      await tabTo(page, await amount.getAttribute("data-testid"));
      await page.keyboard.press("Control+a");
      await page.keyboard.type(text);
    };
    await pressOn(page, `${day}-change`);
    await visitor.isIn(title, form());
    await visitor.isOn("textbox", "New limit");
    await visitor.goesRound();
    await page.keyboard.press("Escape");
    await visitor.isOut(`${day}-change`);
    await page.keyboard.press("Enter");
    await pressOn(page, "limit-submit");
    await visitor.isOn("textbox", "New limit");
    await visitor.isIn(title, form("Enter or choose a limit."));
    await visitor.heard("Enter or choose a limit.");
    await type("0");
    await page.keyboard.press("Enter");
    await visitor.isIn(title, form(bounds));
    await type("50");
    const now = "This limit applies at once.";
    await visitor.heard(now);
    const call = { path: "/api/user_limits", method: "POST" };
    await operator.control("fail", { ...call, status: 500 });
    await page.keyboard.press("Enter");
    await visitor.heard(LATER);
    await visitor.isIn(title, form(LATER, { hint: now }));
    const release = await holdCalls(page, call.path);
    await page.keyboard.press("Enter");
    await visitor.isIn(title, form("", { hint: now, saves: ", busy" }));
    await release();
    await visitor.isOut(`${day}-change`);

    // A higher one applies later, and can be taken back.
    await page.keyboard.press("Enter");
    await type("80");
    await page.keyboard.press("Enter");
    await visitor.isOut(`${day}-change`);
    await visitor.heard("This limit applies from");
    await pressOn(page, `${day}-keep`);
    await page.getByTestId(`${day}-pending`).waitFor({ state: "detached" });
    await focusIsOn(page, `${day}-change`);
    await page.keyboard.press("Tab");
    await pressOn(page, `${day}-change`, "Enter", { key: "Shift+Tab" });
    await operator.control("fail", { ...call, status: 500 });
    await pressOn(page, "limit-remove");
    await visitor.heard(LATER);
    await focusIsOn(page, "limit-remove");
    await visitor.isIn(
      title,
      form("", { hint: bounds, after: [`alert "${LATER}"`, 'button "Remove limit"'] }),
    );
    await page.keyboard.press("Space");
    await visitor.isOut(`${day}-change`);

    // A length is chosen.
    await pressOn(page, "limit-sportsbook_session-change");
    await visitor.isIn("Length of a session of play", [
      'combobox "New limit", required - "Enter or choose a limit."',
      'paragraph "Enter or choose a limit."',
      'button "Save limit"',
    ]);
    await page.keyboard.press("ArrowDown");
    await visitor.heard(now);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await visitor.isOut("limit-sportsbook_session-change");
    await visitor.leave();
    await clearLimits(operator, PLAYER);
  });

  test(`a break and a self-exclusion: ${at}`, async () => {
    const { operator } = here.stage;
    await clearLimits(operator, PLAYER);
    const visitor = await begin("/limits", { asPlayer: true });
    const { page } = visitor;
    const title = "Are you sure?";
    const about =
      "You will be signed out for …, until …. Nobody can end this earlier, not even our support.";
    const form = (said = [], go = 'button "Yes, sign me out"') => [
      `paragraph "${about}"`,
      ...said,
      go,
      'button "Close"',
    ];
    for (const type of ["coolingoff", "selfexclusion"]) {
      const choice = page.getByTestId(`break-${type}`);
      await tabTo(page, `break-${type}`);
      await visitor.isOn("combobox", "For how long?");
      const before = await choice.inputValue();
      await page.keyboard.press("ArrowDown");
      assert.notEqual(await choice.inputValue(), before);
      await pressOn(page, `break-${type}-begin`);
      await visitor.isIn(title, form(), { about });
      await visitor.goesRound();
      await page.keyboard.press("Escape");
      await visitor.isOut(`break-${type}-begin`);
      await page.keyboard.press("Enter");
      await pressOn(page, "break-cancel");
      await visitor.isOut(`break-${type}-begin`);
    }
    await settled(page);
    await page.keyboard.press("Enter");
    const call = { path: "/api/user_limits", method: "POST" };
    await operator.control("fail", { ...call, status: 500 });
    await pressOn(page, "break-confirm");
    await visitor.heard(LATER);
    await visitor.isIn(title, form([`alert "${LATER}"`]), { about });
    await focusIsOn(page, "break-confirm");
    const release = await holdCalls(page, call.path);
    await page.keyboard.press("Space");
    await visitor.isIn(title, form([], 'button "Yes, sign me out", busy'), { about });
    await release();
    await visitor.isOut("sign-in");
    await visitor.heard("You are signed out until");
    await visitor.leave();
    await clearLimits(operator, PLAYER);
  });
}

/** A field of text as it is read: with its error, and what else is said of it. */
function field(name, said = "", about = "") {
  const words = [said, about].filter(Boolean).join(" ");
  return `textbox "${name}", required${said ? ", invalid" : ""}${words ? ` - "${words}"` : ""}`;
}

/** What is read beside a field that is wrong. */
function beside(said = "") {
  return said ? [`paragraph "${said}"`] : [];
}

/** The list of errors, which leads to their fields. */
function summaryOf(errors) {
  return [`alert "${errors.join(" ")}"`, ...errors.map((error) => `link "${error}"`)];
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

/** Opens an account without a browser. */
async function openAccount(email, language) {
  const user = {
    email,
    password: PASSWORD,
    first_name: "Sipho",
    last_name: "Khumalo",
    country: "za",
    currency: "ZAR",
    language,
    terms_acceptance: true,
  };
  const answer = await callOf("/api/users", { user }, language);
  assert.ok(answer.ok, await answer.text());
}

function callOf(path, body, language) {
  return fetch(`${here.stage.operator.url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "accept-language": language,
      origin: here.stage.site,
    },
    body: JSON.stringify(body),
  });
}

/** A visit of somebody with a keyboard and a screen reader. */
class Visit {
  constructor({ page, context, errors }, reader, locale) {
    Object.assign(this, { page, context, errors, reader, isRtl: locale === "ar" });
  }

  /** Waits until a form is read so: its title, what is read with it, and its lines. axe finds nothing then. */
  async isIn(title, lines, { about } = {}) {
    const dialog = `dialog "${title}"${about ? ` - "${about}"` : ""}`;
    await this.reads([dialog, `heading "${title}"`, 'button "Close"', ...lines]);
    await assertOpen(this.page);
  }

  /** Waits until the open dialog is read so. A `…` is any text. In another language the words are that one's. */
  async reads(lines) {
    await eventually(async () => {
      const read = await this.reader.dialog();
      const found = read.map((line, at) => (this.isSame(line, lines[at]) ? lines[at] : line));
      assert.deepEqual(found, lines);
    });
  }

  isSame(line, wanted = "") {
    const open = this.isRtl ? wanted.replace(/"[^"]*"/g, '"…"') : wanted;
    const pattern = open
      .split("…")
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+");
    return new RegExp(`^${pattern}$`).test(line) && (!this.isRtl || isArabic(line));
  }

  /** Waits until something has the focus that is read so. */
  async isOn(role, name) {
    await eventually(async () => {
      const at = await this.reader.focused();
      assert.equal(at.role, role, `the focus is on ${at.role} "${at.name}"`);
      assert.ok(this.isSame(`"${at.name}"`, `"${name}"`), at.name);
    });
  }

  /** Waits until a form is on its way: its button says so, and the focus stays. */
  async isBusy(id, name) {
    const before = await this.reader.focused();
    await this.page.locator(`[data-testid="${id}"][aria-busy="true"]`).waitFor();
    const read = await this.reader.dialog();
    assert.ok(
      read.some((line) => this.isSame(line, `button "${name}", busy`)),
      read.join("\n"),
    );
    const { role } = await this.reader.focused();
    assert.equal(role, before.role);
    await assertOpen(this.page);
  }

  async described() {
    return (await this.reader.focused()).description;
  }

  goesRound() {
    return goesRound(this.reader);
  }

  /** Waits until a text was announced. */
  async heard(text) {
    await eventually(async () => {
      const all = await announced(this.page);
      const isHeard = this.isRtl ? all.some(isArabic) : all.some((one) => one.includes(text));
      assert.ok(isHeard, `"${text}" was not announced, but: ${all.join(" | ")}`);
    });
  }

  /** Waits until no dialog is open, and something on the page has the focus. */
  async isOut(id) {
    await this.page.locator("dialog[open]").waitFor({ state: "detached" });
    await focusIsOn(this.page, id);
    await assertOpen(this.page);
  }

  async leave() {
    // The browser itself writes the refusals there that are asked for.
    const faults = this.errors.filter((error) => !/status of (401|403|422|500)/.test(error));
    assert.deepEqual(faults, []);
    await this.context.close();
  }
}

/** Whether a line has words of Arabic, where it has words. */
function isArabic(line) {
  const [, words = ""] = /"([^"]*)"/.exec(line) ?? [undefined, line];
  return /[\u0600-\u06ff]/.test(words) || !/[a-z]{2}/i.test(words);
}
