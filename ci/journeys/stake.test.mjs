/**
 * Stakes as people type them, in languages with both decimal marks and in digits of other scripts:
 * each is either parsed to the cent or rejected in words, and nothing else is ever placed.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtures, take, visitLeague } from "../lib/betting.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { TRIED } from "../lib/languages.mjs";
import { subunits } from "../lib/money.mjs";
import { signIn } from "../lib/player.mjs";
import { setUp } from "../lib/set-up.mjs";

const FORTY = "1234567890".repeat(4);

/** The input, and the stake in subunits or the reason why the text is not a stake. */
const TYPED = [
  ["12,5", 1250],
  ["12.5", 1250],
  ["1e3", "exponent"],
  ["-5", "negative"],
  ["\u22125", "negative"],
  [FORTY, "too_large"],
  ["١٢٫٥", 1250],
  ["٢٥", 2500],
  ["۲۵", 2500],
  ["１２", 1200],
  ["12,345.67", 1234567],
  ["1,2,3", "not_a_number"],
  ["12.505", "too_precise"],
  ["NaN", "not_a_number"],
  ["0x10", "not_a_number"],
  ["R50", "not_a_number"],
  ["0", "not_positive"],
  [" 7 ", 700],
];

/** The page's text for each reason, in English. */
const WORDS = {
  exponent: "Enter the amount in full, such as 1000.",
  negative: "A stake cannot be negative.",
  too_large: "This amount is too large.",
  not_a_number: "Enter an amount in digits, such as 50.",
  too_precise: "ZAR amounts have at most 2 decimals.",
  not_positive: "The stake must be above zero.",
};

/** A grouped number is parsed with the language's own marks. */
const READ_OTHERWISE = { br: { 12.505: 1250500 } };

const here = setUp(
  async (here) => {
    here.matches = await fixtures(here.stage.operator);
  },
  { locales: TRIED.join(",") },
);

for (const [turn, viewport] of [PHONE, WIDE].entries()) {
  for (const locale of TRIED.filter((_, nth) => IN_FULL || nth % 2 === turn)) {
    test(`each stake is parsed or rejected in words: ${locale} at ${viewport.width} px`, async () => {
      const { page, context, errors } = await open(here.browser, { viewport });
      const sent = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() === "POST" && pathname === "/api/v3/bets") sent.push(request.url());
      });
      const player = await signIn(context, here.stage);
      await visitLeague(page, here.stage, locale);
      await take(page, [here.matches[0].home]);
      const odds = Number(
        await page.locator("[data-outcome][aria-pressed=true]").first().getAttribute("data-odds"),
      );
      await page.locator("[data-testid=slip-place][data-action=place]").waitFor();
      const before = (await player.bets()).length;
      for (const [typed, normal] of TYPED) {
        const expected = READ_OTHERWISE[locale]?.[typed] ?? normal;
        await page.getByTestId("slip-stake").fill(typed);
        if (typeof expected === "number") await assertUnderstood(page, typed, expected, odds);
        else await assertAnswered(page, typed, expected, locale);
      }
      assert.deepEqual(sent, [], "a rejected stake is not sent");
      await page.getByTestId("slip-stake").fill("12,5");
      await page.getByTestId("slip-place").click();
      await page.getByTestId("slip-receipt").waitFor();
      const bets = await player.bets();
      assert.equal(bets.length, before + 1);
      assert.equal(bets[0].stake.value, 1250);
      assert.equal(sent.length, 1);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }
}

/** The return is computed from exactly this stake, and the button shows it. */
async function assertUnderstood(page, typed, stake, odds) {
  const expected = Math.floor((stake * odds + 500) / 1000);
  await eventually(async () => {
    const shown = subunits(await page.getByTestId("slip-return").textContent());
    assert.equal(shown, expected, `the return of ${typed}`);
    const label = await page.getByTestId("slip-place").locator("bdi").textContent();
    assert.equal(subunits(label), stake, `the button for ${typed}`);
  });
  const blocker = page.getByTestId("slip-blocker");
  const kinds = await blocker.evaluateAll((all) => all.map((one) => one.dataset.blocker));
  assert.ok(
    kinds.every((kind) => kind === "above_max" || kind === "above_balance"),
    `${typed}: ${kinds}`,
  );
}

/** The button does not place; a press explains why, marks the field and focuses it. */
async function assertAnswered(page, typed, reason, locale) {
  const button = page.getByTestId("slip-place");
  await page.locator("[data-testid=slip-place][aria-disabled=true]").waitFor();
  // `aria-disabled` makes the test's click wait, but the button works: a press explains.
  await button.click({ force: true });
  const blocker = page.getByTestId("slip-blocker");
  await blocker.filter({ hasText: locale === "en-ZA" ? WORDS[reason] : /\S/ }).waitFor();
  const field = page.getByTestId("slip-stake");
  assert.equal(await field.getAttribute("aria-invalid"), "true", typed);
  assert.ok(await field.evaluate((element) => element === document.activeElement), typed);
  assert.equal(await field.inputValue(), typed, "the input is kept");
  assert.equal(subunits(await page.getByTestId("slip-return").textContent()), 0, typed);
  const described = (await field.getAttribute("aria-describedby")).split(" ");
  assert.ok(described.includes("slip-notice"), typed);
  const notice = page.locator("#slip-notice");
  assert.equal(await notice.getAttribute("role"), "alert");
  assert.doesNotMatch(await notice.textContent(), /NaN|Infinity|undefined|slip-/);
}
