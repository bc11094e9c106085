/** The stylesheets: bundled with their imports, for the browsers that the site supports. */
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { iconsPlugin } from "./icons.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));

/** Where stylesheets are. */
export const STYLES = join(HERE, "../templates/styles");

/** Stylesheets of single pages, which name them themselves. */
export const PAGE_STYLES = {
  event: "event.css",
  live: "live.css",
  results: "results.css",
  "young-match": "young-match.css",
};

/** The browsers that are supported. */
export const BROWSERS = ["es2022", "chrome111", "firefox116", "safari16.4"];

/** The stylesheet of every page, with one for each kind of block, which nothing imports. */
export async function bundlePageStyle(options) {
  return bundleStyle(["main.css", ...(await stylesIn("blocks"))], options);
}

/**
 * The stylesheets of a folder, which nothing imports: those in `blocks` are part of the style of every
 * page, those in `content` are one stylesheet for the pages with other blocks.
 */
export async function stylesIn(folder) {
  const files = await readdir(join(STYLES, folder));
  const styles = files.filter((file) => file.endsWith(".css")).sort();
  return styles.map((file) => `${folder}/${file}`);
}

/** Bundles stylesheets in this order, with their imports and icons; `sources` records what it reads. */
export async function bundleStyle(files, { sources, ...options } = {}) {
  const contents = files.map((file) => `@import ${JSON.stringify(`./${file}`)};`).join("\n");
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: STYLES, loader: "css" },
    bundle: true,
    write: false,
    minify: true,
    target: BROWSERS,
    charset: "utf8",
    legalComments: "eof",
    loader: { ".svg": "dataurl" },
    outdir: join(HERE, "out"),
    absWorkingDir: HERE,
    logLevel: "warning",
    plugins: sources
      ? [iconsPlugin((path) => sources.read(path)), sources.plugin]
      : [iconsPlugin()],
    ...options,
  });
  return outputFiles.find((one) => one.path.endsWith(".css")).contents;
}
