/**
 * Builds the site with two checkouts of the project, from the same answers of one sandbox, and prints
 * how the pages differ, by kind of difference.
 *
 *   node ci/compare.mjs --before DIR [--after DIR] [--profile release] [--matches N] [--examples N]
 *
 * `DIR` is a checkout with a built program and built islands; `--after` defaults to this one.
 * A difference is a run of tags and texts in which two pages differ. Its kind is that run without parts
 * that always differ: hashes in names of assets, digits of times and ids. The exit code is 0 when all
 * pages are equal, and 1 when they are not.
 */
import { execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";

const HERE = resolve(dirname(fileURLToPath(import.meta.url)), "..");
/** Both builds must be in the same minute, because pages show the minute of their prices. */
const LATEST_SECOND = 30;
const LONGEST_OUTPUT = 1 << 30;

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
    "error: --before is missing\nhint: git worktree add ../before HEAD~1, and build it",
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

/** Writes each page with one line per tag or text; resolves to the names of all files of the site. */
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

/** The differences of all pages: `{removed, added, file}`. */
async function differences() {
  const args = ["diff", "--no-index", "--no-color", "-U0", "--no-renames", "tokens-0", "tokens-1"];
  const text = await run("git", args, { cwd: work, maxBuffer: LONGEST_OUTPUT }).then(
    () => "",
    (error) => {
      if (error.code !== 1) throw error;
      return error.stdout;
    },
  );
  const hunks = [];
  let file = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("diff --git ")) {
      file = line.split(" b/tokens-1/")[1] ?? line;
    } else if (line.startsWith("@@")) {
      hunks.push({ file, removed: [], added: [] });
    } else if (/^-(?!--)/.test(line)) {
      hunks.at(-1)?.removed.push(line.slice(1));
    } else if (/^\+(?!\+\+)/.test(line)) {
      hunks.at(-1)?.added.push(line.slice(1));
    }
  }
  return hunks;
}

/** The kind of a difference: its lines without the parts that always differ. */
function kind(lines) {
  return lines
    .join(" ")
    .replace(/\/assets\/([\w.-]+?)[.-][0-9a-zA-Z_-]{8,}\.(\w+)/g, "/assets/$1.#.$2")
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, (_, digits) =>
      digits ? `#time.${"#".repeat(digits.length - 1)}Z` : "#timeZ",
    )
    .replace(/\d+/g, "#");
}

function report(before, after, hunks) {
  const pages = (files) => files.filter((name) => name.endsWith(".html"));
  const assets = (files) =>
    new Set(files.filter((name) => !name.endsWith(".html")).map((name) => kind([`/${name}`])));
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
  console.log(`${pages(after).length - differing.size} pages are equal byte for byte`);
  const kinds = new Map();
  for (const hunk of hunks) {
    const name = `- ${kind(hunk.removed)}\n+ ${kind(hunk.added)}`;
    const known = kinds.get(name) ?? { count: 0, files: new Set(), examples: [] };
    known.count += 1;
    known.files.add(hunk.file);
    if (known.examples.length < Number(values.examples)) known.examples.push(hunk);
    kinds.set(name, known);
  }
  const sorted = [...kinds.values()].sort((one, other) => other.count - one.count);
  for (const { count, files, examples } of sorted) {
    console.log(`\n${count} times on ${files.size} pages, such as ${examples[0].file}:`);
    for (const { removed, added } of examples) {
      for (const line of removed) console.log(`  - ${line.slice(0, 400)}`);
      for (const line of added) console.log(`  + ${line.slice(0, 400)}`);
    }
  }
  process.exitCode = hunks.length > 0 || before.length !== after.length ? 1 : 0;
}
