/**
 * Measures how dense and how still lists are (heights of rows and headings, whole matches on the first
 * screen, layout shift while a page loads), and the heads of match pages, at four widths.
 *
 *   npm run density --prefix ci
 *
 * Needs `cargo build` and `npm run build --prefix islands`. Exits with 1 when a limit is exceeded.
 */
import { launch } from "./lib/browser.mjs";
import { measureAll } from "./lib/density.mjs";
import { measureHeads } from "./lib/match-head.mjs";
import { setStage } from "./lib/stage.mjs";

const stage = await setStage();
const browser = await launch();
try {
  const measured = [
    ...(await measureAll(browser, stage)),
    ...(await measureHeads(browser, stage, ["en-ZA", "ar"])),
  ];
  for (const { about, faults } of measured) {
    console.log(`${about}${faults.length > 0 ? `  OVER: ${faults.join("; ")}` : ""}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stage.strike();
}
