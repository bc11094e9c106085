/**
 * HTML that operators and editors wrote, once it is cleaned, is harmless by a browser's own parser: pieces of known
 * attacks and of the grammar in any order leave only listed elements, attributes and schemes, which read the same again.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "../lib/browser.mjs";
import { faultsOfHtml, foreignHtml, startCleaner } from "../lib/cleaner.mjs";
import { fc } from "../lib/limits.mjs";

/** How many texts are tried: `bash ci/test --all` sets `FUZZ`. */
const RUNS = Number(process.env.FUZZ ?? 500);

let browser;
let cleaner;
let page;

before(async () => {
  browser = await launch();
  cleaner = startCleaner();
  page = await browser.newPage();
  await page.route("**/*", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Reader</title>" }),
  );
  await page.goto("https://bets.example/");
});
after(async () => {
  await browser?.close();
  await cleaner?.stop();
});

test("a browser finds nothing in cleaned HTML that can harm, and reads it the same again", async () => {
  const property = fc.asyncProperty(foreignHtml, async (source) => {
    const html = await cleaner.clean(source);
    assert.deepEqual(await page.evaluate(faultsOfHtml, html), [], html);
  });
  await fc.assert(property, { numRuns: RUNS, includeErrorInReport: true });
});
