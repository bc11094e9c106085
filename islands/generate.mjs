// @ts-check
/**
 * Writes the code that follows from the table of islands (`islands.mjs`): their registrations, and the names of the
 * styles that are loaded later.
 *
 *   npm run generate --prefix islands
 */
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ISLANDS, LATER_STYLES, OTHER_ENTRIES } from "./islands.mjs";

const SRC = join(dirname(fileURLToPath(import.meta.url)), "src");
const HEAD = "// Written by `npm run generate` from islands.mjs. Do not edit.\n";

/** @type {[string, import("./islands.mjs").Island][]} */
const ROWS = Object.entries(ISLANDS);

/** The generated files below `src/`, with their content. */
export const GENERATED = {
  "islands.gen.ts": registrations(),
  "runtime/styles.gen.ts": styles(),
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, content] of Object.entries(GENERATED))
    await writeFile(join(SRC, file), content);
}

function registrations() {
  const own = ROWS.filter(([, { entry }]) => !entry);
  const together = own.filter(([, { isTogether }]) => isTogether);
  const later = own.filter(([, { isTogether }]) => !isTogether);
  const entries = new Set([...ROWS.flatMap(([, { entry }]) => entry ?? []), ...OTHER_ENTRIES]);
  return [
    HEAD,
    'import { withMessages } from "./messages/messages";',
    'import { register, registerLater } from "./runtime/register";',
    'import { withStyle } from "./runtime/styles";',
    ...together.flatMap(([, { component, reads }]) =>
      [component, reads ?? []].flat().map(importOf),
    ),
    ...[...entries].map((entry) => `import "./${entry}";`),
    "",
    ...together.map(([name, { component, reads }]) => {
      const parts = [component, reads ?? []].flat().map((place) => place.split("#")[1]);
      return `register("${name}", ${parts.join(", ")});`;
    }),
    ...later.map(([name, row]) => `registerLater("${name}", async () => ${loadingOf(row)});`),
    "",
  ].join("\n");
}

/**
 * The import of an entry of the table, which is a file and the name of one of its exports.
 *
 * @param {string} place
 */
function importOf(place) {
  const [file, name] = place.split("#");
  return `import { ${name} } from "./${file}";`;
}

/**
 * The code that loads a component with its words and its style.
 *
 * @param {import("./islands.mjs").Island} island
 */
function loadingOf({ component, words, style }) {
  const [file, name] = component.split("#");
  const code = `import("./${file}")`;
  const styled = style ? `withStyle("${style}", ${code})` : code;
  const worded = words ? `withMessages("${words}", ${styled})` : styled;
  return `(await ${worded}).${name}`;
}

function styles() {
  const names = Object.keys(LATER_STYLES).sort();
  const list = names.map((name) => `\n  | "${name}"`).join("");
  return `${HEAD}\n/** A stylesheet that is loaded later. */\nexport type LaterStyle =${list};\n`;
}
