/**
 * A match that is younger than the last build opens and can be bet on; one that never was is answered
 * with status 404 and says so.
 */
import assert from "node:assert/strict";
import { picked } from "../lib/betting.mjs";
import { assertStill, open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { openSlip, path, visit } from "../lib/steps.mjs";

const TITLES = {
  "en-ZA": "Oops, sorry. We can’t find that page.",
  ar: "عذرًا، لم نعثر على هذه الصفحة.",
};

/** Withholds a match from a build, and lists it afterwards. */
const here = setUp(
  async (here) => {
    const { operator, build } = here.stage;
    const query = { sport_key: "soccer", match_status: 0 };
    const matches = await operator.all("matches", { query });
    const match = matches.find(({ tournament }) => tournament.slug === "premier-league");
    await operator.control("match", { match_id: match.id, listed: false });
    await build();
    await operator.control("match", { match_id: match.id, listed: true });
    here.match = match;
  },
  { changes: true },
);

for (const [locale, title] of Object.entries(TITLES)) {
  for (const viewport of [PHONE, WIDE]) {
    const journey = inTurn(viewport);
    const at = `${locale} at ${viewport.width} px`;

    journey()(`a match that is younger than the build opens, and is bet on: ${at}`, async () => {
      const { operator, site } = here.stage;
      const match = await operator.all(`matches/${here.match.id}`, { language: locale });
      const { page, context, errors } = await open(here.browser, { viewport });
      const words = [];
      await page.exposeFunction("noteWords", () => words.push("shown"));
      await page.addInitScript(noteWordsShown);
      const answer = await page.goto(`${site}${path(locale, `/soccer/${match.slug}`)}`);
      assert.equal(answer.status(), 404);
      await page.locator(".market-card").first().waitFor();
      assert.deepEqual(words, [], '"not found" is never seen');
      const { home, away } = match.competitors;
      assert.ok((await page.title()).startsWith(`${home.name} – ${away.name} | `));
      const board = await page.getByTestId("scoreboard").textContent();
      assert.ok(board.includes(home.name) && board.includes(away.name), board);
      await assertStill(page);

      // It can be followed, as on a page of its own: a visitor is asked to sign in.
      const stars = page.locator(".match-stars > .star");
      assert.deepEqual(await stars.evaluateAll((all) => all.map((star) => star.dataset.star)), [
        `matches:${match.id}`,
        `competitors:${home.id}`,
        `competitors:${away.id}`,
      ]);
      await stars.first().click();
      await page.getByTestId("sign-in-email").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });

      // Before it begins there is nothing to see.
      await page.getByTestId("centre").waitFor({ state: "attached" });
      assert.equal(await page.getByTestId("centre").isVisible(), false);

      const key = `${match.id}:1::1`;
      const price = page.locator(priceAt(key)).first();
      const odds = Number(await price.getAttribute("data-odds")) + 250;
      await page.locator("html[data-young=found]").waitFor({ state: "attached" });
      await operator.control("price", {
        match_id: match.id,
        market_id: 1,
        outcome_id: 1,
        odds,
      });
      await eventually(async () =>
        assert.equal(await price.getAttribute("data-odds"), `${odds}`, "it follows its price"),
      );
      await price.click();
      await openSlip(page);
      await eventually(async () => assert.deepEqual(await picked(page), [key]));
      assert.deepEqual(errors.filter(isNot404), []);
      await context.close();
    });

    inFull(`a match that never was is not found: ${at}`, async () => {
      const { page, context, errors } = await open(here.browser, { viewport });
      for (const place of ["/soccer/nobody-nowhere-999999", "/soccer/a/b", "/nothing-here"]) {
        const answer = await page.goto(`${here.stage.site}${path(locale, place)}`);
        assert.equal(answer.status(), 404, place);
        await page.getByRole("heading", { name: title }).waitFor();
        assert.equal(await page.locator(".young-bones").isVisible(), false);
      }
      assert.deepEqual(errors.filter(isNot404), []);
      await context.close();
    });
  }

  inFull(`without script both are not found: ${locale}`, async () => {
    const { page, context } = await open(here.browser, { javaScriptEnabled: false });
    for (const slug of [here.match.slug, "nobody-nowhere-999999"]) {
      const answer = await page.goto(`${here.stage.site}${path(locale, `/soccer/${slug}`)}`);
      assert.equal(answer.status(), 404);
      await page.getByRole("heading", { name: title }).waitFor();
    }
    await context.close();
  });
}

inFull("an operator that fails is asked again", async () => {
  const { page, context } = await open(here.browser);
  const fault = { path: `/api/v2/matches/${here.match.id}`, times: 1, status: 500 };
  await here.stage.operator.control("fail", fault);
  await page.goto(`${here.stage.site}/soccer/${here.match.slug}`);
  await page.getByRole("heading", { name: "The match could not be loaded" }).waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".market-card").first().waitFor();
  await context.close();
});

inFull("the search finds the match, and its page leads to its other languages", async () => {
  const { page, context } = await open(here.browser);
  await visit(page, `${here.stage.site}/`);
  await page.locator(".search-open button").click();
  await page.getByTestId("search-field").fill(here.match.competitors.home.name);
  await page.locator(`[role=option][href="/soccer/${here.match.slug}"]`).first().click();
  await page.locator(".market-card").first().waitFor();
  const arabic = page.locator("a[hreflang=ar]").first();
  assert.equal(await arabic.getAttribute("href"), `/ar/soccer/${here.match.slug}`);
  await context.close();
});

/** Runs in the page: reports when the words "not found" are seen. */
function noteWordsShown() {
  const look = () => {
    const words = document.querySelector(".error-page");
    if (words && getComputedStyle(words).display !== "none") globalThis.noteWords();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The browser reports each answer with status 404 as an error. */
function isNot404(error) {
  return !error.includes("404");
}
