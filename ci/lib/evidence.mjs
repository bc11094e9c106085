/** Evidence of a failed test: its open pages. */
import { mkdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { ROOT } from "./program.mjs";

/** Ignored by git, beside the logs. */
const FOLDER = join(ROOT, "ci/out/failed");

/**
 * Reports a failed test's open pages: address, text of the slip, and the path of a screenshot.
 * Closes them, so that the next test has the browser for itself.
 */
export async function keepEvidence(browser, test) {
  await mkdir(FOLDER, { recursive: true });
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [at, page] of pages.entries()) {
    const path = join(FOLDER, `${test.name.replace(/[^a-z0-9]+/gi, "-")}-${at}.png`);
    try {
      await page.screenshot({ path, timeout: 5000 });
      const slip = page.getByTestId("slip");
      const read =
        (await slip.count()) > 0 ? await slip.ariaSnapshot({ timeout: 5000 }) : "no slip";
      test.diagnostic(`${page.url()} in ${relative(ROOT, path)}\n${read}`);
    } catch (error) {
      test.diagnostic(`${page.url()} could not be captured: ${error}`);
    }
  }
  await Promise.all(browser.contexts().map((context) => context.close()));
}
