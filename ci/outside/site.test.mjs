/**
 * A site in all its languages, as a search engine reads it: sitemaps, alternates, titles and
 * descriptions, data for machines, links, fragments and pictures.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { validateXML } from "xmllint-wasm";
import { eachPage, targets, widthOf } from "../lib/built-site.mjs";
import { DEFAULT, LANGUAGES } from "../lib/languages.mjs";
import { ROOT } from "../lib/program.mjs";
import { setStage } from "../lib/stage.mjs";

/**
 * Widths of titles and descriptions: what search engines show, and what no name excuses. Names of sides
 * and competitions are the operator's, so some pages exceed the first.
 */
const LENGTHS = [
  ["title", [30, 60], [15, 120]],
  ["description", [70, 160], [35, 200]],
];
/** The share of the pages of a language that are within what search engines show. Chinese says as much in less. */
const FITTING = 0.6;

/** Fragments that are no place of the page, but open a dialog. */
const DIALOGS = [
  "#sign-in",
  "#sign-up",
  "#password-new",
  "#password-edit",
  "#confirmation",
  "#unlock",
];

const ORIGIN = "https://sportsbook.example";
/** The schema of sitemaps.org, as a package ships it. */
const SCHEMA = join(ROOT, "ci/node_modules/sitemap/schema/sitemap.xsd");

let stage;
let site;
const pages = new Map();
/** A page by each path and fragment that is linked. */
const linked = new Map();
/** Ids that the first paint of a page waits for, with its path; null where that is no empty element. */
const awaited = new Map();

before(async () => {
  stage = await setStage({ locales: LANGUAGES.join(","), matches: 60 });
  site = join(stage.out, "site");
  await eachPage(site, (page, html) => {
    pages.set(page.path, page);
    const [, place] = /<link rel="expect" blocking="render" href="#([^"]+)">/.exec(html) ?? [];
    const isEmpty = html.includes(`<i id="${place}" hidden></i>`);
    if (place) awaited.set(isEmpty ? place : null, page.path);
    for (const target of targets(html)) {
      const full = target.startsWith("#") ? page.path + target : target;
      if (!linked.has(full)) linked.set(full, page.path);
    }
  });
});
after(() => stage?.strike());

test("the default site is built without a warning", () => {
  const warnings = stage.built.split("\n").filter((line) => line.startsWith("warning"));
  assert.deepEqual(warnings, [], stage.built);
});

const listed = () => [...pages.values()].filter((page) => page.listed);
const some = (all) => all.slice(0, 20).join("\n");

test("sitemaps are valid and list exactly the pages that search engines may list", async () => {
  const sitemaps = await urlsOf("sitemap.xml", "sitemap");
  assert.ok(sitemaps.length >= 2 * LANGUAGES.length, `${sitemaps.length} sitemaps`);
  const files = sitemaps.map((url) => url.slice(ORIGIN.length + 1));
  const documents = await Promise.all(
    files.map(async (fileName) => ({
      fileName,
      contents: await readFile(join(site, fileName), "utf8"),
    })),
  );
  const schema = await readFile(SCHEMA, "utf8");
  const { valid, errors } = await validateXML({ xml: documents, schema });
  assert.ok(valid, some(errors.map(({ rawMessage }) => rawMessage)));
  const urls = (await Promise.all(files.map((file) => urlsOf(file, "url")))).flat();
  assert.equal(new Set(urls).size, urls.length, "a page is listed twice");
  const canonical = listed().map((page) => page.canonical);
  assert.deepEqual(urls.sort(), canonical.sort());
  assert.ok(urls.length > 200 * LANGUAGES.length, `${urls.length} pages`);
  const robots = await readFile(join(site, "robots.txt"), "utf8");
  assert.match(robots, new RegExp(`^Sitemap: ${ORIGIN}/sitemap\\.xml$`, "m"));
});

/** The URLs that a sitemap or their index has, in elements of this name. */
async function urlsOf(file, element) {
  const xml = await readFile(join(site, file), "utf8");
  const entries = xml.split(`<${element}>`).slice(1);
  return entries.map((entry) => {
    const [, loc] = /^<loc>([^<]+)<\/loc>/.exec(entry) ?? assert.fail(`${file}: ${entry}`);
    return loc;
  });
}

test("alternates name every language and x-default, and each of them names the others", () => {
  const wrong = [];
  for (const page of listed()) {
    const languages = [...page.alternates.keys()];
    if (languages.length !== LANGUAGES.length + 1 || !page.alternates.has("x-default")) {
      wrong.push(`${page.path} has ${languages.length} alternates`);
    }
    if (page.alternates.get(page.language) !== page.canonical) {
      wrong.push(`${page.path} is not its own alternate`);
    }
    for (const [language, url] of page.alternates) {
      const other = pages.get(new URL(url).pathname);
      if (!other?.listed) wrong.push(`${page.path} has no ${language}: ${url}`);
      else if (!same(other.alternates, page.alternates)) {
        wrong.push(`${other.path} has other alternates than ${page.path}`);
      }
    }
  }
  assert.equal(wrong.length, 0, some(wrong));
});

function same(one, other) {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}

test("titles and descriptions are unique in their language, and as long as search engines show", () => {
  const wrong = [];
  const seen = new Map();
  const fitting = new Map(LANGUAGES.map((code) => [code, { title: 0, description: 0, pages: 0 }]));
  for (const page of listed()) {
    for (const words of [page.title, page.description]) {
      const key = `${page.language} ${words}`;
      if (seen.has(key)) wrong.push(`${page.path} and ${seen.get(key)}: ${words}`);
      seen.set(key, page.path);
    }
    const language = fitting.get(codeOf(page.path));
    language.pages += 1;
    for (const [name, [least, most], [none, never]] of LENGTHS) {
      const width = widthOf(page[name]);
      if (width >= least && width <= most) language[name] += 1;
      if (width < none || width > never) wrong.push(`${page.path}: ${width}: ${page[name]}`);
    }
  }
  for (const [code, { pages, ...counts }] of fitting) {
    for (const [name, count] of Object.entries(counts)) {
      if (count < FITTING * pages) wrong.push(`${code}: ${count} of ${pages} ${name}s fit`);
    }
  }
  assert.equal(wrong.length, 0, `${wrong.length}\n${some(wrong)}`);
});

/** The language of a path. */
function codeOf(path) {
  const [, first] = path.split("/");
  return LANGUAGES.includes(first) ? first : DEFAULT;
}

test("every page that is listed has its place in the site, as data", () => {
  const wrong = [];
  for (const { path, data } of listed()) {
    const types = data.flat().flatMap((one) => one["@graph"] ?? one);
    const has = (type) => types.some((one) => one["@type"] === type);
    if (!has("Organization")) wrong.push(`${path} has no Organization`);
    if (path.split("/").length > 3 && !has("BreadcrumbList"))
      wrong.push(`${path} has no breadcrumbs`);
  }
  assert.equal(wrong.length, 0, some(wrong));
});

test("a first paint waits for an empty element, because Chromium waits for no more than where one begins", () => {
  assert.deepEqual([...awaited.keys()].sort(), ["band-end", "head-end"], some([...awaited]));
});

test("no link, fragment or picture of the site is dead", async () => {
  const dead = [];
  const ids = new Map();
  for (const [target, page] of linked) {
    const url = new URL(target, ORIGIN + page);
    if (url.origin !== ORIGIN) continue;
    const path = decodeURI(url.pathname);
    const file = [path, `${path}.html`, `${path.replace(/\/$/, "")}/index.html`].find(
      (name) => name !== "/" && /\.\w+$/.test(name) && existsSync(join(site, name)),
    );
    if (!file) dead.push(`${page} leads to ${target}`);
    else if (url.hash.length > 1 && !DIALOGS.includes(url.hash)) {
      if (!ids.has(file)) {
        const html = await readFile(join(site, file), "utf8");
        ids.set(file, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)));
      }
      if (!ids.get(file).has(decodeURIComponent(url.hash.slice(1)))) {
        dead.push(`${page} leads to ${target}, which has no such place`);
      }
    }
  }
  assert.ok(linked.size > pages.size, `${linked.size} links of ${pages.size} pages`);
  assert.equal(dead.length, 0, `${dead.length}\n${some(dead)}`);
});
