/** What the engines must have in common: every one understands the whole of the stylesheets. */
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { WIDE } from "../lib/browser.mjs";
import { inEveryEngine } from "../lib/engines/engines.mjs";
import { ROOT } from "../lib/program.mjs";
import { setStage } from "../lib/stage.mjs";

/** Declarations that an engine may drop. */
const MAY_BE_DROPPED = [
  // Of phones alone: elsewhere no text is enlarged.
  "text-size-adjust:100%",
  // No property: a descriptor of `@view-transition`.
  "navigation:auto",
];

let stage;
let sheets;
before(async () => {
  stage = await setStage();
  const files = await readdir(join(ROOT, "islands/build/assets"));
  sheets = files.filter((file) => file.endsWith(".css")).map((file) => `/assets/${file}`);
});
after(() => stage?.strike());

inEveryEngine(({ engine, open }) => {
  test(`no declaration and no selector is dropped: ${engine}`, async () => {
    assert.ok(sheets.length > 1);
    const visitor = await open(WIDE);
    await visitor.visit(stage.site);
    const { seen, dropped } = await visitor.run(readSheets, sheets);
    assert.ok(seen > 1000, `${seen} declarations and selectors`);
    assert.deepEqual(
      dropped.filter((one) => !MAY_BE_DROPPED.includes(one)),
      [],
    );
  });
});

/**
 * Runs in the page: what of the minified stylesheets the engine does not know. A declaration is
 * known if it is beside one with a prefix, or without one, that is known.
 */
async function readSheets(urls) {
  const dropped = [];
  let seen = 0;
  const parses = (selectors) => {
    try {
      document.querySelector(selectors);
      return true;
    } catch {
      return false;
    }
  };
  for (const url of urls) {
    const css = (await (await fetch(url)).text()).replace(/\/\*.*?\*\/|url\([^)]*\)/gs, "");
    const declarations = css.matchAll(/(?<=[{;])([-a-z]+):([^;{}]+)(?=[;}])/g);
    for (const [text, property, value] of declarations) {
      seen += 1;
      const bare = property.replace(/^-webkit-/, "");
      const plain = value.replace(/^-webkit-/, "");
      const twins = [bare, `-webkit-${bare}`].flatMap((name) =>
        [plain, `-webkit-${plain}`].map((of) => `${name}:${of}`),
      );
      const known = twins.some((one) => css.includes(one) && CSS.supports(one));
      if (!known && !text.startsWith("--")) dropped.push(text.replace(/^-webkit-/, ""));
    }
    for (const [selectors] of css.matchAll(/(?<=[{}]|^)[^@{};]+(?=\{)/g)) {
      seen += 1;
      const ofFrames = /^(?:from|to|[\d.]+%)(?:,|$)/.test(selectors);
      if (!ofFrames && !parses(selectors)) dropped.push(selectors);
    }
  }
  return { seen, dropped: [...new Set(dropped)] };
}
