/**
 * Before the parity tests: builds the islands, and lets the generator draw every case's macro in
 * every locale. The generator is asked once for all of them.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { CASES, LOCALES } from "./cases";

declare module "vitest" {
  interface ProvidedContext {
    /** What the macros drew: by locale, then by name of the case. */
    readonly macros: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }
}

const ISLANDS = fileURLToPath(new URL("..", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Runs once for all parity tests. */
export function setup(project: TestProject): void {
  for (const flags of [[], ["--dev"]]) {
    execFileSync("node", ["build.mjs", ...flags], { cwd: ISLANDS, stdio: "pipe" });
  }
  const jobs = LOCALES.flatMap((locale) => CASES.map((one) => ({ locale, one })));
  const lines = jobs.map(({ locale, one }) =>
    JSON.stringify({ macro: one.macro, name: one.call, locale, props: one.props }),
  );
  const output = execFileSync("cargo", ["run", "--quiet", "-p", "site", "--example", "islands"], {
    cwd: ROOT,
    input: `${lines.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const macros: Record<string, Record<string, string>> = {};
  for (const [at, line] of output.trimEnd().split("\n").entries()) {
    const job = jobs[at];
    if (!job) throw new Error("the generator drew more macros than it was asked for");
    const byName = macros[job.locale] ?? {};
    macros[job.locale] = byName;
    byName[job.one.name] = (JSON.parse(line) as { html: string }).html;
  }
  project.provide("macros", macros);
}
