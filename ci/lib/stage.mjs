/**
 * A stage: a sandbox, a site built from it in a temporary folder, and a server for that.
 *
 * World, site and pages begin at one time, and the world stands still: only tests change anything.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sandboxFaults } from "./connection/faults.mjs";
import { startManyMarkets } from "./many-markets.mjs";
import { Operator } from "./operator.mjs";
import { mustRun, start } from "./program.mjs";
import { copyProject } from "./project.mjs";
import { startWire } from "./wire.mjs";
import { BEGINS } from "./world.mjs";

/**
 * Sets up a stage, or borrows one like it (`pool.mjs`). One that a test `changes`, cuts from its network or reads the logs
 * of is its own.
 */
export async function setStage({ changes = false, ...options } = {}) {
  const world = { locales: "en-ZA,ar", matches: 500, seed: 1, timed: true, ...options };
  const isOwn = changes || world.wired || world.log !== undefined;
  return process.env.SHARED_STAGES && !isOwn ? borrow(world) : setOwnStage(world);
}

async function borrow(world) {
  const { site, api, out, built } = await ask("lend", world);
  const operator = new Operator(api);
  const faults = sandboxFaults(operator);
  return { site, operator, out, built, faults, strike: () => ask("return", { site }) };
}

async function ask(what, body) {
  const request = { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`${process.env.SHARED_STAGES}/${what}`, request);
  if (!answer.ok) throw new Error(`no stage to ${what}: ${await answer.text()}`);
  return answer.json();
}

/**
 * Sets up a stage: `{site, operator, out, build, built, faults, said, strike}`. `built` is what the build wrote; `faults`
 * are of the push; `said()` is what both servers have written, from the level `log` on; `strike` removes the stage.
 *
 * With `wired`, browsers reach the sandbox over `wire`, which can be cut. With `edits`, pairs of texts, the site has other
 * settings; a third part names another file to edit. One that is `named` has the addresses of `localhost`: a site at an
 * address of numbers can have no passkeys. `markets` is the number of markets of one of its matches. One that is not `timed` begins now: for browsers whose clock cannot be set,
 * and to measure.
 */
export async function setOwnStage({
  locales,
  matches,
  seed,
  wired = false,
  markets,
  edits,
  log,
  named = false,
  timed,
}) {
  const address = (url) => (named ? url.replace("//127.0.0.1:", "//localhost:") : url);
  const folder = await mkdtemp(join(tmpdir(), "sportsbook-stage-"));
  const out = join(folder, "dist");
  const world = ["--seed", `${seed}`, "--matches", `${matches}`, "--control", "--stopped"];
  if (timed) world.push("--at", BEGINS);
  const sandbox = await start(["sandbox", "--port", "0", ...world], { log });
  try {
    return await setUpOn(sandbox);
  } catch (error) {
    // A process that is left behind would keep the test's file from ending.
    await sandbox.stop();
    throw error;
  }

  async function setUpOn(sandbox) {
    const operator = new Operator(address(sandbox.url));
    const wire = wired ? await startWire(sandbox.url) : undefined;
    const many = markets && (await startManyMarkets(sandbox.url, markets));
    const api = address(wire?.url ?? many?.url ?? sandbox.url);
    const project = edits && (await copyProject(["content"]));
    for (const [from, to, file = "content/site.toml"] of edits ?? []) {
      await project.edit(file, from, to);
    }
    const as = project && { root: project.root };
    const now = timed ? ["--now", BEGINS] : [];
    const build = () =>
      mustRun(["build", "--api", api, "--out", out, "--locales", locales, ...now], as);
    const { stdout, stderr } = await build();
    const server = await start(["serve", "--out", out, "--port", "0"], { ...as, log });
    return {
      site: address(server.url),
      operator,
      out,
      build,
      built: stdout + stderr,
      wire,
      faults: sandboxFaults(operator),
      said: () => [server, sandbox].map((one) => one.said()),
      async strike() {
        await Promise.all([server.stop(), sandbox.stop(), wire?.stop(), many?.stop()]);
        await rm(folder, { recursive: true, force: true });
        await project?.remove();
      },
    };
  }
}
