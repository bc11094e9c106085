/**
 * The search: by keyboard alone from anywhere to a match, the last searches, what is said when there is
 * nothing, and the page of search with and without script.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertStill, open, SCENES } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { path, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const here = setUp();

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;

  journey()(`"man u" leads to its match by keyboard alone: ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    const query = { q: "man u" };
    const { matches } = await here.stage.operator.all("search", { language: locale, query });
    const [{ slug, competitors }] = matches;
    await visit(page, `${here.stage.site}${path(locale)}`);
    const field = await openByKey(page);
    await page.keyboard.type("man u");
    await page.getByTestId("search-match").first().waitFor();
    await page.keyboard.press("ArrowDown");
    const chosen = page.locator("[role=option][aria-selected=true]");
    const id = await chosen.getAttribute("id");
    assert.equal(await field.getAttribute("aria-activedescendant"), id);
    const names = await chosen.textContent();
    for (const { name } of Object.values(competitors)) assert.ok(names.includes(name), names);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${path(locale, `/soccer/${slug}`)}`);
    await page.locator(".market-card").first().waitFor();

    await visit(page, `${here.stage.site}${path(locale, "/live")}`);
    await openByKey(page);
    await page.locator(".search-again").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await isFocused(field);
    assert.equal(await field.inputValue(), "man u", "the last search, again");
    await page.getByTestId("search-match").first().waitFor();
    await assertStill(page);
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(`the button opens the search, and Escape returns to it: ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await visit(page, `${here.stage.site}${path(locale, "/soccer")}`);
    const button = page.locator(".search-open button");
    await button.click();
    const field = page.getByTestId("search-field");
    await field.waitFor({ timeout: 2_000 });
    await settled(page);
    await field.fill("zzzz");
    await page.locator(".search-nothing").filter({ hasText: "zzzz" }).waitFor();
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
    await isFocused(button);
    await assertStill(page);
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`a query in the address is answered in the page: ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await visit(page, `${here.stage.site}${path(locale, "/search?q=man+u")}`);
    await page.getByTestId("search-match").first().waitFor();
    assert.equal(await page.locator(".search-all").isVisible(), false);
    await assertStill(page);
    await page.getByTestId("search-page-field").fill("");
    await page.locator(".search-all").waitFor();
    await visit(page, `${here.stage.site}${path(locale, "/search")}`);
    await page.locator("[data-testid=search-page-field][role=combobox]").waitFor();
    await assertStill(page);
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`without script the button leads to every sport and league: ${at}`, async () => {
    const { page, context } = await open(here.browser, { viewport, javaScriptEnabled: false });
    await page.goto(`${here.stage.site}${path(locale)}`);
    await page.locator(".search-open button").click();
    await page.waitForURL((url) => url.pathname === path(locale, "/search"));
    const robots = await page.locator("meta[name=robots]").getAttribute("content");
    assert.equal(robots, "noindex,nofollow");
    const links = page.locator(".search-all a");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    for (const { slug, category } of await here.stage.operator.all("tournaments")) {
      assert.ok(hrefs.includes(path(locale, `/${category.sport.key}/${slug}`)), slug);
    }
    await page.getByTestId("search-page-field").fill("man u");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${path(locale, "/search")}?q=man+u`);
    await context.close();
  });
}

test("a removed search does not come back, and a lost connection is said", async () => {
  const { page, context } = await open(here.browser);
  await visit(page, `${here.stage.site}/`);
  await openByKey(page);
  await page.keyboard.type("arsenal");
  await page.getByTestId("search-list").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=arsenal");
  await visit(page, `${here.stage.site}/`);
  const field = await openByKey(page);
  await page.locator(".search-forget").click();
  await isFocused(field);
  assert.equal(await page.locator(".search-recent").count(), 0);
  await context.setOffline(true);
  await page.keyboard.type("leeds");
  await page.getByTestId("search-note").filter({ hasText: "You are offline" }).waitFor();
  await context.setOffline(false);
  await page.getByTestId("search-match").first().waitFor();
  await visit(page, `${here.stage.site}/`);
  await openByKey(page);
  await page.getByTestId("search-note").waitFor();
  assert.equal(await page.locator(".search-recent").count(), 0);
  await context.close();
});

/** Opens the search by its key; returns its field, which has the focus. */
async function openByKey(page) {
  const field = page.getByTestId("search-field");
  await eventually(async () => {
    // The key works once the browser has been idle.
    if ((await field.count()) === 0) await page.keyboard.press("/");
    await field.waitFor({ timeout: 2_000 });
  });
  await isFocused(field);
  return field;
}

async function isFocused(locator) {
  await eventually(async () =>
    assert.ok(await locator.evaluate((element) => element === document.activeElement)),
  );
}
