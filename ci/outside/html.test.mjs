/**
 * Every route is a page in every language, and every page is valid HTML, whatever
 * characters the operator sends and whatever blocks editors place, by the Nu checker.
 */
import assert from "node:assert/strict";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { parse } from "parse5";
import { checkPages } from "../lib/checker.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { oddly } from "../lib/odd-operator.mjs";
import { mustRun, ROOT } from "../lib/program.mjs";
import { copyProject } from "../lib/project.mjs";
import { setStage } from "../lib/stage.mjs";

/** One of each direction of writing; in full also a long one, and one without spaces. */
const LANGUAGES = ["en-ZA", "ar", ...(IN_FULL ? ["br", "ja"] : [])];

/** Of every sport some, in each state. */
const MATCHES = 120;

/** The paths that have one page each. */
const ROUTES = [
  "",
  "/cybersport",
  "/live",
  "/favorites",
  "/schedule",
  "/schedule/tomorrow",
  "/schedule/next-3-hours",
  "/results",
  "/results/yesterday",
  "/promotions",
  "/bets-history",
  "/racing",
  "/lotteries",
  "/general-rules",
  "/about",
  "/users/sign-in",
  "/users/sign-up",
  "/users/password/new",
  "/users/password/edit",
  "/users/confirmation",
  "/users/unlock",
  "/limits",
  "/404",
  "/500",
  "/blocked",
  "/locked",
  "/init-sportsbook",
  "/search",
];

let stage;
before(async () => {
  stage = await setStage({ locales: LANGUAGES.join(","), matches: MATCHES });
});
after(() => stage?.strike());

test("every route is a page in every language, and every entity has its page", async () => {
  const [sports, categories, leagues, matches] = await Promise.all(
    ["sports", "categories", "tournaments", "matches"].map((path) => stage.operator.all(path)),
  );
  const outrights = await stage.operator.all("matches", {
    query: { type: "season,simple_tournament" },
  });
  const below = (category, slug) => `/${category.sport.key}/${slug}`;
  const played = new Set(matches.map(({ tournament }) => tournament.id));
  const paths = [
    ...ROUTES,
    ...sports.map(({ key }) => `/${key}`),
    ...leagues
      .filter(({ id }) => played.has(id))
      .flatMap(({ slug, category }) => [below(category, slug), below(category, category.slug)]),
    ...matches.map(({ slug, tournament }) => below(tournament.category, slug)),
    ...outrights.map(({ slug, parent }) => below(parent.category, slug)),
  ];
  assert.ok(categories.length > 20 && outrights.length > 20 && matches.length > 100);
  const there = new Set(await readdir(join(stage.out, "site"), { recursive: true }));
  for (const locale of LANGUAGES) {
    const prefix = locale === LANGUAGES[0] ? "" : `/${locale}`;
    const missing = paths.filter((path) => {
      const file = `${prefix}${path}`.slice(1);
      return !there.has(`${file || "index"}.html`);
    });
    assert.deepEqual(missing, [], `${locale}: ${missing.length} of ${paths.length}`);
  }
});

test("a page with every kind of block is valid, in three languages", async () => {
  const { root, edit, remove } = await copyProject();
  const cases = join(ROOT, "generator/pages/tests/blocks");
  const kinds = await readdir(cases);
  for (const kind of kinds) {
    const page = await readFile(join(cases, kind, "page.toml"), "utf8");
    await writeFile(join(root, `content/pages/case-${kind}.toml`), page);
  }
  const framed = '[[security.origins]]\norigin = "https://player.example"\nfor = ["frame"]';
  await edit("content/site.toml", "[brand]", `${framed}\n\n[brand]`);
  const out = join(stage.out, "../blocks");
  const api = stage.operator.url;
  await mustRun(["build", "--api", api, "--out", out, "--locales", "en-ZA,ar,ja"], { root });
  await remove();
  // Without the other pages, which are those of the default site.
  const pages = join(out, "pages");
  for (const kind of kinds) {
    for (const prefix of ["", "ar/", "ja/"]) {
      const file = `${prefix}case-${kind}.html`;
      await cp(join(out, "site", file), join(pages, file));
    }
  }
  await assertValid(pages);
});

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
