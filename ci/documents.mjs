/**
 * The documents lead somewhere: every relative link of a Markdown file has its file and its heading, every chapter of the
 * book is in its summary, every file that a document names exists, and the two documents that are read first stay short.
 * Prints what is wrong, as FILE:LINE.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import GithubSlugger from "github-slugger";
import { ROOT } from "./lib/program.mjs";

/** The most lines of a document. */
const LONGEST = { "README.md": 120, "generator/ARCHITECTURE.md": 500 };
const SUMMARY = "generator/book/src/SUMMARY.md";
const CHAPTERS = "generator/book/src/";
/** What documents name below these folders are files of the project. */
const FOLDERS = /^(ci|content|generator|islands|locales|templates)\//;
/** Names in examples, and files that a command makes. */
const NOT_THERE = /[<>{}*…]|promocode|^ci\/out\/|^islands\/build\/?/;

const documents = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => !/^(content|locales|islands\/node_modules|ci\/node_modules)\//.test(file));

/** The lines of a document outside of code, with their numbers. */
function linesOf(file) {
  let isCode = false;
  return readFileSync(join(ROOT, file), "utf8")
    .split("\n")
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ text }) => {
      const isFence = text.trimStart().startsWith("```");
      if (isFence) isCode = !isCode;
      return !isCode && !isFence;
    });
}

/** The fragments that links to a document can have. */
function headingsOf(file) {
  const slugger = new GithubSlugger();
  const headings = linesOf(file).flatMap(({ text }) => {
    const heading = /^#{1,6} +(.*)$/.exec(text);
    return heading ? [slugger.slug(heading[1].replace(/[`*]|\]\([^)]*\)/g, ""))] : [];
  });
  const anchors = linesOf(file).flatMap(({ text }) =>
    [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id]) => id),
  );
  return new Set([...headings, ...anchors]);
}

const wrong = [];
for (const file of documents) {
  const lines = linesOf(file);
  for (const { text, number } of lines) {
    const at = `${file}:${number}`;
    const links = text.replace(/`[^`]*`/g, "").matchAll(/(?:\]\(|src(?:set)?=")([^)"\s]+)/g);
    for (const [, target] of links) {
      if (/^[a-z]+:/.test(target)) continue;
      const [path, heading] = target.split("#");
      const to = path === "" ? file : relative(ROOT, resolve(ROOT, dirname(file), path));
      if (!existsSync(join(ROOT, to))) wrong.push(`${at}: there is no ${to}`);
      else if (heading !== undefined && !headingsOf(to).has(heading))
        wrong.push(`${at}: ${to} has no heading #${heading}`);
    }
    for (const [, name] of text.matchAll(/`([\w./-]+)`/g)) {
      if (FOLDERS.test(name) && !NOT_THERE.test(name) && !existsSync(join(ROOT, name)))
        wrong.push(`${at}: there is no ${name}`);
    }
  }
  const most = LONGEST[file];
  const length = readFileSync(join(ROOT, file), "utf8").trimEnd().split("\n").length;
  if (most !== undefined && length > most)
    wrong.push(`${file}: ${length} lines; at most ${most}, so move something to the book`);
}
const summary = readFileSync(join(ROOT, SUMMARY), "utf8");
for (const file of documents) {
  const chapter = file.startsWith(CHAPTERS) ? file.slice(CHAPTERS.length) : "SUMMARY.md";
  if (chapter !== "SUMMARY.md" && !summary.includes(`](${chapter})`))
    wrong.push(`${SUMMARY}: lacks the chapter ${chapter}`);
}
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
