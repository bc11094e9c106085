/**
 * Builds the site twice from the same answers of one sandbox, with two checkouts of the project, and
 * prints how the pages differ, by kind of difference.
 *
 *   node ci/compare.mjs --before DIR [--after DIR] [--profile release] [--matches N] [--examples N]
 *
 * `DIR` is a checkout whose program and islands are built; `--after` is this one unless named.
 * A difference is a run of tags and texts in which two pages differ. Its kind names the tag and its
 * attributes, the paths in JSON, or the tag around a text. Ends with 0 when all pages
 * are the same, with 1 when they are not.
 */
import { execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";

const HERE = resolve(dirname(fileURLToPath(import.meta.url)), "..");
/** Both builds must fall into one minute, because pages show the minute that prices are from. */
const LATEST_SECOND = 30;
const LONGEST_OUTPUT = 1 << 30;
/** Characters of a line that are printed. */
const LONGEST_LINE = 300;

const run = promisify(execFile);
const { values } = parseArgs({
  options: {
    before: { type: "string" },
    after: { type: "string", default: HERE },
    profile: { type: "string", default: "release" },
    matches: { type: "string", default: "500" },
    examples: { type: "string", default: "1" },
  },
});
if (!values.before) {
  console.error(
    "error: --before names no checkout\nhint: git worktree add ../before HEAD~1, and build it",
  );
  process.exit(2);
}
const checkouts = [values.before, values.after].map((dir) => resolve(dir));
const program = (checkout) => join(checkout, "target", values.profile, "sportsbook");

const work = await mkdtemp(join(tmpdir(), "compare-"));
const sandbox = spawn(
  program(checkouts[0]),
  ["sandbox", "--port", "0", "--seed", "7", "--matches", values.matches, "--control"],
  { stdio: ["ignore", "pipe", "inherit"] },
);
try {
  const operator = await address(sandbox);
  await fetch(`${operator}/sandbox/control/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ stop: true }),
  });
  await firstHalfOfMinute();
  const sites = [];
  for (const [index, checkout] of checkouts.entries()) {
    const out = join(work, `out-${index}`);
    const args = ["--root", checkout, "build", "--api", operator, "--out", out];
    await run(program(checkout), args, { maxBuffer: LONGEST_OUTPUT });
    sites.push(join(out, "site"));
  }
  const [before, after] = await Promise.all(
    sites.map((site, index) => spell(site, `tokens-${index}`)),
  );
  report(before, after, await differences());
} finally {
  sandbox.kill("SIGTERM");
  await rm(work, { recursive: true });
}

/** The URL that a server prints once it listens. */
function address(child) {
  return new Promise((done, fail) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith("http://")) done(line.trim());
    });
    child.on("error", fail);
    child.on("close", (code) => fail(new Error(`the sandbox ended with ${code}`)));
  });
}

async function firstHalfOfMinute() {
  const seconds = new Date().getSeconds();
  if (seconds > LATEST_SECOND) await new Promise((done) => setTimeout(done, (61 - seconds) * 1000));
}

/** Writes every page with a line per tag or text; resolves to the names of all files of the site. */
async function spell(site, folder) {
  const names = await readdir(site, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(site.length + 1));
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = await readFile(join(site, file), "utf8");
    const lines = html
      .replaceAll("\n", "⏎")
      .replace(/(<[^>]*>)/g, "\n$1\n")
      .replace(/\n+/g, "\n");
    const target = join(work, folder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, lines);
  }
  return files;
}

/** The runs of lines in which pages differ: `{file, inside, removed, added}`; `inside` is the tag before. */
async function differences() {
  const args = ["diff", "--no-index", "--no-color", "-U1", "--no-renames", "tokens-0", "tokens-1"];
  const text = await run("git", args, { cwd: work, maxBuffer: LONGEST_OUTPUT }).then(
    () => "",
    (error) => {
      if (error.code !== 1) throw error;
      return error.stdout;
    },
  );
  const runs = [];
  let file = "";
  let inside = "";
  let isOpen = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("diff --git ")) {
      file = line.split(" b/tokens-1/")[1] ?? line;
    } else if (/^-(?!--)|^\+(?!\+\+)/.test(line)) {
      if (!isOpen) runs.push({ file, inside, removed: [], added: [] });
      isOpen = true;
      runs.at(-1)?.[line.startsWith("-") ? "removed" : "added"].push(line.slice(1));
    } else {
      isOpen = false;
      if (line.startsWith(" ")) inside = tag(line.slice(1));
    }
  }
  return runs;
}

/** A line without what differs by itself: hashes in names of assets, fractions of a second. */
function plain(line) {
  return line
    .replace(/\/assets\/([\w.-]+?)[.-][0-9a-f]{8,}/g, "/assets/$1")
    .replace(/(\d{4}-\d\d-\d\dT\d\d:\d\d):\d\d(\.\d+)?Z/g, "$1Z");
}

/** What is alike in all differences of one kind. */
function kind({ inside, removed, added }) {
  const pairs = removed.map((line, place) => [line, added[place] ?? ""]);
  if (removed.length !== added.length) {
    return `${removed.map(tag).join(" ") || "nothing"} becomes ${added.map(tag).join(" ") || "nothing"}`;
  }
  return [...new Set(pairs.map(([one, other]) => change(inside, one, other)))].join("; ");
}

function change(inside, one, other) {
  if (plain(one) === plain(other)) return "only hashed names, or digits of a second";
  const [from, to] = [one, other].map(attributes);
  if (from && to && tag(one) === tag(other)) {
    const names = [...new Set([...from.keys(), ...to.keys()])];
    const differ = names.filter((name) => from.get(name) !== to.get(name));
    const mark = (name) => `${from.has(name) ? "" : "+"}${to.has(name) ? "" : "-"}${name}`;
    return `${tag(one)}: ${differ.map(mark).join(" ")}`;
  }
  const [before, after] = [one, other].map(json);
  if (before && after) return `JSON: ${[...new Set(paths(before, after))].join(" ")}`;
  return from || to ? `${tag(one)} becomes ${tag(other)}` : `text in ${inside}`;
}

/** A tag without its attributes; a text as it is called here. */
function tag(line) {
  return line.startsWith("<") ? `${line.match(/^<\/?[\w-]*/)[0]}>` : "text";
}

function attributes(line) {
  if (!/^<[a-z]/.test(line)) return undefined;
  const all = plain(line).matchAll(/ ([\w-]+)(?:="([^"]*)")?/g);
  return new Map([...all].map(([, name, value]) => [name, value ?? ""]));
}

function json(text) {
  if (!/^[[{]/.test(text)) return undefined;
  return JSON.parse(plain(text));
}

/** Paths at which two values differ, without the places in lists. */
function paths(one, other, path = "") {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) {
    return one === other ? [] : [path];
  }
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.flatMap((key) =>
    paths(one[key], other[key], Array.isArray(one) ? `${path}[]` : `${path}.${key}`),
  );
}

function report(before, after, hunks) {
  const pages = (files) => files.filter((name) => name.endsWith(".html"));
  const assets = (files) =>
    new Set(
      files.filter((name) => !name.endsWith(".html")).map((name) => plain(`/${name}`).slice(1)),
    );
  const missing = (from, others) => {
    const known = new Set(others);
    return [...from].filter((name) => !known.has(name));
  };
  console.log(`${pages(before).length} pages before, ${pages(after).length} after`);
  for (const [what, names] of [
    ["pages gone", missing(pages(before), pages(after))],
    ["new pages", missing(pages(after), pages(before))],
    ["assets gone", missing(assets(before), assets(after))],
    ["new assets", missing(assets(after), assets(before))],
  ]) {
    if (names.length > 0) console.log(`${what}: ${names.slice(0, 20).join(", ")}`);
  }
  const differing = new Set(hunks.map((hunk) => hunk.file));
  console.log(`${pages(after).length - differing.size} pages are the same byte for byte`);
  const kinds = new Map();
  for (const hunk of hunks) {
    const name = kind(hunk);
    const known = kinds.get(name) ?? { name, count: 0, files: new Set(), examples: [] };
    known.count += 1;
    known.files.add(hunk.file);
    if (known.examples.length < Number(values.examples)) known.examples.push(hunk);
    kinds.set(name, known);
  }
  const sorted = [...kinds.values()].sort((one, other) => other.count - one.count);
  for (const { name, count, files, examples } of sorted) {
    console.log(`\n${name}\n  ${count} times on ${files.size} pages, such as`);
    for (const { file, removed, added } of examples) {
      console.log(`  ${file}`);
      for (const line of removed) console.log(`  - ${line.slice(0, LONGEST_LINE)}`);
      for (const line of added) console.log(`  + ${line.slice(0, LONGEST_LINE)}`);
    }
  }
  process.exitCode = hunks.length > 0 || before.length !== after.length ? 1 : 0;
}
