/** The pages are open to everyone: axe finds nothing against WCAG 2.2 AA, in both themes. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { setUp } from "../lib/set-up.mjs";
import { openPrices, openSlip, path, pick, visit } from "../lib/steps.mjs";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const here = setUp();

for (const locale of ["en-ZA", "ar"]) {
  for (const viewport of [PHONE, WIDE]) {
    for (const colorScheme of ["light", "dark"]) {
      test(`everybody can use it: ${locale}, ${viewport.width} px, ${colorScheme}`, async () => {
        const { page, context } = await open(here.browser, { viewport, colorScheme });
        const [match] = await here.stage.operator.all("matches", { query: { match_status: 0 } });
        const places = ["", "/soccer", "/soccer/premier-league", `/soccer/${match.slug}`, "/live"];
        for (const place of places) {
          await visit(page, `${here.stage.site}${path(locale, place)}`);
          await assertOpen(page);
        }
        await visit(page, `${here.stage.site}${path(locale, "/soccer/premier-league")}`);
        await pick(openPrices(page).first());
        await openSlip(page);
        await page.getByTestId("slip-selection").waitFor();
        await assertOpen(page);
        await page.getByTestId("slip-place").click();
        await page.getByTestId("sign-in-form").waitFor();
        await assertOpen(page);
        await context.close();
      });
    }
  }
}

async function assertOpen(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(
    (values) => globalThis.axe.run(document, { runOnly: { type: "tag", values } }),
    RULES,
  );
  const faults = found.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => ({ target, failureSummary })),
  }));
  assert.deepEqual(faults, [], `${page.url()}\n${JSON.stringify(faults, null, 2)}`);
}
