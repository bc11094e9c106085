/**
 * Lists the rules of each topic and how many test rows show each; fails when a rule has no row, or a row names an
 * unknown rule. `npm run rules`, `-- --all` to list every rule, `-- auth limits` for these topics.
 */
import { readFile } from "node:fs/promises";
import { build } from "esbuild";

/** The topics, each with the folder of its `rules.json` and of the rows. */
const TOPICS = {
  betting: "betting",
  auth: "account",
  deposits: "account/deposit",
  limits: "limits",
  favourites: "favourites",
};

/** The build replaces these with the pictures; rows need none. */
const PICTURES = ["ICONS", "SPORT_ICONS", "FLAGS_URL", "PUSH_WORKER_URL"];

const asked = process.argv.slice(2).filter((one) => !one.startsWith("-"));
const strange = asked.filter((topic) => !Object.hasOwn(TOPICS, topic));
if (strange.length > 0) {
  console.error(`no topic: ${strange.join(", ")}; there are ${Object.keys(TOPICS).join(", ")}`);
  process.exit(1);
}

const { mismatches } = await load("src/testing/row.ts");
for (const topic of asked.length > 0 ? asked : Object.keys(TOPICS)) await list(topic);

async function list(topic) {
  const folder = `src/${TOPICS[topic]}`;
  const rules = JSON.parse(
    await readFile(new URL(`${folder}/rules.json`, import.meta.url), "utf8"),
  );
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
