/**
 * Lists the rules of each topic and how many test rows show each; fails when a rule has no row, or a row names an
 * unknown rule. `npm run rules`, `-- --all` to list every rule, `-- auth limits` for these topics, `-- --book` to write
 * the pages of the book that are made from these and other tables.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { build } from "esbuild";

/** The build replaces these with the pictures; rows need none. */
const PICTURES = ["FLAGS_URL", "PUSH_WORKER_URL"];

// Modules of the rows read the storage when they load: here it is empty.
const empty = { getItem: () => null, setItem() {}, removeItem() {} };
Object.assign(globalThis, { localStorage: empty, sessionStorage: empty });

const { mismatches, rulesOf } = await load("src/testing/row.ts");
const { BOOK, bookPages, MARK, TABLES } = await load("src/testing/rules-book.ts");

const asked = process.argv.slice(2).filter((one) => !one.startsWith("-"));
const strange = asked.filter((topic) => !Object.hasOwn(TABLES, topic));
if (strange.length > 0) {
  console.error(`no topic: ${strange.join(", ")}; there are ${Object.keys(TABLES).join(", ")}`);
  process.exit(1);
}

for (const topic of asked.length > 0 ? asked : Object.keys(TABLES)) await list(topic);
if (process.argv.includes("--book")) await writeBook();

async function list(topic) {
  const folder = `src/${TABLES[topic]}`;
  const rules = rulesOf(await chaptersIn(folder));
  const { ROWS } = await load(`${folder}/rules/rows.ts`);
  if (process.argv.includes("--all")) {
    for (const { id, rule } of rules) {
      const count = ROWS.filter((row) => row.rule === id).length;
      console.log(`${id.padEnd(14)} ${String(count).padStart(2)}  ${rule}`);
    }
  }
  const { missing, unknown } = mismatches(rules, ROWS);
  for (const id of missing) {
    console.error(`no row: ${id} ${rules.find((rule) => rule.id === id).rule}`);
  }
  for (const id of unknown) {
    console.error(`a row names ${id}, which is not a rule to be shown in ${folder}/rules.json`);
  }
  const undone = rules.filter((rule) => rule.missing !== undefined);
  for (const { id, rule, missing: why } of undone) console.log(`missing: ${id} ${rule} (${why})`);
  console.log(
    `${topic}: ${rules.length} rules, ${ROWS.length} rows, ${missing.length} rules without a row, ` +
      `${undone.length} missing in the product`,
  );
  if (missing.length + unknown.length > 0) process.exitCode = 1;
}

/** Writes the book's pages of every table, and deletes those that no table makes any more. */
async function writeBook() {
  const folders = Object.values(TABLES).map((folder) => `src/${folder}`);
  const tables = await Promise.all(
    folders.map(async (folder) => [`islands/${folder}/rules.json`, await chaptersIn(folder)]),
  );
  const pages = bookPages(new Map(tables));
  const book = new URL(BOOK, import.meta.url);
  for (const [name, text] of pages) await writeFile(new URL(name, book), text);
  for (const name of await readdir(book)) {
    const file = new URL(name, book);
    if (!pages.has(name) && (await readFile(file, "utf8")).includes(MARK)) await rm(file);
  }
}

async function chaptersIn(folder) {
  return JSON.parse(await readFile(new URL(`${folder}/rules.json`, import.meta.url), "utf8"));
}

/** The exports of a TypeScript module. */
async function load(path) {
  const { outputFiles } = await build({
    entryPoints: [new URL(path, import.meta.url).pathname],
    bundle: true,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    define: Object.fromEntries(PICTURES.map((name) => [name, "undefined"])),
    // CommonJS packages ask for Node's own modules.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire("/");',
    },
    write: false,
  });
  const [{ contents }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString("base64")}`);
}
