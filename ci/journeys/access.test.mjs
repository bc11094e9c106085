/** Accessibility: axe finds nothing, in both themes. */
import { test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { setUp } from "../lib/set-up.mjs";
import { openPrices, openSlip, path, pick, visit } from "../lib/steps.mjs";

const here = setUp();

for (const locale of ["en-ZA", "ar"]) {
  for (const viewport of [PHONE, WIDE]) {
    for (const colorScheme of ["light", "dark"]) {
      test(`accessible: ${locale}, ${viewport.width} px, ${colorScheme}`, async () => {
        const { page, context } = await open(here.browser, { viewport, colorScheme });
        const [match] = await here.stage.operator.all("matches", { query: { match_status: 0 } });
        const places = [
          "",
          "/soccer",
          "/soccer/premier-league",
          `/soccer/${match.slug}`,
          "/live",
          "/404",
        ];
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
