/**
 * Before the parity tests: builds the islands, and lets the generator draw every case's macro in
 * every locale. The generator is asked once for all of them.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { LANGUAGES } from "../src/testing/languages";
import { CASES } from "./cases";

declare module "vitest" {
  interface ProvidedContext {
    /** What the macros drew: by locale, then by name of the case. */
    readonly macros: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }
}

const ISLANDS = fileURLToPath(new URL("..", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Builds the program that draws macros; returns its path. As an example of the whole workspace: for
 * one package alone other features are chosen, and every dependency is compiled anew.
 */
function buildGenerator(): string {
  const example = ["--example", "islands", "--message-format", "json"];
  const told = execFileSync("cargo", ["build", "--workspace", "--quiet", ...example], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const messages = told
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as BuildMessage);
  const path = messages.find((message) => message.target?.name === "islands")?.executable;
  if (!path) throw new Error("cargo built no example `islands`");
  return path;
}

/** What cargo says of what it built, as far as it matters here. */
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
  const output = execFileSync(buildGenerator(), {
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
