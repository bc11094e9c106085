/**
 * Takes screenshots of home, a league and a match, on a phone and on a wide screen, light and dark,
 * left to right and right to left, into ci/out/screenshots.
 *
 *   npm run screenshots --prefix ci
 *
 * Needs `cargo build` and `npm run build --prefix islands`.
 */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { launch, open, PHONE, WIDE } from "./lib/browser.mjs";
import { ROOT } from "./lib/program.mjs";
import { setStage } from "./lib/stage.mjs";
import { openPrices, openSlip, path, pick, visit } from "./lib/steps.mjs";

const FOLDER = join(ROOT, "ci/out/screenshots");

const stage = await setStage();
const browser = await launch();
try {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const matches = await stage.operator.all("matches");
  const ours = matches.filter(({ tournament }) => tournament.slug === "premier-league");
  const prematch = ours.find(({ status }) => status === 0);
  const live = matches.find(({ status, tournament }) => status === 1 && isSoccer(tournament));
  const pages = {
    home: "",
    league: "/soccer/premier-league",
    match: `/soccer/${prematch.slug}`,
    live: `/soccer/${live.slug}`,
  };
  for (const locale of ["en-ZA", "ar"]) {
    for (const viewport of [PHONE, WIDE]) {
      for (const colorScheme of ["light", "dark"]) {
        const { page, context } = await open(browser, { viewport, colorScheme });
        const shoot = async (name) => {
          const file = `${name}-${locale}-${viewport.width}-${colorScheme}.png`;
          await page.screenshot({ path: join(FOLDER, file), fullPage: name !== "slip" });
          console.log(join("ci/out/screenshots", file));
        };
        for (const [name, rest] of Object.entries(pages)) {
          await visit(page, `${stage.site}${path(locale, rest)}`);
          await shoot(name);
        }
        await visit(page, `${stage.site}${path(locale, pages.league)}`);
        await pick(openPrices(page).first());
        await page.getByTestId("slip-selection").waitFor({ state: "attached" });
        await pick(openPrices(page).nth(4));
        await openSlip(page);
        await page.getByTestId("slip-selection").nth(1).waitFor({ state: "visible" });
        await page.waitForTimeout(300);
        await shoot("slip");
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await stage.strike();
}

function isSoccer(tournament) {
  return tournament.category.sport.key === "soccer";
}
