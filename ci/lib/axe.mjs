/** Accessibility of a page: every rule of axe, those of best practice included. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails when axe finds anything, of any severity, on the page in its current state. */
export async function assertOpen(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run(document));
  const faults = found.violations.map(({ id, impact, help, nodes }) => ({
    id,
    impact,
    help,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => ({ target, failureSummary })),
  }));
  assert.deepEqual(faults, [], `${page.url()}\n${JSON.stringify(faults, null, 2)}`);
}
