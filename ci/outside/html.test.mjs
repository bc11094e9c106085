/** Every page is valid HTML, whatever characters the operator sends, by the Nu checker. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { parse } from "parse5";
import { checkPages } from "../lib/checker.mjs";
import { oddly } from "../lib/odd-operator.mjs";
import { mustRun } from "../lib/program.mjs";
import { setStage } from "../lib/stage.mjs";

let stage;
before(async () => {
  stage = await setStage({ locales: "en-ZA,br,ar,ja" });
});
after(() => stage?.strike());

test("every page of the default site is valid", async () => {
  await assertValid(join(stage.out, "site"));
});

test("only characters that HTML forbids are removed from names", async () => {
  const odd = await oddly(stage.operator.url);
  const out = join(stage.out, "../odd");
  await mustRun(["build", "--api", odd.url, "--out", out, "--locales", "en-ZA,ar"]);
  await odd.close();
  const site = join(out, "site");
  await assertValid(site);
  const asked = ["sports", "tournaments", "matches"].map((path) => stage.operator.all(path));
  const [sports, leagues, matches] = await Promise.all(asked);
  assert.ok(matches.length > 100);
  const wanted = [
    ...sports.map(({ key, name }) => [`${key}.html`, [name]]),
    ...leagues.map(({ slug, name, category }) => [
      `${category.sport.key}/${slug}.html`,
      [name, category.name],
    ]),
    ...matches.map(({ slug, tournament, competitors: { home, away } }) => [
      `${tournament.category.sport.key}/${slug}.html`,
      [home.name, away.name],
    ]),
  ];
  const there = new Set(await readdir(site, { recursive: true }));
  let looked = 0;
  for (const [file, names] of wanted) {
    if (!there.has(file)) continue;
    looked += 1;
    const shown = textOf(parse(await readFile(join(site, file), "utf8")));
    for (const name of names) {
      assert.ok(shown.includes(odd.shown(name)), `${file} does not show ${odd.shown(name)}`);
    }
  }
  assert.ok(looked > 100, `${looked} pages`);
});

async function assertValid(site) {
  const files = await readdir(site, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html"));
  const { checked, errors } = await checkPages(site);
  assert.equal(checked.length, pages.length);
  assert.ok(pages.length > 100, `${pages.length} pages`);
  assert.deepEqual(errors.slice(0, 10), [], `${errors.length} errors`);
}

function textOf(node) {
  if (node.nodeName === "#text") return node.value;
  return (node.childNodes ?? []).map(textOf).join("");
}
