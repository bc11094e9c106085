/**
 * How long an editor waits in `sportsbook dev`, over the default site: from saving a block's text, or a
 * stylesheet, to the browser showing it. Prints the median of 20 saves of each and their ratio to the limits.
 *
 *   SPORTSBOOK=target/release/sportsbook node ci/dev-latency.mjs
 */
import { launch, open, WIDE } from "./lib/browser.mjs";
import { startDev } from "./lib/dev-project.mjs";

const SAVES = 20;
const LIMITS = { text: 300, style: 150 };
const HOME = "content/pages/home.toml";
const STYLE = "templates/styles/base.css";

const dev = await startDev({ matches: 500 });
const browser = await launch();
try {
  const { page } = await open(browser, { viewport: WIDE, timed: false });
  await page.goto(`${dev.site}/`, { waitUntil: "load" });
  await page.waitForTimeout(1000);
  const took = { text: [], style: [] };
  let text = "Tennis: next up";
  let rule = "";
  for (let save = 1; save <= SAVES; save += 1) {
    const next = `In play, save ${save}`;
    const begun = performance.now();
    await dev.edit(HOME, text, next);
    await page.getByText(next, { exact: true }).first().waitFor();
    took.text.push(performance.now() - begun);
    text = next;
    await page.waitForLoadState("load");
    await page.waitForTimeout(500);
  }
  for (let save = 1; save <= SAVES; save += 1) {
    const next = `body{--save:${save}}\n`;
    const begun = performance.now();
    await dev.edit(STYLE, rule, next);
    await page.waitForFunction(
      (wanted) => getComputedStyle(document.body).getPropertyValue("--save") === wanted,
      `${save}`,
      { polling: 5 },
    );
    took.style.push(performance.now() - begun);
    rule = next;
    await page.waitForTimeout(500);
  }
  for (const [name, all] of Object.entries(took)) {
    all.sort((a, b) => a - b);
    const median = all[Math.floor(all.length / 2)];
    const [least, most] = [all[0], all.at(-1)].map(Math.round);
    console.log(
      `${name.padEnd(5)} median ${Math.round(median)} ms (${least} to ${most}), ` +
        `${(median / LIMITS[name]).toFixed(2)} of the limit of ${LIMITS[name]} ms`,
    );
  }
} finally {
  await browser.close();
  await dev.strike();
}
