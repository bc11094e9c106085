/**
 * Home, a match and the slip on a phone, in every language of the site: nothing overlaps, nothing is
 * cut, every control can be hit. Judged by geometry; the pictures are in ci/out/languages.
 */
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { open, PHONE } from "../lib/browser.mjs";
import { describe, look } from "../lib/geometry.mjs";
import { LANGUAGES } from "../lib/languages.mjs";
import { ROOT } from "../lib/program.mjs";
import { setUp } from "../lib/set-up.mjs";
import { openPrices, openSlip, path, pick, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

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
      await page.screenshot({ path: join(PICTURES, `${locale}-${name}.png`) });
      const faults = await look(page, { within });
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
