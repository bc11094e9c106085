/** What `ci/outside/foreign-html.test.mjs` shows in Chromium, in the parser of every engine. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { WIDE } from "../lib/browser.mjs";
import { faultsOfHtml, foreignHtml, startCleaner } from "../lib/cleaner.mjs";
import { inEveryEngine } from "../lib/engines/engines.mjs";
import { fc } from "../lib/limits.mjs";

/** A tenth of Chromium's number: each text is a call to the browser. */
const RUNS = Math.ceil(Number(process.env.FUZZ ?? 20_000) / 10);

let cleaner;
let server;

before(async () => {
  cleaner = startCleaner();
  server = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end("<!doctype html><title>Reader</title>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
after(async () => {
  await cleaner?.stop();
  server?.close();
  server?.closeAllConnections();
});

inEveryEngine(({ engine, open }) => {
  test(`a browser finds nothing in cleaned HTML that can harm: ${engine}`, async () => {
    const { tab } = await open(WIDE);
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    const property = fc.asyncProperty(foreignHtml, async (source) => {
      const html = await cleaner.clean(source);
      const faults = await tab.evaluate(`(${faultsOfHtml})(${JSON.stringify(html)})`);
      assert.deepEqual(faults, [], html);
    });
    await fc.assert(property, { numRuns: RUNS, includeErrorInReport: true });
  });
});
