/** Names that try to break out of the page are shown literally and do nothing. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { test } from "node:test";
import { parse } from "parse5";
import { open, SCENES } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { inTurn, setUp } from "../lib/set-up.mjs";
import { path, visit } from "../lib/steps.mjs";

/** Characters that no page may hold are taken out; a tab is a space. */
const ODD = "Bell\u0007 rings,\ttab\u0085 and\ufffe end\u0000";
const NAMES = [
  ODD,
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(2)>',
  "../../x",
  `${"Long name ".repeat(30)}end`.slice(0, 300),
  "نادي الهلال",
  "</script><script>alert(3)</script><!--",
  "{{ 7 * 7 }} {% x %} &lt;b&gt;",
];
const LEAGUE = "/soccer/premier-league";
let matches;
const here = setUp(
  async ({ stage }) => {
    const all = await stage.operator.all("matches");
    matches = all
      .filter(({ tournament, status }) => tournament.slug === "premier-league" && status === 0)
      .slice(0, NAMES.length);
    assert.equal(matches.length, NAMES.length);
    for (const [at, match] of matches.entries()) {
      await stage.operator.control("match", { match_id: match.id, home: NAMES[at] });
    }
    await stage.build();
  },
  { changes: true },
);

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  journey()(`hostile names do nothing: ${locale} at ${viewport.width} px`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    page.on("dialog", (dialog) => {
      errors.push(`dialog: ${dialog.message()}`);
      return dialog.dismiss();
    });
    for (const where of [LEAGUE, ...matches.map(({ slug }) => `/soccer/${slug}`)]) {
      await visit(page, `${here.stage.site}${path(locale, where)}`);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(wide, 0, `${where} is ${wide} px too wide`);
    }
    await visit(page, `${here.stage.site}${path(locale, LEAGUE)}`);
    // On a phone, rows below the first screen are rendered a second later.
    await eventually(async () => {
      const shown = await page.locator(".event-row").allInnerTexts();
      for (const name of NAMES) {
        const said = name === ODD ? "Bell rings, tab and end" : name;
        const text = said.replace(/\s+/g, " ").trim();
        const isShown = shown.some((row) => row.replace(/\s+/g, " ").includes(text));
        assert.ok(isShown, `${name} is not shown literally`);
      }
    });
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test("the pages stay well-formed", async () => {
  const files = await readdir(join(here.stage.out, "site"), { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html"));
  assert.ok(pages.length > 100);
  const hostile = new Set(matches.map(({ slug }) => slug));
  const looked = pages.filter(
    (file) => file.includes("premier-league") || [...hostile].some((slug) => file.includes(slug)),
  );
  assert.ok(looked.length > NAMES.length, `${looked.length} pages`);
  for (const file of looked) {
    const faults = [];
    const html = await readFile(join(here.stage.out, "site", file), "utf8");
    parse(html, { onParseError: (fault) => faults.push(fault), sourceCodeLocationInfo: true });
    assert.deepEqual(faults, [], file);
  }
});

test("nothing is written outside the output", async () => {
  assert.deepEqual(await readdir(join(here.stage.out, "..")), [basename(here.stage.out)]);
  const files = await readdir(join(here.stage.out, "site"), { recursive: true });
  assert.deepEqual(
    files.filter((file) => /(^|\/)x(\/|$)|alert(?!s\.ftl$)|\.\./.test(file)),
    [],
  );
});
