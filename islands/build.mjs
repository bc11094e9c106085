/**
 * Builds everything that browsers load besides HTML: scripts, stylesheets with their icons, flags.
 *
 *   node build.mjs         into build/      minified, with budgets
 *   node build.mjs --dev   into build-dev/  readable, with React's development build, for tests
 *
 * Writes `assets/` (hashed names, cacheable for ever), `maps/` (source maps, not to be published)
 * and `manifest.json`: stable names and their paths below the site's root (`flags` is a folder), the
 * colours of the theme, and the sources that the build is made from.
 *
 * Nine script builds instead of one with automatic splitting, because an automatic split would
 * put the code that core and islands share into separate chunks, and core would need a second
 * round trip before a price can be taken:
 *
 *   before-paint  a classic script without imports: what must run before the first paint; another
 *                 one (by-address) is only for pages that depend on their address
 *   worker        the shared worker, a classic script without imports; pages know it by its address
 *   react         React and its DOM renderer, shared by all islands, cached separately
 *   core          one file without imports; shares its stores with the islands by exporting them
 *   listing       one file that imports `core` alone, for pages that are opened with filters. Split with
 *                 the islands, it would divide the code that all pages load into more files
 *   odds-format   a classic script without imports, for visitors who chose another format than decimal
 *   time-zone     a classic script without imports, for visitors who chose times in their own zone
 *   test-providers  a classic script without imports, for testers of providers
 *   islands       everything that is loaded later; imports `core` and `react`, split automatically
 *
 * Core refers to the islands by name and the islands to core, so neither name can be a hash of its
 * own content: all names are hashes of the content of all of them. So `before-paint` finds `listing`,
 * `odds-format`, `time-zone` and `test-providers` beside the core. A change to one island renames the few kilobytes of the others, but never React.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { checkBudgets, printSizes } from "./budgets.mjs";
import { LATER_STYLES } from "./islands.mjs";
import { dropUnused, joinChunks } from "./join.mjs";
import { Sources } from "./sources.mjs";
import {
  BROWSERS,
  bundlePageStyle,
  bundleStyle,
  PAGE_STYLES,
  STYLES,
  stylesIn,
} from "./styles.mjs";
import { theme } from "./theme.mjs";
import { trim } from "./trim.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const SRC = join(HERE, "src");
const FAVICON = join(HERE, "../templates/favicon.svg");
/** Pictures of flags by code, and the codes that the generator knows. */
const FLAGS = join(HERE, "node_modules/country-flag-icons");
const FLAG_CODES = join(HERE, "../generator/pages/src/kinds/flags.txt");
const UNNAMED = "0".repeat(8);

/** Scripts that are loaded later, by file name. */
const LATER = {
  islands: "islands.ts",
  idle: "idle.ts",
};

/** Scripts that keep a part of a page without React (`src/follow.ts`). Most pages have one of the first two. */
const KEPT = ["keep-lists", "keep-board", "keep-centre"];

/** The script of pages that are opened with filters. */
const LISTING = { listing: "listing/opened.ts" };

/** The script of formats of odds other than decimal, without imports. */
const ODDS_FORMAT = { "odds-format": "odds-format/page.ts" };

/** The script of times in the visitor's own zone, without imports. */
const TIME_ZONE = { "time-zone": "time-zone/page.ts" };

/** The script of testers of providers, without imports. */
const TEST_PROVIDERS = { "test-providers": "test-providers/page.ts" };

/** The shared worker with the connection of all pages. */
const WORKER = { worker: "push/worker.ts" };

/**
 * Properties that their code calls private, and nothing outside a build reads: the client of the push has
 * hundreds of them, with long names.
 */
const PRIVATE = /^_[a-z]/;

/** What decides how the sources are built. */
const RECIPE = [
  "budgets.mjs",
  "build.mjs",
  "icons.mjs",
  "islands.mjs",
  "join.mjs",
  "sources.mjs",
  "styles.mjs",
  "theme.mjs",
  "trim.mjs",
  "tsconfig.json",
  "package-lock.json",
];

const dev = process.argv.includes("--dev");
const shortened = dev ? {} : { mangleProps: PRIVATE };
const out = join(HERE, dev ? "build-dev" : "build");
const sources = new Sources(dirname(HERE));

await build().catch((error) => fail(error.message));

async function build() {
  const begun = new Date();
  const fresh = `${out}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(join(fresh, "assets"), { recursive: true });
  await mkdir(join(fresh, "maps"), { recursive: true });

  const manifest = {};
  for (const file of RECIPE) await sources.read(needed(join(HERE, file)));
  const favicon = await sources.read(needed(FAVICON));
  manifest["favicon.svg"] = await write(fresh, `favicon-${hash(favicon)}.svg`, favicon);
  manifest.flags = await writeFlags(fresh);
  const as = { minify: !dev, sources };
  const styles = {
    style: await bundlePageStyle(as),
    content: await bundleStyle(await stylesIn("content"), as),
  };
  for (const [name, file] of Object.entries({ ...LATER_STYLES, ...PAGE_STYLES })) {
    styles[name] = await bundleStyle([file], as);
  }
  for (const [name, css] of Object.entries(styles)) {
    manifest[`${name}.css`] = await write(fresh, `${name}-${hash(css)}.css`, css);
  }

  const later = Object.keys(LATER_STYLES).map((name) => [name, `/${manifest[`${name}.css`]}`]);
  const worker = await buildWorker();
  const pages = await buildScripts({
    STYLE_URLS: textOf(Object.fromEntries(later)),
    FLAGS_URL: JSON.stringify(`/${manifest.flags}`),
    PUSH_WORKER_URL: JSON.stringify(`/assets/${worker.file}`),
  });
  const scripts = [worker, ...pages];
  for (const script of scripts) {
    manifest[`${script.name}.js`] = await write(fresh, script.file, script.code);
    await writeFile(join(fresh, "maps", `${script.file}.map`), script.map);
  }
  manifest.theme = theme(String(await sources.read(needed(join(STYLES, "tokens.css")))));
  manifest.sources = sources.hashes();
  const file = join(fresh, "manifest.json");
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
  // A source that is changed from here on is newer than the manifest.
  await utimes(file, begun, begun);
  await rm(out, { recursive: true, force: true });
  await rename(fresh, out);
  const sizes = printSizes(scripts, styles, dev ? "build-dev" : "build");
  // A page has the worker's code or the same of its own.
  if (!dev) checkBudgets(scripts, sizes, Object.keys(WORKER));
}

/** The worker's script, which is no module and imports nothing. */
async function buildWorker() {
  const built = await bundle({ entryPoints: entries(WORKER), format: "iife", ...shortened });
  return name(outputs(built), [])[0];
}

/** All scripts of pages with their final names: `{name, file, code, map, imports}`. */
async function buildScripts(urls) {
  const define = {
    ...urls,
    "process.env.NODE_ENV": JSON.stringify(dev ? "development" : "production"),
  };
  const react = await bundle({
    entryPoints: { react: join(SRC, "runtime/react.ts") },
    banner: { js: "//# allFunctionsCalledOnLoad" },
    // One notice for React's five packages instead of one each.
    legalComments: "none",
    footer: { js: "/*! React. Copyright (c) Meta Platforms, Inc. and affiliates. MIT License. */" },
    define,
  });
  const first = await bundle({
    entryPoints: {
      "before-paint": join(SRC, "core/before-paint.ts"),
      "by-address": join(SRC, "address/by-address.ts"),
    },
    format: "iife",
  });
  const core = await bundle({
    entryPoints: { core: join(SRC, "main.ts") },
    plugins: [elsewhere({ later: true })],
    define,
  });
  const later = await bundle({
    entryPoints: entries(LATER),
    splitting: true,
    plugins: [elsewhere({ core, react })],
    define,
    ...shortened,
  });
  const listing = await bundle({
    entryPoints: entries(LISTING),
    plugins: [elsewhere({ core })],
    define,
  });
  const oddsFormat = await bundle({ entryPoints: entries(ODDS_FORMAT), format: "iife" });
  const timeZone = await bundle({ entryPoints: entries(TIME_ZONE), format: "iife" });
  const testProviders = await bundle({ entryPoints: entries(TEST_PROVIDERS), format: "iife" });
  checkImports(later, "core", core);
  checkImports(listing, "core", core);
  const [named] = name(outputs(react), []);
  // Each by itself: a change of one renames no other.
  const before = outputs(first).flatMap((script) => name([script], []));
  const fileOf = (name) => `${name}-${UNNAMED}.js`;
  let joined = outputs(later);
  const joinInto = async (as, options) => {
    joined = outputs(await joinChunks(joined, { as, bundle, fileOf, ...options }));
  };
  const kept = KEPT.map((name) => joined.find((file) => file.name.startsWith(`${name}-`)).name);
  await joinInto("idle", { loads: ["idle"], common: kept.slice(0, 2) });
  for (const name of kept) await joinInto(name, { loads: [name], beside: ["idle"] });
  await joinInto("awake", { loads: ["islands"], needs: "react" });
  const lean = await dropUnused([...outputs(listing), ...joined], { bundle });
  const together = [
    ...outputs(core),
    ...outputs(oddsFormat),
    ...outputs(timeZone),
    ...outputs(testProviders),
    ...short(outputs(lean)),
  ];
  return [...before, named, ...name(together, [named])];
}

/** Entry points by the names of their files. */
function entries(paths) {
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, needed(join(SRC, path))]),
  );
}

function bundle(options) {
  return esbuild.build({
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    target: BROWSERS,
    charset: "utf8",
    jsx: "automatic",
    legalComments: "eof",
    minify: !dev,
    sourcemap: "external",
    outdir: join(HERE, "out"),
    entryNames: `[name]-${UNNAMED}`,
    chunkNames: `[name]-[hash]-${UNNAMED}`,
    absWorkingDir: HERE,
    logLevel: "warning",
    ...options,
    plugins: [...(options.plugins ?? []), trim, sources.plugin],
  });
}

/**
 * Rewrites imports of code in another build into imports of that build's file. Each build has one
 * module that passes on what the other one exports: every chunk imports a name once, not each of its
 * modules.
 */
function elsewhere({ core, react, later = false }) {
  const laterFiles = new Map(
    Object.entries(LATER).map(([name, path]) => [join(SRC, path).replace(/\.tsx?$/, ""), name]),
  );
  const others = { core, react };
  const passedOn = (name) => ({ path: name, namespace: "elsewhere", sideEffects: false });
  const external = (name) => ({ path: `./${name}-${UNNAMED}.js`, external: true });
  return {
    name: "elsewhere",
    setup(build) {
      build.onResolve({ filter: /.*/, namespace: "elsewhere" }, ({ path }) => external(path));
      build.onLoad({ filter: /.*/, namespace: "elsewhere" }, ({ path }) => ({
        contents: `export { ${exportsOf(others[path]).join(", ")} } from "${path}";`,
      }));
      if (react) build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, () => passedOn("react"));
      if (core) build.onResolve({ filter: /^nanostores$/ }, () => external("core"));
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
        const file = resolve(resolveDir, path);
        if (core && dirname(file) === join(SRC, "core")) return external("core");
        const name = later && kind === "dynamic-import" && laterFiles.get(file);
        return name ? external(name) : undefined;
      });
    },
  };
}

/** The names that a build exports. */
function exportsOf(build) {
  return Object.values(build.metafile.outputs).flatMap((one) => one.exports);
}

/** Fails when `from` imports something that the build called `name` does not export. */
function checkImports(from, name, build) {
  const exports = new Set(Object.values(build.metafile.outputs).flatMap((one) => one.exports));
  const statement = new RegExp(
    `import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${name}-${UNNAMED}\\.js"`,
    "g",
  );
  for (const file of scriptsOf(from)) {
    for (const [, names] of file.text.matchAll(statement)) {
      for (const one of names.split(",").map((part) => part.trim().split(/\s+as\s+/)[0])) {
        if (one && !exports.has(one)) {
          const at = name === "core" ? "src/main.ts" : "src/runtime/react.ts";
          fail(
            `an island imports "${one}" from ${name}, which does not export it: add it to ${at}`,
          );
        }
      }
    }
  }
}

/** The scripts among the output files of a build. */
function scriptsOf(build) {
  return build.outputFiles.filter((file) => file.path.endsWith(".js"));
}

function outputs(build) {
  return scriptsOf(build)
    .map((file) => {
      const meta = build.metafile.outputs[relative(HERE, file.path).replaceAll("\\", "/")];
      return {
        name: basename(file.path, `-${UNNAMED}.js`),
        code: file.text,
        map: build.outputFiles.find((one) => one.path === `${file.path}.map`).text,
        imports: meta.imports
          .filter((one) => one.kind === "import-statement")
          .map((one) => basename(one.path, `-${UNNAMED}.js`)),
        exports: meta.exports,
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Chunks by short names: the hash that esbuild gives each does not compress, and every import repeats
 * it. Their final names have a hash anyway.
 */
function short(files) {
  const names = new Map();
  for (const { name } of files) {
    const plain = name.replace(/-[A-Z0-9]{8}$/, "");
    // Files of several folders may have one name.
    const isTaken = [...names.values()].includes(plain);
    if (plain === "chunk") names.set(name, `c${names.size}`);
    else if (plain !== name) names.set(name, isTaken ? `${plain}${names.size}` : plain);
  }
  const other = (name) => names.get(name) ?? name;
  const renamed = (code) =>
    code.replace(/"\.\/([\w-]+)-0{8}\.js"/g, (_, name) => `"./${other(name)}-${UNNAMED}.js"`);
  return files.map((file) => ({
    ...file,
    name: other(file.name),
    code: renamed(file.code),
    imports: file.imports.map(other),
  }));
}

/** Gives files that refer to each other their final names, all derived from the content of all. */
function name(files, known) {
  const renamed = (text) =>
    known.reduce(
      (result, other) => result.replaceAll(`./${other.name}-${UNNAMED}.js`, `./${other.file}`),
      text,
    );
  const inputs = files.map((file) => ({ ...file, code: renamed(file.code) }));
  const all = hash(inputs.map((file) => `${file.name}\n${file.code}`).join("\n"));
  return inputs.map((file) => ({
    ...file,
    file: `${file.name}-${all}.js`,
    code: file.code.replaceAll(`-${UNNAMED}.js`, `-${all}.js`),
  }));
}

/**
 * A value as the code of a text with its JSON. An object would become a module that every file imports that
 * is built with it.
 */
function textOf(value) {
  return JSON.stringify(JSON.stringify(value));
}

function hash(content) {
  return createHash("sha256").update(content).digest("hex").slice(0, UNNAMED.length);
}

async function write(folder, file, content) {
  await writeFile(join(folder, "assets", file), content);
  return `assets/${file}`;
}

/**
 * Writes the flag of every code that the generator knows, with their licence, into a folder whose
 * name is a hash of all of them; returns its path.
 */
async function writeFlags(fresh) {
  const codes = String(await sources.read(needed(FLAG_CODES)))
    .trim()
    .split(/\s+/);
  const pictures = codes.map((code) => [`${code}.svg`, `3x2/${code.toUpperCase()}.svg`]);
  const files = await Promise.all(
    [...pictures, ["LICENSE.txt", "LICENSE"]].map(async ([name, source]) => [
      name,
      await readFile(needed(join(FLAGS, source))),
    ]),
  );
  const folder = `flags-${hash(Buffer.concat(files.map(([, content]) => content)))}`;
  await mkdir(join(fresh, "assets", folder));
  await Promise.all(files.map(([name, content]) => write(fresh, join(folder, name), content)));
  return `assets/${folder}`;
}

function needed(path) {
  if (!existsSync(path)) fail(`${relative(process.cwd(), path)} is missing: the build needs it`);
  return path;
}

function fail(message) {
  console.error(`error: ${message}`);
  process.exit(1);
}
