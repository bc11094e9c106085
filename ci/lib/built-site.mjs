/** Reads a built site page by page: what its heads say, and where its links lead. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * What a page says of itself.
 *
 * @typedef {object} Page
 * @property {string} path Its path, as links write it: `/soccer`.
 * @property {string} language Its BCP 47 tag.
 * @property {string} title
 * @property {string} description
 * @property {boolean} listed Whether search engines may list it.
 * @property {string} canonical
 * @property {Map<string, string>} alternates URLs by `hreflang`.
 * @property {string[]} names What it shows of others' names: the texts of its headings.
 * @property {unknown[]} data Its JSON-LD.
 */

/** Reads every page: calls `each` with the page and its HTML. */
export async function eachPage(site, each) {
  const files = await readdir(site, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".html")).sort()) {
    const html = await readFile(join(site, file), "utf8");
    each(pageOf(file, html), html);
  }
}

function pageOf(file, html) {
  const head = html.slice(0, html.indexOf("</head>"));
  const first = (pattern) => text(pattern.exec(head)?.[1] ?? "");
  const alternates = head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  const path = `/${file.replace(/\.html$/, "")}`;
  return {
    path: path === "/index" ? "/" : path,
    language: text(/<html lang="([^"]+)"/.exec(html)?.[1] ?? ""),
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    listed: head.includes('<meta name="robots" content="index,follow">'),
    canonical: first(/<link rel="canonical" href="([^"]+)"/),
    alternates: new Map([...alternates].map(([, language, href]) => [text(language), text(href)])),
    names: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner]) =>
      text(inner.replace(/<[^>]+>/g, "")),
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json),
    ),
  };
}

const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", "#x2f": "/" };

/** The text of a piece of HTML without tags. */
function text(html) {
  const plain = html.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name.toLowerCase()] ?? whole);
  // A copy: a slice would keep the whole page in memory.
  return Buffer.from(plain.trim()).toString();
}

/** What a page's links and pictures lead to, as they are written. */
export function* targets(html) {
  for (const [, href] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) yield text(href);
  for (const [, list] of html.matchAll(/ srcset="([^"]*)"/g)) {
    for (const one of text(list).split(",")) yield one.trim().split(/\s+/)[0];
  }
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/gu;

/** The room that a text takes in a line, in Latin characters: Chinese, Japanese and Korean take two. */
export function widthOf(words) {
  return [...words].length + (words.match(WIDE)?.length ?? 0);
}
