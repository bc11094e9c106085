/**
 * One word for one concept in every language. `terms/concepts.json` has the concepts and the messages that speak of them,
 * `terms/{language}.json` the words of each: the beginnings or forms of which each of those messages has at least one,
 * without accents. What money does has five different words.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./lib/program.mjs";

/** Where a player must not take one for another. */
const APART = ["stake", "deposit", "returned", "cash_out", "withdrawal"];

/** Accents of Latin, Greek, Cyrillic, Hebrew and Arabic; marks of other scripts are letters. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g;

const LOCALES = join(ROOT, "locales");
const TERMS = join(ROOT, "ci/terms");

/** The messages of a language, by their keys. */
function messagesOf(language) {
  const messages = new Map();
  const files = readdirSync(join(LOCALES, language), { recursive: true });
  for (const file of files.filter((file) => file.endsWith(".ftl"))) {
    let key = null;
    for (const line of readFileSync(join(LOCALES, language, file), "utf8").split("\n")) {
      const begins = /^([a-z][\w-]*) =(.*)$/.exec(line);
      if (begins) key = begins[1];
      else if (!/^[ }]/.test(line)) key = null;
      if (key) messages.set(key, `${messages.get(key) ?? ""}\n${begins ? begins[2] : line}`);
    }
  }
  return messages;
}

/** A text as words are looked for in it: without what stands in for a value. */
function plain(text) {
  const words = text
    .replace(/\{[^{}]*\}/g, " ")
    .toLowerCase()
    .replaceAll("\u200c", "");
  return words.normalize("NFD").replace(ACCENTS, "").normalize("NFC");
}

function read(name) {
  return JSON.parse(readFileSync(join(TERMS, `${name}.json`), "utf8"));
}

/** What is wrong with the words of a language. */
function* faultsOf(language, concepts) {
  const messages = messagesOf(language);
  const terms = read(language);
  for (const [concept, { messages: keys }] of Object.entries(concepts)) {
    const forms = terms[concept] ?? [];
    if (forms.length === 0) yield `${concept}: no word`;
    for (const key of keys) {
      const text = messages.get(key);
      if (text === undefined) yield `${concept}: there is no message ${key}`;
      else if (!forms.some((form) => plain(text).includes(form)))
        yield `${concept}: ${key} says none of ${forms.join(", ")}: ${text.trim()}`;
    }
    for (const form of forms) {
      if (!keys.some((key) => plain(messages.get(key) ?? "").includes(form)))
        yield `${concept}: no message says ${form}`;
    }
  }
  for (const concept of Object.keys(terms)) {
    if (!(concept in concepts)) yield `${concept}: not in concepts.json`;
  }
  for (const one of APART) {
    for (const other of APART.filter((other) => other !== one)) {
      const shared = terms[one]?.find((form) => terms[other]?.some((it) => it.includes(form)));
      if (shared) yield `${one} and ${other} are both called ${shared}`;
    }
  }
}

const concepts = read("concepts");
const languages = readdirSync(LOCALES);
const faults = languages.flatMap((language) =>
  [...faultsOf(language, concepts)].map((fault) => `ci/terms/${language}.json: ${fault}`),
);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
