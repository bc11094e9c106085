/**
 * Runs a command with what its tests share: one browser, and stages, each lent to one file of tests at a time.
 *
 *   node ci/lib/pool.mjs node --test ci/journeys/tabs.test.mjs
 *
 * Without it each file has its own (`stage.mjs`, `browser.mjs`).
 */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { launchServer } from "./browser.mjs";
import { setOwnStage } from "./stage.mjs";

/** How many stages that nobody uses are kept. */
const KEPT = 4;

/** The stages that nobody uses, with the worlds that they show; the one that was used last is the last. */
const idle = [];
/** Those that are lent, by their sites. */
const lent = new Map();

const server = createServer(async (request, response) => {
  const act = { "/lend": lend, "/return": take }[request.url];
  try {
    response.end(JSON.stringify(await act(await json(request))));
  } catch (error) {
    response.writeHead(500).end(`${error.stack ?? error}`);
  }
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const browser = await launchServer();

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, {
  stdio: "inherit",
  env: {
    ...process.env,
    SHARED_STAGES: `http://127.0.0.1:${server.address().port}`,
    SHARED_BROWSER: browser.wsEndpoint(),
  },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
const code = await new Promise((done) => child.on("close", done));
server.close();
await browser.close();
await Promise.all([...idle, ...lent.values()].map(({ stage }) => stage.strike()));
process.exit(code ?? 1);

/** A stage with this world, as at its beginning. */
async function lend(world) {
  const key = JSON.stringify(world);
  const at = idle.findLastIndex((one) => one.key === key);
  const one = at < 0 ? { key, stage: await setOwnStage(world) } : idle.splice(at, 1)[0];
  const { site, operator, out, built } = one.stage;
  await operator.control("reset");
  lent.set(site, one);
  return { site, api: operator.url, out, built };
}

async function take({ site }) {
  idle.push(lent.get(site));
  lent.delete(site);
  while (idle.length > KEPT) await idle.shift().stage.strike();
  return {};
}
