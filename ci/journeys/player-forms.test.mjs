/**
 * Each form for players of the account with a keyboard alone and as a screen reader reads it, as `account-forms.test.mjs`
 * has those for visitors: a phone number, changed rules, what is missing before a deposit, the deposit itself, limits and
 * breaks.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { eventually } from "../lib/eventually.mjs";
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
import { clearLimits } from "../lib/limits.mjs";
import { PLAYER } from "../lib/player.mjs";
import { setUp } from "../lib/set-up.mjs";
import { settled } from "../lib/taps.mjs";
import { FEW_MATCHES } from "../lib/world.mjs";

const GROUP = "spi_test";
const EMAIL = "player@example.com";

/** Settings of a site with quick deposits for some players. */
const edits = [
  ['deposit = "page"', 'deposit = "widget"'],
  ['# quick_deposit_group = "spi_test"', `quick_deposit_group = "${GROUP}"`],
];

const FAILED = "That did not work. Please try again later.";
const LATER = "Please try again later.";
const NOT_BEGUN = "It has not begun so far. You can try again.";

const here = setUp(() => {}, { edits, matches: FEW_MATCHES });

for (const { locale, viewport, at, url, begin } of scenesOf(here, "wide")) {
  test(`verifying a phone number: ${at}`, async () => {
    const { operator } = here.stage;
    const visitor = await begin("/about", { asPlayer: true, steered: { resend_seconds: 0 } });
    const { page } = visitor;
    const title = "Verify your phone number";
    const about = "We will send you a code by text message.";
    const form = (said = "") => [
      `paragraph "${about}"`,
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
    await focusIsOn(page, "phone-phone");
    await visitor.isIn(title, form(missing), { about });
    await typeInto(page, "phone-phone", "12");
    await page.keyboard.press("Enter");
    const invalid = "This is not a phone number. Check its digits and the country.";
    await visitor.isIn(title, form(invalid), { about });
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
    const missed = (born = "", city = "") => [
      `paragraph "${about}"`,
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
    await focusIsOn(page, "missed-date_of_birth");
    const born = "Enter a valid date of birth.";
    const fill = "Fill in this field.";
    await visitor.isIn(title, missed(born, fill), { about });
    await typeInto(page, "missed-city", "Gqeberha");
    // What another tab learns of the player moves no focus.
    const accounts = page.waitForResponse((answer) =>
      answer.url().endsWith("/api/player/accounts"),
    );
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await accounts;
    await visitor.isOn("textbox", "Town or city", 0);
    await tabTo(page, "missed-date_of_birth", { key: "Shift+Tab" });
    await page.keyboard.type("02282019");
    await typeInto(page, "missed-city", "Gqeberha");
    await page.keyboard.press("Enter");
    await visitor.isIn(title, missed("…"), { about });
    await focusIsOn(page, "missed-date_of_birth");
    await page.keyboard.type("02281988");
    const letGo = await holdCalls(page, call.path);
    const show = await holdCalls(page, "/spi/api/form");
    await pressOn(page, "missed-submit");
    await visitor.isBusy("missed-submit", "One moment…");
    await letGo();

    const deposit = "Deposit";
    const widget = (said = "") => [
      `textbox "Amount in ZAR"${said ? `, invalid - "${said}"` : ""}`,
      ...(said ? [`alert "${said}"`] : []),
      'group "Quick amounts"',
      ...["10", "20", "50", "100"].map((amount) => `button "${amount}"`),
      'group "Pay with"',
      'radio "Card", checked',
      'radio "Bank account"',
      'radio "Bank transfer"',
      'radio "Voucher"',
      'button "Pay"',
      'button "Terms and conditions"',
      'button "Transactions"',
      'button "Help"',
    ];
    await visitor.isIn(deposit, ['status "The payment page is loading…"']);
    await visitor.isOn("heading", deposit);
    await show();
    await visitor.isIn(deposit, widget());
    await visitor.goesRound();
    await typeInto(page, "amount", "12.345");
    await page.keyboard.press("Enter");
    await visitor.isIn(deposit, widget("…"));
    await focusIsOn(page, "amount");
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
    await visitor.leave();
  });

  test(`setting a limit: ${at}`, async () => {
    const { operator } = here.stage;
    await clearLimits(operator, PLAYER);
    const visitor = await begin("/limits", { asPlayer: true });
    const { page } = visitor;
    const day = "limit-wager-day";
    const title = "Stake limit · Daily";
    const bounds = "Enter an amount from … to ….";
    const amount = page.locator("dialog[open] input");
    const form = (said = "", { hint = bounds, after = [], saves = "", isWrong = said } = {}) => [
      field("New limit", isWrong ? said : "", hint),
      `paragraph "${hint}"`,
      ...(said ? [`alert "${said}"`] : []),
      `button "Save"${saves}`,
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
    await visitor.isIn(title, form("Enter or choose a value."));
    await visitor.heard("Enter or choose a value.");
    await type("0");
    await page.keyboard.press("Enter");
    await visitor.isIn(title, form(bounds));
    await type("50");
    const now = "The change applies at once.";
    await visitor.heard(now);
    const call = { path: "/api/user_limits", method: "POST" };
    await operator.control("fail", { ...call, status: 500 });
    await page.keyboard.press("Enter");
    await visitor.heard(LATER);
    // The same amount may be saved next time.
    await visitor.isIn(title, form(LATER, { hint: now, isWrong: false }));
    const release = await holdCalls(page, call.path);
    await page.keyboard.press("Enter");
    await visitor.isIn(title, form("", { hint: now, saves: ", busy" }));
    await release();
    await visitor.isOut(`${day}-change`);

    // A higher one applies later, and can be taken back.
    await settled(page);
    await page.keyboard.press("Enter");
    await type("80");
    await page.keyboard.press("Enter");
    await visitor.isOut(`${day}-change`);
    await visitor.heard("The change applies from");
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
      form("", { hint: bounds, after: [`alert "${LATER}"`, 'button "Remove"'] }),
    );
    await page.keyboard.press("Space");
    await visitor.isOut(`${day}-change`);

    // A length is chosen.
    await pressOn(page, "limit-sportsbook_session-change");
    await visitor.isIn("Session limit", [
      'combobox "New limit", required - "Enter or choose a value."',
      'paragraph "Enter or choose a value."',
      'button "Save"',
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
      "You will be signed out for … and cannot sign in before …. Nobody can end this earlier, not even our support team. Your balance is kept: you can withdraw it first, or ask our support team to pay it out later.";
    const exclude = 'button "Exclude me"';
    const form = (said = [], go = exclude) => [
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
      const go = type === "selfexclusion" ? exclude : 'button "Start the break"';
      await visitor.isIn(title, form([], go), { about });
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
    // The operator is asked whether it has begun after all.
    await visitor.heard("It may already have started; we're checking.");
    await visitor.heard(NOT_BEGUN);
    await visitor.isIn(title, form([`alert "${NOT_BEGUN}"`]), { about });
    await focusIsOn(page, "break-confirm");
    const release = await holdCalls(page, call.path);
    await page.keyboard.press("Space");
    await visitor.isIn(title, form([], `${exclude}, busy`), { about });
    await release();
    await visitor.isOut("sign-in");
    await visitor.heard("You can't sign in until");
    await visitor.leave();
    await clearLimits(operator, PLAYER);
  });
}
