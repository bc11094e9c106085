/**
 * The menu: a sheet on a phone, a drawer on a tablet, the left column on a wide screen. It opens with
 * and without script, takes the focus and gives it back, and no press goes through it.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { LANGUAGES } from "../lib/languages.mjs";
import { assertNothingCut, enlarge } from "../lib/large-text.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { path, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const TABLET = { width: 800, height: 700 };
const SHORT = [
  { width: 360, height: 400 },
  { width: 667, height: 375 },
];
const here = setUp();

for (const locale of ["en-ZA", "ar"]) {
  for (const viewport of IN_FULL ? [PHONE, TABLET] : [locale === "ar" ? TABLET : PHONE]) {
    const journey = inTurn(viewport, [PHONE, TABLET]);
    const at = `${locale} at ${viewport.width} px`;

    journey()(`the menu opens, leads everywhere and closes: ${at}`, async () => {
      const { page, context, errors } = await openAt(viewport, locale, "/soccer");
      await toggle(page).press("Enter");
      await assertInView(page, viewport);
      assert.ok(await hasFocus(page), "the focus is in the menu");
      await assertLinks(page, locale);
      await assertOpen(page);

      await assertLanguages(page, "/soccer");
      await page.keyboard.press("Escape");
      await sheet(page).waitFor({ state: "hidden" });
      assert.ok(await toggle(page).evaluate((one) => one === document.activeElement), "focus back");

      await toggle(page).click();
      await sheet(page).locator("a[href$='/tennis']").click();
      await page.waitForURL(`**${path(locale, "/tennis")}`);
      assert.deepEqual(errors, []);
      await context.close();
    });

    inFull(`a press beside the menu closes it and does nothing else: ${at}`, async () => {
      const { page, context } = await openAt(viewport, locale, "/soccer");
      await toggle(page).click();
      await assertInView(page, viewport);
      await settled(page);
      // A phone has the header there, a tablet the prices.
      const x = locale === "ar" ? 20 : viewport.width - 20;
      await page.mouse.click(x, viewport === PHONE ? 12 : 330);
      await sheet(page).waitFor({ state: "hidden" });
      await settled(page);
      assert.equal(await page.locator("[data-outcome][aria-pressed=true]").count(), 0);
      assert.equal(new URL(page.url()).pathname, path(locale, "/soccer"));
      assert.equal(await page.locator("dialog[open]").count(), 0);
      await context.close();
    });

    journey()(`the theme is chosen in the menu: ${at}`, async () => {
      const { page, context } = await openAt(viewport, locale);
      await toggle(page).click();
      const theme = sheet(page).locator("[data-theme-toggle]");
      assert.equal(await theme.getAttribute("aria-pressed"), "false");
      await theme.click();
      assert.equal(await theme.getAttribute("aria-pressed"), "true");
      assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
      assert.ok(await sheet(page).isVisible(), "the menu stays");
      await assertOpen(page);
      await context.close();
    });

    inFull(`the menu without script: ${at}`, async () => {
      const { page, context } = await openAt(viewport, locale, "/soccer", false);
      await toggle(page).click();
      await assertInView(page, viewport);
      assert.ok(await hasFocus(page), "the focus is in the menu");
      await assertLinks(page, locale);
      assert.equal(await sheet(page).locator("[data-theme-toggle]:visible").count(), 0);
      await sheet(page).locator(".side-head button").click();
      await sheet(page).waitFor({ state: "hidden" });
      await context.close();
    });
  }

  for (const viewport of IN_FULL ? SHORT : [SHORT[locale === "ar" ? 1 : 0]]) {
    inFull(
      `a short menu with large text: ${locale}, ${viewport.width} by ${viewport.height}`,
      async () => {
        const { page, context } = await openAt(viewport, locale);
        await enlarge(page);
        await toggle(page).click();
        await assertInView(page, viewport);
        await assertNothingCut(page, ".side-panel a, .side-panel h2, .side-panel button");
        const last = sheet(page).locator("a").last();
        await last.scrollIntoViewIfNeeded();
        const isFree = await last.evaluate((link) => {
          const { x, y, width, height } = link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        assert.ok(isFree, "the last link can be pressed");
        await context.close();
      },
    );
  }

  test(`the wide screen has the menu as a column: ${locale}`, async () => {
    const { page, context } = await openAt(WIDE, locale, "/soccer");
    assert.equal(await page.locator("[popovertarget=menu]:visible").count(), 0);
    const { x, width } = await page.locator(".side").boundingBox();
    assert.ok(locale === "ar" ? x + width > 1200 : x < 80, `the column is at ${x}`);
    const here = page.locator(".side a[aria-current]:visible");
    assert.equal(await here.getAttribute("href"), path(locale, "/soccer"));
    await context.close();
  });
}

test("the menu hides when the keyboard leaves it, so it covers nothing that has the focus", async () => {
  const { page, context } = await openAt(TABLET, "en-ZA", "/soccer");
  await toggle(page).press("Enter");
  await sheet(page).locator("a").last().focus();
  await page.keyboard.press("Tab");
  await sheet(page).waitFor({ state: "hidden" });
  const isIn = await page.evaluate(() => document.activeElement?.closest(".top") !== null);
  assert.ok(isIn, "the focus is after the button that opened it");
  await page.keyboard.press("Shift+Tab");
  await sheet(page).waitFor();
  await context.close();
});

/** A page of a visitor, with or without script. */
async function openAt(viewport, locale, place = "", javaScriptEnabled = true) {
  const opened = await open(here.browser, {
    viewport,
    colorScheme: "light",
    // Rows out of view are not drawn, so their colours would stay at the beginning of a transition.
    reducedMotion: "reduce",
    javaScriptEnabled,
  });
  const url = `${here.stage.site}${path(locale, place)}`;
  await (javaScriptEnabled ? visit(opened.page, url) : opened.page.goto(url));
  return opened;
}

test("on a phone Back closes the menu, the search and the form to sign in, and leaves the page", async () => {
  const { page, context, errors } = await openAt(PHONE, "en-ZA", "/soccer");
  await page.evaluate(() => {
    globalThis.stillTheSamePage = true;
  });
  const back = () => page.evaluate(() => history.back());
  const isHere = async () => {
    assert.equal(new URL(page.url()).pathname, "/soccer");
    assert.ok(await page.evaluate(() => globalThis.stillTheSamePage));
  };
  await toggle(page).click();
  await sheet(page).waitFor();
  await page.waitForFunction(() => history.state?.layers === 1);
  await back();
  await sheet(page).waitFor({ state: "hidden" });
  await isHere();
  for (const opener of [".search-open button", "[data-testid=sign-in]"]) {
    await settled(page);
    await page.locator(`${opener}:visible`).first().click();
    await page.locator("dialog[open]").waitFor();
    await page.waitForFunction(() => history.state?.layers === 1);
    await back();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await isHere();
  }
  // Closed by hand it leaves no entry.
  await settled(page);
  await toggle(page).click();
  await page.waitForFunction(() => history.state?.layers === 1);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !history.state?.layers);
  // A link inside takes the entry's place: one step back is the page that it was on.
  await settled(page);
  await toggle(page).click();
  await page.waitForFunction(() => history.state?.layers === 1);
  await sheet(page).locator("a[href$='/tennis']").click();
  await page.waitForURL("**/tennis");
  await back();
  await page.waitForURL("**/soccer");
  assert.equal(await page.evaluate(() => history.state?.layers ?? 0), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

function toggle(page) {
  return page.locator("[popovertarget=menu]:not([popovertargetaction]):visible");
}

function sheet(page) {
  return page.locator(".side-panel");
}

/** The open menu is whole on the screen, below nothing. */
async function assertInView(page, { width, height }) {
  await sheet(page).waitFor();
  await sheet(page).evaluate((one) => Promise.all(one.getAnimations().map((it) => it.finished)));
  const box = await sheet(page).boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= width, JSON.stringify(box));
  assert.ok(box.y >= 0 && box.y + box.height <= height, JSON.stringify(box));
}

function hasFocus(page) {
  return sheet(page).evaluate((one) => one.contains(document.activeElement));
}

/** Sports, leagues, every language and the operator's own links. */
async function assertLinks(page, locale) {
  const links = await sheet(page)
    .locator("a:visible")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const wanted = [
    path(locale, "/soccer"),
    path(locale, "/dota2"),
    path(locale, "/soccer/premier-league"),
    path(locale, "/contact"),
  ];
  for (const href of wanted) assert.ok(links.includes(href), `${href} in ${links}`);
}

/** The languages are a list of their own, above the menu. */
async function assertLanguages(page, place) {
  await sheet(page).locator(".languages-open").click();
  const languages = await page
    .locator("#languages a:visible")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const code of LANGUAGES.filter((it) => ["en-ZA", "ar"].includes(it))) {
    assert.ok(languages.includes(path(code, place)), `${code} in ${languages}`);
  }
  await page.keyboard.press("Escape");
  await page.locator("#languages").waitFor({ state: "hidden" });
  assert.ok(await sheet(page).isVisible(), "the menu stays");
  const opener = sheet(page).locator(".languages-open");
  await page.waitForFunction((one) => one === document.activeElement, await opener.elementHandle());
}
