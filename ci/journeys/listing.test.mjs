/**
 * Lists that are sorted and filtered: by the control above them and back, by an address that somebody
 * sent, in parts, and with an operator that fails. Live prices go on in rows that the page did not have.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertStill, open, PHONE, SCENES } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { keyOf } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { path, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";
import { BEGINS } from "../lib/world.mjs";

const here = setUp();

const HOUR = 3_600_000;

/** Matches that take bets, as the operator lists them. */
const matches = (query) =>
  here.stage.operator.all("matches", { query: { match_status: "0,1", ...query } });

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;

  journey()(
    `a sport is chosen in the control, taken off, and found again by Back: ${at}`,
    async () => {
      const { page, context, errors } = await open(here.browser, { viewport });
      await visit(page, `${here.stage.site}${path(locale)}`);
      const all = await shown(page, ".listed");
      await page.getByTestId("filter-open").click();
      const tennis = page.locator('.filter-choice:has([value="tennis"])');
      const expected = await matches({ sport_key: "tennis" });
      await tennis.locator(".count").waitFor();
      assert.equal(await tennis.locator(".count").textContent(), String(expected.length));
      await settled(page);
      await tennis.click();
      await page.getByTestId("filter-done").click();
      await page.locator(".filter-dialog").waitFor({ state: "detached" });
      const search = "?sport=tennis";
      assert.equal(new URL(page.url()).search, search);
      await found(page);
      const rows = await shown(page, ".listing");
      assert.deepEqual(
        rows.map(({ id }) => id).sort(),
        expected.map(({ id }) => id).sort(),
        "the page's matches and those that only the operator has",
      );
      assert.equal(await page.locator(".listed").isVisible(), false);
      const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
      assert.equal(new URL(canonical).search, "", "the canonical page is the bare one");

      await settled(page);
      await page.getByTestId("filter-chip").click();
      await page.locator(".listing").waitFor({ state: "detached" });
      assert.equal(new URL(page.url()).search, "");
      assert.deepEqual(await shown(page, ".listed"), all);
      assert.ok(await isFocused(page, ".list-filter-open"), "the focus is not lost");
      await page.goBack();
      await found(page);
      assert.deepEqual(await shown(page, ".listing"), rows);
      await page.goForward();
      await page.locator(".listing").waitFor({ state: "detached" });
      await page.goBack();
      await page.goBack();
      await page.locator(".listing").waitFor({ state: "detached" });
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  journey()(`an address with filters is opened afresh, without a shift: ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await visit(page, `${here.stage.site}${path(locale, "/soccer?time=tomorrow&ctag=9")}`);
    await found(page);
    const tomorrow = await matches({ sport_key: "soccer", ...dayAfter(1) });
    const rows = await shown(page, ".listing");
    assert.deepEqual(rows.map(({ id }) => id).sort(), tomorrow.map(({ id }) => id).sort());
    assert.equal(await page.getByTestId("filter-chip").count(), 1);
    await assertStill(page);
    await settled(page);
    await page.getByTestId("filter-chip").click();
    await page.locator(".listing").waitFor({ state: "detached" });
    assert.equal(new URL(page.url()).search, "?ctag=9", "what is no filter stays");
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(`sorted by start time, a list is the operator's, in parts: ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await visit(page, `${here.stage.site}${path(locale, "/soccer")}`);
    await page.getByTestId("filter-open").click();
    await settled(page);
    await page.locator('.filter-choice:has([value="start_time"])').click();
    await page.getByTestId("filter-done").click();
    await found(page);
    const sorted = await matches({ sport_key: "soccer", sort_by: "start_time" });
    const starts = new Map(sorted.map(({ id, start_time }) => [id, start_time]));
    const first = await shown(page, ".listing");
    assert.equal(first.length, 50);
    const times = first.map(({ id }) => starts.get(id));
    assert.deepEqual(times, [...times].sort());
    const parts = page.getByTestId("filter-parts");
    const next = parts.locator("a[rel=next]");
    await next.scrollIntoViewIfNeeded();
    await settled(page);
    await next.click();
    await eventually(async () => {
      const second = await shown(page, ".listing");
      assert.equal(starts.get(second[0].id) >= times.at(-1), true, "the second part follows");
      assert.ok(second.every(({ id }) => first.every((row) => row.id !== id)));
    });
    assert.equal(new URL(page.url()).searchParams.get("page"), "2");
    assert.ok(await isFocused(page, ".listing"), "the list is read from its beginning");
    await page.goBack();
    await eventually(async () => assert.deepEqual(await shown(page, ".listing"), first));

    await visit(page, `${page.url()}&page=2`);
    await found(page);
    assert.equal((await shown(page, ".listing")).length, 50);
    await assertStill(page);
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(
    `an operator that fails leaves the page's matches, and is asked again: ${at}`,
    async () => {
      const { page, context } = await open(here.browser, { viewport });
      await page.route("**/api/v2/matches?*limit=50*", (route) => route.fulfill({ status: 503 }));
      await visit(page, `${here.stage.site}${path(locale, "/?sport=soccer")}`);
      const note = page.getByTestId("filter-note");
      await note.waitFor();
      const kept = await shown(page, ".listing");
      assert.ok(kept.length > 0 && kept.every(({ sport }) => sport === "soccer"));
      await page.unroute("**/api/v2/matches?*limit=50*");
      await settled(page);
      await note.getByRole("button").click();
      await found(page);
      const rows = await shown(page, ".listing");
      assert.deepEqual(rows.slice(0, kept.length), kept, "what was there has not moved");
      assert.ok(rows.length > kept.length);
      await context.close();
    },
  );
}

inFull("nothing of it is loaded without a query, and a tracking tag is none", async () => {
  const { page, context, errors } = await open(here.browser);
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, `${here.stage.site}/?ctag=9&utm_source=mail`);
  assert.equal(await page.locator("html").getAttribute("data-listing"), null);
  const own = asked.filter((one) => /listing|control/.test(one));
  assert.deepEqual(own, []);
  assert.deepEqual(errors, []);
  await context.close();
});

inFull("unknown values are ignored and reported, the page's list is shown", async () => {
  const { page, context, errors } = await open(here.browser);
  await visit(page, `${here.stage.site}/?time=yesterday&sport=chess&page=0`);
  await page.locator("html:not([data-listing])").waitFor({ state: "attached" });
  assert.ok(await page.locator(".listed").isVisible());
  await eventually(() =>
    assert.deepEqual(errors.map((one) => /"(\w+)=/.exec(one)?.[1]).sort(), [
      "page",
      "sport",
      "time",
    ]),
  );
  await context.close();
});

inFull("nothing that fits is said, with a way out", async () => {
  const { page, context, errors } = await open(here.browser, { viewport: PHONE });
  await visit(page, `${here.stage.site}/?date=2020-01-01`);
  const note = page.getByTestId("filter-note");
  await note.filter({ hasText: "No matches found" }).waitFor();
  await settled(page);
  await note.getByRole("button").click();
  await page.locator(".listing").waitFor({ state: "detached" });
  assert.ok((await shown(page, ".listed")).length > 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test("prices of rows that the operator sent are live, and can be picked", async () => {
  const { page, context, errors } = await open(here.browser);
  await visit(page, `${here.stage.site}/soccer?sortBy=start_time:desc`);
  await found(page);
  const row = page.locator(".listing .event-row:has(.price:enabled)").first();
  const id = Number(await row.getAttribute("data-match"));
  const held = await page.locator(`.listed [data-match="${id}"]`).count();
  assert.equal(held, 0, "the page does not have it");
  const price = row.locator(".price").first();
  const [, market, , outcome] = (await keyOf(price)).split(":");
  await eventually(async () => {
    await here.stage.operator.control("price", {
      match_id: id,
      market_id: Number(market),
      outcome_id: Number(outcome),
      odds: 9_870,
    });
    assert.equal(await price.locator(".price-odds").textContent(), "9.87");
  });
  await price.click();
  assert.equal(await price.getAttribute("aria-pressed"), "true");
  await page.locator("#slip").getByText("9.87").first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

inFull("the control works by keyboard, and Escape returns to it", async () => {
  const { page, context, errors } = await open(here.browser);
  await visit(page, `${here.stage.site}/soccer/premier-league`);
  await page.getByTestId("filter-open").focus();
  await page.keyboard.press("Enter");
  await page.locator(".filter-dialog").waitFor();
  await page.locator(".filter-choice input").first().focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(new URL(page.url()).search, "?time=1h");
  await page.keyboard.press("ArrowRight");
  assert.equal(new URL(page.url()).search, "?time=3h");
  await page.keyboard.press("Escape");
  await page.locator(".filter-dialog").waitFor({ state: "detached" });
  assert.ok(await isFocused(page, ".list-filter-open"));
  await page.goBack();
  await eventually(() => assert.equal(new URL(page.url()).search, ""));
  assert.deepEqual(errors, []);
  await context.close();
});

for (const hours of [26, -26]) {
  test(`a device whose clock is wrong by ${hours} hours lists the operator's next six`, async () => {
    const { page, context, errors } = await open(here.browser);
    const ends = Date.parse(BEGINS) + 6 * HOUR;
    const start_to = new Date(ends).toISOString();
    const expected = await matches({ match_status: "0", sport_key: "soccer", start_to });
    await page.clock.setSystemTime(Date.parse(BEGINS) + hours * HOUR);
    const asked = [];
    page.on("request", (request) => {
      const end = new URL(request.url()).searchParams.get("start_to");
      if (end !== null) asked.push(Date.parse(end));
    });
    await page.goto(`${here.stage.site}/soccer?time=6h`);
    // The first answer of the operator says the time; what was asked before it is asked again.
    await eventually(() => assert.ok(Math.abs((asked.at(-1) ?? 0) - ends) < HOUR / 12));
    await found(page);
    assert.deepEqual(
      (await shown(page, ".listing")).map(({ id }) => id).sort(),
      expected.map(({ id }) => id).sort(),
    );
    assert.deepEqual(errors, []);
    await context.close();
  });
}

inFull("a day and a sport of results have a page of their own", async () => {
  const { page, context, errors } = await open(here.browser);
  const [{ tournament }] = await here.stage.operator.all("matches", {
    query: { match_status: 4, sport_key: "soccer", ...dayAfter(-1) },
  });
  assert.equal(tournament.category.sport.key, "soccer");
  const yesterday = dayAfter(-1).day;
  await page.goto(`${here.stage.site}/results?date=${yesterday}&sport=soccer&ctag=9`);
  await page.waitForURL("**/results/soccer/yesterday?ctag=9");
  await page.goto(`${here.stage.site}/ar/schedule?date=${dayAfter(1).day}`);
  await page.waitForURL("**/ar/schedule/tomorrow");
  assert.deepEqual(errors, []);
  await context.close();
});

inFull("without script there is no control, and the address opens the page's list", async () => {
  const { page, context } = await open(here.browser, { javaScriptEnabled: false });
  await page.goto(`${here.stage.site}/?time=today&sortBy=start_time`);
  assert.equal(await page.getByTestId("filter-open").isVisible(), false);
  assert.ok(await page.locator(".listed .event-row").first().isVisible());
  await context.close();
});

/** The visible rows of an element: ids and sports, in their order. */
async function shown(page, within) {
  return page.locator(`${within} .event-row`).evaluateAll((rows) =>
    rows
      .filter((row) => row.checkVisibility())
      .map((row) => ({
        id: Number(row.dataset.match),
        sport: row.querySelector(".event-main").pathname.split("/").at(-2),
      })),
  );
}

/** Waits until the operator has answered. */
async function found(page) {
  await page.locator(".listing-status").filter({ hasText: /\d/ }).waitFor();
  await page.locator('.listing-lists[aria-busy="false"]').waitFor();
}

async function isFocused(page, selector) {
  return page.locator(selector).evaluate((element) => element === document.activeElement);
}

/** The day that is this many days from now in the site's zone, as parameters of the operator's API. */
function dayAfter(days) {
  // South Africa has no summer time.
  const zone = 2 * 3_600_000;
  const now = Date.parse(BEGINS) + zone + days * 86_400_000;
  const begins = now - (now % 86_400_000) - zone;
  return {
    day: new Date(now).toISOString().slice(0, 10),
    start_from: new Date(begins).toISOString(),
    start_to: new Date(begins + 86_400_000 - 1).toISOString(),
  };
}
