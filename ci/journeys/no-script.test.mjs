/**
 * The pages without script: every name, time, price and link of the catalogue is there, and no
 * control that does nothing.
 */
import assert from "node:assert/strict";
import { open, SCENES } from "../lib/browser.mjs";
import { decimal } from "../lib/odds.mjs";
import { pricesIn } from "../lib/price-keys.mjs";
import { inTurn, setUp } from "../lib/set-up.mjs";
import { path } from "../lib/steps.mjs";

const BETTABLE = [0, 1];
const here = setUp();

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  journey()(`home and a sport without script: ${locale} at ${viewport.width} px`, async () => {
    const all = await here.stage.operator.all("matches", { language: locale });
    const matches = new Map(all.map((match) => [`${match.id}`, match]));
    for (const place of ["", "/soccer"]) {
      const page = await openPlain(viewport, path(locale, place));
      const rows = await page.locator(".event-row").evaluateAll(readRows);
      assert.ok(rows.length > 10, `${rows.length} rows on ${place || "home"}`);
      for (const row of rows) assertTold(row, matches.get(row.id), locale);
      await assertNothingDead(page);
      await page.context().close();
    }
  });

  journey()(`a league without script: ${locale} at ${viewport.width} px`, async () => {
    const page = await openPlain(viewport, path(locale, "/soccer/premier-league"));
    const rows = await page.locator(".event-row").evaluateAll(readRows);
    const matches = await matchesOf("premier-league", locale);
    assert.equal(rows.length, matches.length);
    for (const match of matches) {
      const row = rows.find(({ id }) => id === `${match.id}`);
      assert.ok(row, `no row for match ${match.id}`);
      assertTold(row, match, locale);
    }
    await assertNothingDead(page);
    await page.context().close();
  });

  journey()(`a match without script: ${locale} at ${viewport.width} px`, async () => {
    const [match] = await matchesOf("premier-league", locale);
    const page = await openPlain(viewport, path(locale, `/soccer/${match.slug}`));
    const text = await page.locator("body").innerText();
    for (const side of [match.competitors.home, match.competitors.away]) {
      assert.ok(text.includes(side.name), side.name);
    }
    if (match.status === 0) {
      const times = await page
        .locator("main time")
        .evaluateAll((all) => all.map((one) => Date.parse(one.getAttribute("datetime"))));
      assert.ok(times.includes(Date.parse(match.start_time)), "when it starts");
    }
    const markets = await here.stage.operator.all(`matches/${match.id}/markets`, {
      language: locale,
    });
    const prices = await pricesIn(page.locator("[data-outcome]"));
    const shown = Object.fromEntries(prices.map(({ key, text }) => [key, text]));
    const cards = await page.locator(".market-card").locator("summary").allTextContents();
    for (const { id, name, specifier, status, outcomes } of markets) {
      assert.ok(cards.includes(name), `a card for ${name}`);
      for (const { id: outcome, name: says, odds, active } of status === 1 ? outcomes : []) {
        const key = `${match.id}:${id}:${specifier ?? ""}:${outcome}`;
        assert.ok(shown[key]?.includes(says), `${key} ${says}: ${shown[key]}`);
        if (active) assert.ok(shown[key].includes(decimal(odds)), `${key} ${odds}: ${shown[key]}`);
      }
    }
    await assertNothingDead(page);
    await page.context().close();
  });
}

/** A row has names, time or state, prices and the link to the match. */
function assertTold(row, match, locale) {
  const { home, away } = match.competitors;
  assert.ok(row.text.includes(home.name), `${home.name} in: ${row.text}`);
  assert.ok(row.text.includes(away.name), `${away.name} in: ${row.text}`);
  const { key } = match.tournament.category.sport;
  assert.equal(row.href, path(locale, `/${key}/${match.slug}`));
  if (match.status === 0) assert.equal(Date.parse(row.time), Date.parse(match.start_time));
  const open = match.main_market?.outcomes.filter(({ active }) => active) ?? [];
  for (const { odds } of match.main_market?.status === 1 ? open : []) {
    assert.ok(row.text.includes(decimal(odds)), `${decimal(odds)} in: ${row.text}`);
  }
}

async function openPlain(viewport, where) {
  const { page } = await open(here.browser, { viewport, javaScriptEnabled: false });
  await page.goto(`${here.stage.site}${where}`);
  return page;
}

async function matchesOf(slug, language) {
  const matches = await here.stage.operator.all("matches", { language });
  return matches.filter(
    ({ tournament, status }) => tournament.slug === slug && BETTABLE.includes(status),
  );
}

function _hrefs(page) {
  return page.locator("a[href]").evaluateAll((links) => links.map((a) => a.getAttribute("href")));
}

/** No visible enabled button or field but those that work without script, and nothing that needs script. */
async function assertNothingDead(page) {
  const seen = (selector) =>
    page.locator(selector).evaluateAll((found) =>
      found
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return one.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
        })
        .map((one) => one.outerHTML),
    );
  assert.deepEqual(await seen("button:enabled:not([popovertarget], form[action] *)"), []);
  assert.deepEqual(await seen(":is(input, select, textarea):enabled:not(form[action] *)"), []);
  assert.deepEqual(await seen("[data-needs-script]"), []);
  assert.deepEqual(await seen("a:not([href])"), []);
}

function readRows(rows) {
  return rows.map((row) => ({
    id: row.dataset.match,
    text: row.textContent,
    href: row.querySelector("a")?.getAttribute("href"),
    time: row.querySelector("time")?.getAttribute("datetime"),
  }));
}
