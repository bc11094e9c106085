/**
 * The slip in another language than the one in which a price was picked: names are looked up in the
 * page's language, once, and a name in another script starts where the line starts.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtures, LEAGUE, picked, take, visitLeague } from "../lib/betting.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { pageKinds } from "../lib/page-kinds.mjs";
import { signIn } from "../lib/player.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { openSlip, path, visit } from "../lib/steps.mjs";

const LATIN = /[A-Za-z]/;
const ARABIC = /[\u0600-\u06ff]/;
/** Pixels between a name and the price beside it. */
const APART = 8;

const here = setUp(async (here) => {
  here.matches = await fixtures(here.stage.operator);
  const all = await here.stage.operator.all("matches", { query: { sport_key: "soccer" } });
  here.foreign = all.find(
    ({ status, tournament, competitors }) =>
      status === 0 &&
      tournament.slug === "championship" &&
      !ARABIC.test(competitors.home.name + competitors.away.name),
  );
});

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;

  journey()(`a pick has its names in the language of the page ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    const [{ id, home }, { draw }] = here.matches;
    await visitLeague(page, here.stage);
    await take(page, [home, draw]);
    await page.getByTestId("slip-stake").first().fill("25,50");
    const english = await namesOf(page);
    for (const name of english.flat()) assert.match(name, LATIN);

    // On the page that shows the same price, and on one that does not.
    for (const place of [LEAGUE, "/tennis"]) {
      await visit(page, `${here.stage.site}${path("ar", place)}`);
      await openSlip(page);
      await eventually(async () => {
        const names = await namesOf(page);
        assert.equal(names.length, 2);
        for (const name of names.flat()) {
          assert.match(name, ARABIC);
          assert.doesNotMatch(name, LATIN);
        }
      });
      assert.deepEqual(await picked(page), [home, draw]);
      assert.equal(await page.getByTestId("slip-stake").first().inputValue(), "25,50");
    }

    const asked = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith(`/matches/${id}`)) asked.push(request.url());
    });
    await visitLeague(page, here.stage);
    await openSlip(page);
    await eventually(async () => assert.deepEqual(await namesOf(page), english));
    const languages = await page.evaluate(() =>
      JSON.parse(sessionStorage.getItem("bets")).selections.map(({ names }) => Object.keys(names)),
    );
    assert.deepEqual(languages, [
      ["en-ZA", "ar"],
      ["en-ZA", "ar"],
    ]);
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`a Latin name starts on the Arabic side, apart from its price ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await visit(page, `${here.stage.site}${path("ar", "/soccer/championship")}`);
    await take(page, [`${here.foreign.id}:1::1`]);
    const { lines, start, price } = await page.getByTestId("slip-selection").evaluate((item) => {
      const boxOf = (element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getBoundingClientRect();
      };
      const pick = item.querySelector(".slip-pick");
      return {
        lines: [...pick.querySelectorAll("bdi")].map((line) => {
          const { left, right } = boxOf(line);
          return { text: line.textContent, left, right };
        }),
        start: pick.getBoundingClientRect().right,
        price: boxOf(item.querySelector(".slip-price")).right,
      };
    });
    assert.match(lines[0].text, LATIN);
    for (const { text, left, right } of lines) {
      assert.ok(Math.abs(right - start) < 2, `"${text}" ends at ${right}, the line at ${start}`);
      assert.ok(left - price >= APART, `"${text}" is ${left - price} px from the price`);
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}

/** Kinds of page in the gate: a list, prices, a page that writes its own query, and prose. */
const USUAL = ["league", "match in play", "search", "prose"];

test("a switch of the language keeps page, query, hash and slip, and is remembered", async () => {
  const { page, context, errors } = await open(here.browser, { viewport: WIDE });
  const [{ home }] = here.matches;
  await visitLeague(page, here.stage);
  await take(page, [home]);
  // A page that is in no language leads to the home pages.
  const { "not found": _, ...kinds } = await pageKinds(here.stage.operator);
  for (const [kind, place] of Object.entries(kinds)) {
    if (!IN_FULL && !USUAL.includes(kind)) continue;
    const asked = "?utm_source=mail&q=a%20b";
    await visit(page, `${here.stage.site}${path("en-ZA", place)}${asked}#content`);
    await page.locator(".top .languages-open").click();
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/idle-")),
    );
    // The search page writes its own query.
    const { search, hash } = new URL(page.url());
    assert.match(search, /q=a/);
    assert.equal(hash, "#content");
    await page.locator('#languages a[hreflang="ar"]').click();
    await page.waitForURL((url) => url.pathname === path("ar", place));
    const now = new URL(page.url());
    assert.deepEqual({ search: now.search, hash: now.hash }, { search, hash }, place);
    await eventually(async () => assert.deepEqual(await picked(page), [home], place));
    assert.equal(await page.evaluate(() => localStorage.getItem("locale")), '"ar"');
  }
  // Back on a page in another language, the choice is the first of the list. Nobody is redirected.
  await visit(page, `${here.stage.site}${LEAGUE}`);
  await page.locator(".top .languages-open[data-offer]").click();
  const boxes = await page.locator("#languages li").evaluateAll((items) =>
    items.map((item) => ({
      tag: item.firstElementChild.hreflang,
      ...item.getBoundingClientRect().toJSON(),
    })),
  );
  const [first] = boxes.sort((one, other) => one.top - other.top || one.left - other.left);
  assert.equal(first.tag, "ar");
  assert.deepEqual(errors, []);
  await context.close();
});

test("the platform learns which language a player chose, and nothing of a page that was only opened", async () => {
  const { page, context, errors } = await open(here.browser, { viewport: WIDE });
  const player = await signIn(context, here.stage);
  const language = async () => (await player.call("GET", "/api/player")).language;
  const before = await language();
  await visit(page, `${here.stage.site}${path("ar", LEAGUE)}`);
  await page.getByTestId("balance").waitFor();
  assert.equal(await language(), before);
  await page.locator(".top .languages-open").click();
  await page.locator('#languages a[hreflang="ar"]').click();
  await eventually(async () => assert.equal(await language(), "ar"));
  assert.deepEqual(errors, []);
  await context.close();
});

/** The names of each selection in the slip: outcome, market, sides and league. */
function namesOf(page) {
  return page
    .getByTestId("slip-selection")
    .evaluateAll((items) =>
      items.map((item) =>
        [...item.querySelectorAll("bdi:not(.slip-price)")].map((it) => it.innerText),
      ),
    );
}
