/** Accessibility of a page: every rule of axe, those of best practice included. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds, of any severity, on the page in its current state: a line for each rule, with the
 * first elements. `rules` are all, or a list of names; `within` is a selector of the part that is looked at.
 */
export async function findings(page, rules, within) {
  await page.evaluate(`globalThis.axe ?? (() => { ${axe} })()`);
  const found = await page.evaluate(
    async ([only, part]) => {
      const options = { resultTypes: ["violations"], ...(only && { runOnly: only }) };
      const { violations } = await globalThis.axe.run(part ?? document, options);
      return violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        where: nodes.slice(0, 3).map(({ target, any, all }) => {
          const [why] = [...any, ...all];
          return `${target.join(" ")}${why ? ` (${why.message})` : ""}`;
        }),
      }));
    },
    [rules, within],
  );
  return found.map(({ rule, where }) => [rule, ...where].join("\n    "));
}

/** Fails when axe finds anything on the page, or `within` a part of it. */
export async function assertOpen(page, { within } = {}) {
  const found = await findings(page, undefined, within);
  assert.deepEqual(found, [], `${page.url()}\n${found.join("\n")}`);
}
