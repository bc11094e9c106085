/**
 * Comments and documents name what a reader can look up. Prints references to numbered sections of documents that are
 * not in the repository, and those to chapters of the book (`book: rules/slip`) that it does not have.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./lib/program.mjs";

/** Files that name sections of a document that everybody can read, and which. */
const EXCEPTIONS = {
  "generator/pages/src/feeds/calendar.rs": "RFC 5545",
};

/** From one line of a comment to the next. */
const SPACE = String.raw`(?:[\s.,:§]|\n[ \t]*(?:\*|//[/!]?|#))*`;
const NUMBERED = new RegExp(String.raw`\b(?:spec|specification|section)s?\b${SPACE}\d`, "gi");
const CHAPTER = new RegExp(String.raw`\bbook:(?=\s)${SPACE}([a-z][a-z/-]*[a-z])`, "g");

/** The faults of a text, each with its place in it. */
function* faultsIn(text) {
  for (const { index } of text.matchAll(NUMBERED)) yield [index, "names a numbered section"];
  for (const { index, 1: chapter } of text.matchAll(CHAPTER)) {
    const file = `generator/book/src/${chapter}.md`;
    if (!isFile(file)) yield [index, `there is no ${file}`];
  }
}

function isFile(path) {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT });
const found = new Map();
for (const file of new Set(`${files}`.split("\n"))) {
  if (!isFile(file) || file === "ci/references.mjs") continue;
  const text = readFileSync(join(ROOT, file), "utf8");
  // A picture, a font.
  if (text.includes("\0")) continue;
  const faults = [...faultsIn(text)].map(([at, why]) => {
    const line = text.slice(0, at).split("\n").length;
    return `${file}:${line}: ${why}: ${text.split("\n")[line - 1].trim()}`;
  });
  if (faults.length > 0) found.set(file, faults);
}
const faults = [...found].flatMap(([file, lines]) => (EXCEPTIONS[file] ? [] : lines));
for (const file of Object.keys(EXCEPTIONS)) {
  if (!found.has(file)) faults.push(`${file}: names no numbered section, and needs no exception`);
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
