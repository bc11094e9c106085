/** What a page loads by itself: the scripts of the first seconds of a visitor who touches nothing. */
import { readFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import { basename, join } from "node:path";
import { launch, open, PHONE } from "./browser.mjs";
import { ROOT } from "./program.mjs";
import { loadedAll, visit } from "./steps.mjs";

/** How long the visitor waits, in milliseconds of the page's clock, and in how many steps: code asks for more code. */
const WAIT_MS = 8_000;
const STEPS = 4;
const MAPS = join(ROOT, "islands/build/maps");

/**
 * Scripts that a page loads while nothing is touched, its own and the shared worker's, in the order of loading:
 * `{file, isWorker, raw, sent}`, where `sent` are the bytes in brotli as the server sends them.
 */
export async function untouched(stage, path, viewport = PHONE) {
  const browser = await launch();
  try {
    const { page, context } = await open(browser, { viewport });
    const paths = new Set();
    page.on("request", (request) => {
      if (request.resourceType() === "script") paths.add(new URL(request.url()).pathname);
    });
    await visit(page, `${stage.site}${path}`);
    await page.locator("sb-island.odds[data-confirmed]").first().waitFor({ state: "attached" });
    for (let step = 0; step < STEPS; step += 1) {
      await page.clock.runFor(WAIT_MS / STEPS);
      await loadedAll(page);
    }
    await context.close();
    return await Promise.all([...paths].map((one) => scriptAt(stage.site, one)));
  } finally {
    await browser.close();
  }
}

async function scriptAt(site, path) {
  const answer = await fetch(`${site}${path}`, { headers: { "accept-encoding": "br" } });
  if (answer.headers.get("content-encoding") !== "br")
    throw new Error(`${path} is not sent in brotli`);
  const sent = Number(answer.headers.get("content-length"));
  const { byteLength: raw } = await answer.arrayBuffer();
  const file = basename(path);
  return { file, isWorker: /^worker-/.test(file), raw, sent };
}

/**
 * The modules in a script of the last build, the largest first: `{module, raw}`. By the script's source map, which
 * gives every character to the place that it is made from.
 */
export async function modulesIn(file) {
  const [code, map] = await Promise.all([
    readFile(join(MAPS, "../assets", file), "utf8"),
    readFile(join(MAPS, `${file}.map`), "utf8"),
  ]);
  const sources = new SourceMap(JSON.parse(map));
  const sizes = new Map();
  for (const [line, text] of code.split("\n").entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const { originalSource = "(nothing)" } = sources.findEntry(line, column);
      const module = originalSource.replace(/^(\.\.\/)+(node_modules|src)\//, "");
      sizes.set(module, (sizes.get(module) ?? 0) + Buffer.byteLength(text[column]));
    }
  }
  return [...sizes]
    .map(([module, raw]) => ({ module, raw }))
    .sort((one, other) => other.raw - one.raw);
}
