/** Accessibility of a page: axe against WCAG 2.2 AA. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails when axe finds anything on the page in its current state. */
export async function assertOpen(page) {
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
