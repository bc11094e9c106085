/** The `sportsbook` command under test: the real binary, in a child process. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** Cargo's target folder. */
export const TARGET = process.env.CARGO_TARGET_DIR ?? join(ROOT, "target");
const PROGRAM = process.env.SPORTSBOOK ?? join(TARGET, "debug/sportsbook");
/** `dev` builds islands and site first, on a machine that may do the same for other tests. */
const STARTS_WITHIN_MS = 180_000;

const children = new Set();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Runs a command until it exits: `{code, stdout, stderr}`. */
export async function run(args, { root = ROOT } = {}) {
  const child = begin(["--root", root, ...args]);
  const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
  const code = await new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", done);
  });
  return { code, stdout: await stdout, stderr: await stderr };
}

/** Runs a command that must succeed. */
export async function mustRun(args, options) {
  const result = await run(args, options);
  if (result.code !== 0) {
    throw new Error(`sportsbook ${args.join(" ")} ended with ${result.code}:\n${result.stderr}`);
  }
  return result;
}

/**
 * Starts a server (`sandbox`, `serve`); resolves to `{url, stop, said}` once it prints its address. `said()` is all that it
 * has written so far. With `log`, a level of its log.
 */
export function start(args, { root = ROOT, log } = {}) {
  const child = begin(["--root", root, ...args], log === undefined ? {} : { RUST_LOG: log });
  const said = [];
  child.stdout.on("data", (data) => said.push(data));
  child.stderr.on("data", (data) => said.push(data));
  const stop = () =>
    new Promise((done) => {
      if (child.exitCode !== null || child.signalCode !== null) return done();
      child.on("close", done);
      child.kill("SIGTERM");
    });
  return new Promise((done, fail) => {
    const name = `sportsbook ${args.join(" ")}`;
    const late = setTimeout(() => {
      child.kill("SIGKILL");
      fail(new Error(`${name} did not say where it is:\n${said.join("")}`));
    }, STARTS_WITHIN_MS);
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (!/^http:\/\/127\.0\.0\.1:\d+$/.test(line)) return;
      clearTimeout(late);
      done({ url: line, stop, said: () => said.join("") });
    });
    child.on("error", fail);
    child.on("close", (code) => {
      clearTimeout(late);
      fail(new Error(`${name} ended with ${code}:\n${said.join("")}`));
    });
  });
}

function begin(args, settings = {}) {
  if (!existsSync(PROGRAM)) {
    throw new Error(`${PROGRAM} is missing: run \`cargo build\` first, or set SPORTSBOOK`);
  }
  const env = { ...process.env, NO_COLOR: "1", ...settings };
  const child = spawn(PROGRAM, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  child.on("close", () => children.delete(child));
  return child;
}

async function text(stream) {
  let all = "";
  for await (const part of stream.setEncoding("utf8")) all += part;
  return all;
}
