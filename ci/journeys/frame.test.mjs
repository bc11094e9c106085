/**
 * What surrounds every page: the tab bar and the header fit in every language and with large text, the
 * footer names the operator, its licence and the helpline, and the pages of errors lead on.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { TRIED } from "../lib/languages.mjs";
import { assertApart, assertNothingCut, enlarge } from "../lib/large-text.mjs";
import { ROOT } from "../lib/program.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { path, visit } from "../lib/steps.mjs";

const LARGE = ".top .brand, .top a, .session-sign-in, .tabbar span, .sports-row a, .crumbs, .foot";
const IN_LISTS = ".odds-league, .odds-context, .event-name, .event-when, .event-prices .price-odds";
/** One of long words and one from right to left; in full also one without spaces. */
const LOCALES = IN_FULL ? TRIED : ["br", "ar"];

const here = setUp(() => {}, { locales: [...new Set(["en-ZA", ...LOCALES])].join(",") });

for (const locale of LOCALES) {
  const journey = inTurn(locale, LOCALES);

  test(`the labels of the tab bar are one line each: ${locale}`, async () => {
    for (const width of [320, 360, 719]) {
      const { page, context } = await at({ width, height: 640 }, locale);
      await assertNothingCut(page, ".tabbar > :not(.menu-link) > span:not(.slip-badge)");
      const tops = await page
        .locator(".tabbar .icon:visible")
        .evaluateAll((all) => all.map((icon) => Math.round(icon.getBoundingClientRect().top)));
      assert.equal(new Set(tops).size, 1, `icons at ${tops}`);
      await context.close();
    }
  });

  inFull(`the list of languages stays on the screen: ${locale}`, async () => {
    const { page, context } = await at({ width: 720, height: 640 }, locale);
    await page.locator(".top .languages-open").click();
    const box = await page.locator(".languages-panel").boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 720, JSON.stringify(box));
    await context.close();
  });

  inFull(`the header has a link to open an account where there is room: ${locale}`, async () => {
    for (const [width, isShown] of [
      [360, false],
      [544, true],
      [719, true],
      [720, false],
      [992, true],
      [1280, true],
    ]) {
      const { page, context } = await at({ width, height: 640 }, locale);
      assert.equal(await page.locator(".top-join").isVisible(), isShown, `${width} px`);
      if (isShown) {
        const { width: wide } = await page.locator(".brand > *").first().boundingBox();
        assert.ok(wide > 104, `the wordmark has ${wide} px at ${width} px`);
        await assertNothingCut(page, ".top .brand, .top a, .session-sign-in");
        await assertApart(page, ".top > *, .top-tools > *, .top-links > *");
      }
      await context.close();
    }
  });

  test(`text of twice the size is not cut and overlaps nothing: ${locale}`, async () => {
    for (const viewport of [PHONE, { width: 720, height: 640 }]) {
      const { page, context } = await at(viewport, locale, "/soccer");
      await enlarge(page);
      await assertNothingCut(page, LARGE);
      await assertNothingCut(page, IN_LISTS);
      await assertApart(page, ".top > *, .top-tools > *, .top-links > *");
      await assertApart(page, ".tabbar > *");
      await assertApart(page, ".event-name, .event-when, .event-total, .event-prices .price");
      await context.close();
    }
  });

  journey()(`the footer names operator, licence and helpline: ${locale}`, async () => {
    const { page, context } = await at(PHONE, locale);
    const foot = page.locator(".foot");
    const text = await foot.textContent();
    const content = await readFile(join(ROOT, "content/footer.toml"), "utf8");
    const value = (key) => new RegExp(`^${key} = "([^"]+)"`, "m").exec(content)[1];
    for (const key of ["name", "registration", "number", "phone"]) {
      assert.ok(text.includes(value(key)), `${value(key)} in: ${text}`);
    }
    assert.ok(text.includes("18+"), text);
    assert.equal(await foot.locator("a[href='tel:0800006008']").count(), 1);
    await context.close();
  });
}

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);

  journey()(`a page that is not found leads on: ${viewport.width} px`, async () => {
    const { page, context } = await open(here.browser, { viewport });
    const answer = await page.goto(`${here.stage.site}/no/such/page`, { waitUntil: "load" });
    assert.equal(answer.status(), 404);
    await assertOpen(page);
    const isPhone = viewport === PHONE;
    await page.locator(`${isPhone ? ".sports-row" : ".side"} a[href="/tennis"]:visible`).waitFor();
    await page.locator(isPhone ? ".tabbar [data-slip-toggle=slip]" : "#slip").waitFor();
    await page
      .locator(".sports-row a, .side a")
      .and(page.locator("[href='/tennis']:visible"))
      .click();
    await page.waitForURL("**/tennis");
    await context.close();
  });

  journey()(`the page of a failure needs nothing else: ${viewport.width} px`, async () => {
    const { page, context } = await open(here.browser, { viewport });
    await page.goto(`${here.stage.site}/500`, { waitUntil: "load" });
    await assertOpen(page);
    await page.route("**/*", (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await page.goto(`${here.stage.site}/500`);
    const firsts = await page.locator("h1, .foot a[href^='tel:']").allTextContents();
    assert.deepEqual(firsts, ["Oops! Sorry, something went wrong.", "0800 006 008"]);
    assert.equal(await page.locator("script").count(), 0);
    await page.unroute("**/*");
    await page.locator("a[href='/tennis']").click();
    await page.waitForURL("**/tennis");
    await context.close();
  });
}

for (const sport of ["mma", "dota2"]) {
  const journey = inTurn(sport, ["mma", "dota2"]);

  journey()(`the row of sports shows the current one: ${sport}`, async () => {
    for (const locale of ["en-ZA", "ar"]) {
      const { page, context } = await at(PHONE, locale, `/${sport}`);
      const box = await page.locator(".sports-row [aria-current]").boundingBox();
      const [left, right] = [box.x, box.x + box.width];
      assert.ok(left >= -1 && right <= PHONE.width + 1, JSON.stringify(box));
      await context.close();
    }
  });
}

inFull("headings keep their distance to the edges between a phone and a tablet", async () => {
  for (const width of [640, 700, 719, 720]) {
    for (const place of ["/soccer", "/soccer/premier-league"]) {
      const { page, context } = await at({ width, height: 640 }, "en-ZA", place);
      const lefts = await page.locator(".crumbs ol, h1, .odds-title").evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getBoundingClientRect().left;
        }),
      );
      for (const left of lefts) assert.ok(left >= 12, `${left} px at ${width}: ${place}`);
      await context.close();
    }
  }
});

async function at(viewport, locale, place = "") {
  const opened = await open(here.browser, { viewport });
  await visit(opened.page, `${here.stage.site}${path(locale, place)}`);
  return opened;
}
