/**
 * Home, a match and the slip on a phone, in every language of the site: nothing overlaps, nothing is
 * cut, every control can be hit. The scripts with marks above and below the line again with text at
 * twice its size. Judged by geometry; pictures of what is wrong are in ci/out/languages, by `bash ci/test --all` of everything.
 */
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { open, PHONE } from "../lib/browser.mjs";
import { describe, look } from "../lib/geometry.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { LANGUAGES } from "../lib/languages.mjs";
import { assertApart, assertNothingCut, enlarge } from "../lib/large-text.mjs";
import { ROOT } from "../lib/program.mjs";
import { setUp } from "../lib/set-up.mjs";
import { openPrices, openSlip, path, pick, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

/** Languages whose letters have marks above and below. */
const TALL = ["th", "hi", "vi", "ur"];
const PICTURES = join(ROOT, "ci/out/languages");

const here = setUp(
  async (here) => {
    const matches = await here.stage.operator.all("matches", { query: { sport_key: "soccer" } });
    here.match = matches.find(({ status }) => status === 0);
    await mkdir(PICTURES, { recursive: true });
  },
  { locales: LANGUAGES.join(","), matches: 100 },
);

for (const locale of LANGUAGES) {
  test(`home, a match and the slip fit: ${locale}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport: PHONE });
    const found = [];
    const judge = async (name, within) => {
      const faults = await look(page, { within });
      if (IN_FULL || faults.length > 0) {
        await page.screenshot({ path: join(PICTURES, `${locale}-${name}.png`) });
      }
      found.push(...faults.map((fault) => `${name}: ${describe(fault)}`));
    };
    await visit(page, `${here.stage.site}${path(locale)}`);
    await judge("home");
    await visit(page, `${here.stage.site}${path(locale, `/soccer/${here.match.slug}`)}`);
    await judge("match");
    await pick(openPrices(page).first());
    await openSlip(page);
    await settled(page);
    await page.getByTestId("slip-stake").first().fill("1250.50");
    await judge("slip", ".slip");
    assert.equal(found.length, 0, `${found.length} faults\n${found.join("\n")}`);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

for (const locale of LANGUAGES.filter((code) => TALL.includes(code))) {
  test(`home and a match fit with text at twice its size: ${locale}`, async () => {
    const { page, context } = await open(here.browser, { viewport: PHONE });
    for (const [name, place] of [
      ["home", ""],
      ["match", `/soccer/${here.match.slug}`],
    ]) {
      await visit(page, `${here.stage.site}${path(locale, place)}`);
      await enlarge(page);
      if (IN_FULL) await page.screenshot({ path: join(PICTURES, `${locale}-${name}-large.png`) });
      await assertNothingCut(page, ".market-title, .price-name, .score-name, .event-when");
      await assertApart(page, ".market-card, .event-row, .scoreboard, .market-bar");
    }
    await context.close();
  });
}
