/**
 * Before the parity tests: builds the islands, and has the generator render every case's macro in
 * every locale. One run of the generator renders all of them.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { LANGUAGES } from "../src/testing/languages";
import { CASES } from "./cases";

declare module "vitest" {
  interface ProvidedContext {
    /** The macros' output: by locale, then by name of the case. */
    readonly macros: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }
}

const ISLANDS = fileURLToPath(new URL("..", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Builds the program that renders macros; returns its path. It is built as an example of the whole
 * workspace: for a single package cargo selects other features and recompiles every dependency.
 */
function buildGenerator(): string {
  const example = ["--example", "islands", "--message-format", "json"];
  const output = execFileSync("cargo", ["build", "--workspace", "--quiet", ...example], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const messages = output
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as BuildMessage);
  const path = messages.find((message) => message.target?.name === "islands")?.executable;
  if (!path) throw new Error("cargo built no example `islands`");
  return path;
}

/** The fields of a cargo message that matter here. */
interface BuildMessage {
  readonly target?: { readonly name: string };
  readonly executable?: string | null;
}

/** Runs once for all parity tests. */
export function setup(project: TestProject): void {
  for (const flags of [[], ["--dev"]]) {
    execFileSync("node", ["build.mjs", ...flags], { cwd: ISLANDS, stdio: "pipe" });
  }
  const jobs = LANGUAGES.flatMap(({ code }) => CASES.map((one) => ({ locale: code, one })));
  const lines = jobs.map(({ locale, one }) =>
    JSON.stringify({ macro: one.macro, name: one.call, locale, props: one.props }),
  );
  const { status, stdout } = spawnSync(buildGenerator(), {
    cwd: ROOT,
    input: `${lines.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error("the generator cannot render a case: its error is above");
  const macros: Record<string, Record<string, string>> = {};
  for (const [at, line] of stdout.trimEnd().split("\n").entries()) {
    const job = jobs[at];
    if (!job) throw new Error("the generator rendered more macros than requested");
    const byName = macros[job.locale] ?? {};
    macros[job.locale] = byName;
    byName[job.one.name] = (JSON.parse(line) as { html: string }).html;
  }
  project.provide("macros", macros);
}
