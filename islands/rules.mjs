/**
 * Lists the rules of betting and how many test rows show each; fails when a rule has no row, or a
 * row names an unknown rule. `npm run rules`, `-- --all` to list every rule.
 */
import { readFile } from "node:fs/promises";
import { build } from "esbuild";

const rules = JSON.parse(
  await readFile(new URL("src/betting/rules.json", import.meta.url), "utf8"),
);
const { mismatches } = await load("src/betting/rules/row.ts");
const { ROWS } = await load("src/betting/rules/rows.ts");

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
  console.error(`a row names ${id}, which is not in src/betting/rules.json`);
}
console.log(`${rules.length} rules, ${ROWS.length} rows, ${missing.length} rules without a row`);
process.exitCode = missing.length + unknown.length > 0 ? 1 : 0;

/** The exports of a TypeScript module. */
async function load(path) {
  const { outputFiles } = await build({
    entryPoints: [new URL(path, import.meta.url).pathname],
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
  });
  const [{ contents }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString("base64")}`);
}
