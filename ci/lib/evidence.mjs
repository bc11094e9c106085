/** Evidence of a failed test: its open pages, and what they said and asked for last. */
import { mkdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { ROOT } from "./program.mjs";

/** Ignored by git, beside the logs. */
const FOLDER = join(ROOT, "ci/out/failed");

/** How many of a page's last lines of console and network are kept. */
const LINES = 20;

const lines = new WeakMap();

/** Keeps the last lines of a page's console and of its calls. */
export function record(page) {
  const last = [];
  lines.set(page, last);
  const add = (line) => {
    last.push(line);
    if (last.length > LINES) last.shift();
  };
  page.on("console", (one) => add(`${one.type()}: ${one.text()}`));
  page.on("pageerror", (error) => add(`error: ${error}`));
  page.on("response", (one) => add(`${one.status()} ${one.request().method()} ${one.url()}`));
  page.on("requestfailed", (one) =>
    add(`${one.failure()?.errorText} ${one.method()} ${one.url()}`),
  );
}

/**
 * Reports a failed test's open pages: address, time, accessible tree, last lines, and the path of a screenshot.
 * Closes them, so that the next test has the browser for itself.
 */
export async function keepEvidence(browser, test) {
  await mkdir(FOLDER, { recursive: true });
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [at, page] of pages.entries()) {
    const path = join(FOLDER, `${test.name.replace(/[^a-z0-9]+/gi, "-")}-${at}.png`);
    try {
      await page.screenshot({ path, timeout: 5000 });
      const tree = await page.locator("body").ariaSnapshot({ timeout: 5000 });
      const time = await page.evaluate(() => new Date().toISOString());
      const said = (lines.get(page) ?? []).join("\n");
      test.diagnostic(
        `${page.url()} at ${time}, in ${relative(ROOT, path)}\n${tree}\nlast lines:\n${said}`,
      );
    } catch (error) {
      test.diagnostic(`${page.url()} could not be captured: ${error}`);
    }
  }
  await Promise.all(browser.contexts().map((context) => context.close()));
}
