/** The manifest of a build names what it was made from, in a copy of the project. */
import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FILES = [
  "budgets.mjs",
  "build.mjs",
  "icons.mjs",
  "islands.mjs",
  "join.mjs",
  "sources.mjs",
  "styles.mjs",
  "theme.mjs",
  "trim.mjs",
  "tsconfig.json",
];
const PACKAGES = ["package.json", "package-lock.json"];
const FLAGS = "generator/pages/src/kinds/flags.txt";
const TOKENS = "templates/styles/tokens.css";

interface Manifest {
  readonly "style.css": string;
  readonly "core.js": string;
  readonly theme: { readonly light: string; readonly dark: string };
  readonly sources: Readonly<Record<string, string>>;
}

let copy = "";

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "sportsbook-islands-"));
  const islands = [...FILES, ...PACKAGES, "src"].map((name) => `islands/${name}`);
  for (const path of [...islands, "templates", FLAGS]) {
    await cp(join(ROOT, path), join(copy, path), { recursive: true });
  }
  await symlink(join(ROOT, "islands/node_modules"), join(copy, "islands/node_modules"));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function build(): Promise<Manifest> {
  execFileSync("node", ["build.mjs"], { cwd: join(copy, "islands"), stdio: "pipe" });
  return JSON.parse(await readFile(join(copy, "islands/build/manifest.json"), "utf8"));
}

it("names the sources, and an edited token changes style and theme", async () => {
  const before = await build();
  const sources = Object.keys(before.sources);
  for (const name of [...FILES, "package-lock.json", "src/main.ts"]) {
    expect(sources).toContain(`islands/${name}`);
  }
  expect(sources).toContain("templates/icons/sports.svg");
  expect(sources).toContain("templates/styles/blocks/banner.css");
  expect(sources).toContain("templates/favicon.svg");
  expect(sources).toContain(FLAGS);
  expect(sources.filter((name) => /node_modules|^\.\.|\.test\./.test(name))).toEqual([]);

  const tokens = join(copy, TOKENS);
  const css = await readFile(tokens, "utf8");
  await writeFile(tokens, css.replaceAll("--surface-raised: #191f28", "--surface-raised: #001122"));
  const edited = await stat(tokens);
  const after = await build();
  expect(after.theme).toEqual({ ...before.theme, dark: "#001122" });
  expect(after["style.css"]).not.toBe(before["style.css"]);
  expect(after["core.js"]).toBe(before["core.js"]);
  const differ = Object.keys(after.sources).filter(
    (name) => after.sources[name] !== before.sources[name],
  );
  expect(differ).toEqual([TOKENS]);
  // What is saved while the build runs is newer than the manifest.
  const manifest = await stat(join(copy, "islands/build/manifest.json"));
  expect(manifest.mtimeMs).toBeLessThan(manifest.ctimeMs);
  expect(manifest.mtimeMs).toBeGreaterThanOrEqual(Math.floor(edited.mtimeMs));
});
