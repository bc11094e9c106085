/**
 * Mutation tests of the islands' rules: changes each of them in every small way, and fails when the tests beside
 * them notice fewer than 95 in a hundred changes. `npm run mutate --prefix islands`, `-- limits favourites` for
 * these groups. The first run takes minutes for a small group and half an hour for `slips`; later ones repeat what has
 * changed since. Reports are in `ci/out/mutation`.
 *
 * Installs Stryker beside this file, so that nobody else pays for it. It runs a copy of `islands/` with the
 * islands' own vitest.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GROUPS } from "./groups.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("../..", import.meta.url));
const out = `${root}ci/out/mutation`;

const asked = process.argv.slice(2);
const strange = asked.filter((group) => !Object.hasOwn(GROUPS, group));
if (strange.length > 0) {
  console.error(`no group: ${strange.join(", ")}; there are ${Object.keys(GROUPS).join(", ")}`);
  process.exit(1);
}

install();
layOut();
for (const group of asked.length > 0 ? asked : Object.keys(GROUPS)) {
  const stryker = `${here}node_modules/@stryker-mutator/core/bin/stryker.js`;
  const { status } = spawnSync(process.execPath, [stryker, "run", `${here}stryker.config.mjs`], {
    cwd: `${root}islands`,
    stdio: "inherit",
    env: { ...process.env, MUTATION_GROUP: group },
  });
  if (status !== 0) process.exitCode = 1;
}

function install() {
  const have = `${here}node_modules/.package-lock.json`;
  const lock = `${here}package-lock.json`;
  if (!existsSync(have) || statSync(lock).mtimeMs > statSync(have).mtimeMs) {
    const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
      cwd: here,
      stdio: "inherit",
    });
    if (status !== 0) process.exit(1);
  }
  // Stryker drives vitest, which must be the one that the tests import.
  const vitest = `${here}node_modules/vitest`;
  rmSync(vitest, { recursive: true, force: true });
  symlinkSync(`${root}islands/node_modules/vitest`, vitest);
}

/** The copy lies in `out`, where tests find what they read beside `islands/`. */
function layOut() {
  mkdirSync(out, { recursive: true });
  for (const folder of ["content", "generator", "locales", "templates"]) {
    rmSync(`${out}/${folder}`, { force: true });
    symlinkSync(`${root}${folder}`, `${out}/${folder}`);
  }
}
