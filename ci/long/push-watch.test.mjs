/**
 * A sandbox that publishes through two nodes of Centrifugo's engine, and `watch`, which listens to them:
 * each of the nodes dies in the course of a minute (or of $PUSH_WATCH_SECONDS), and the prices on disk are
 * never older than the limit.
 *
 * `PUSH_WATCH_SECONDS=300 node --test ci/long/push-watch.test.mjs` follows them for five minutes.
 */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { startCluster } from "../lib/centrifugo.mjs";
import { eventually } from "../lib/eventually.mjs";
import { Operator } from "../lib/operator.mjs";
import { oddsIn } from "../lib/price-keys.mjs";
import { mustRun, start } from "../lib/program.mjs";
import { copyProject } from "../lib/project.mjs";
import { connect, disconnectAll, listen, pause } from "../lib/push-client.mjs";

/** `prices.fresh_seconds` of the test's project, and what a busy machine may need beyond it. */
const LIMIT_MS = 8_000;
const SLACK_MS = 3_000;
/** How long it lasts; the nodes die at parts of it. */
const LASTS_MS = Number(process.env.PUSH_WATCH_SECONDS ?? 60) * 1_000;
const FOLLOWED = 6;

let cluster;
let sandbox;
let operator;
let project;
let watch;

before(async () => {
  [cluster, project] = await Promise.all([startCluster(), copyProject()]);
  sandbox = await start([
    ...["sandbox", "--port", "0", "--matches", "60", "--control"],
    ...["--centrifugo", cluster.url, "--centrifugo-key", cluster.key],
    ...["--centrifugo-secret", cluster.secret, "--centrifugo-locales", "en-ZA,ar"],
  ]);
  operator = new Operator(sandbox.url);
  const push = `${cluster.url.replace(/^http/, "ws")}/connection/websocket`;
  await project.edit("content/site.toml", "[api]\n", `[api]\npush = "${push}"\n`);
  const limit = `fresh_seconds = ${LIMIT_MS / 1000}`;
  await project.edit("content/site.toml", "fresh_seconds = 60", limit);
  // What is on disk comes by the push, not by a full reconcile.
  await project.edit("content/site.toml", "reconcile_seconds = 600", "reconcile_seconds = 3600");
  const options = { root: project.root };
  const common = ["--api", sandbox.url, "--locales", "en-ZA"];
  await mustRun(["build", ...common], options);
  watch = await start(["watch", ...common, "--port", "0"], options);
});
after(async () => {
  disconnectAll();
  await watch?.stop();
  await sandbox?.stop();
  await cluster?.stop();
  await project?.remove();
});

test("prices on disk keep to the limit while each node dies once", async () => {
  await eventually(async () => assert.equal(await metric("sportsbook_healthy"), 1), 20_000);
  const waiting = await operator.all("matches", { query: { match_status: 0 } });
  const followed = await Promise.all(waiting.slice(0, FOLLOWED).map(follow));
  const heard = listen(visitor(), "public:updates:ar", { recoverable: true });
  await heard.ready;
  const faults = [
    [0.25, () => cluster.nodes[0].kill()],
    [0.45, () => cluster.nodes[0].start()],
    [0.65, () => cluster.nodes[1].kill()],
  ];
  const began = performance.now();
  const oldest = { ms: 0 };
  const ages = [];
  const part = () => (performance.now() - began) / LASTS_MS;
  for (let round = 0; part() < 1; round += 1) {
    if (faults.length > 0 && part() > faults[0][0]) {
      await faults.shift()[1]();
    }
    await move(followed[round % followed.length], 2_000 + round * 10);
    await pause(400);
    for (const one of followed) {
      const ms = await age(one);
      ages.push(ms);
      if (ms > oldest.ms) Object.assign(oldest, { ms, page: one.page });
    }
    assert.ok(
      oldest.ms <= LIMIT_MS + SLACK_MS,
      `${oldest.page} shows a price that ended ${Math.round(oldest.ms)} ms ago`,
    );
  }
  assert.equal(faults.length, 0);
  // In the end every page has the last price.
  const isLast = async (one) => assert.equal(await shown(one), one.past.at(-1).odds, one.page);
  await eventually(() => Promise.all(followed.map(isLast)), LIMIT_MS + SLACK_MS);
  assert.equal(await metric("sportsbook_healthy"), 1);
  const reconciles = await metric('sportsbook_reconciles_total{result="ok"}');
  assert.ok(reconciles <= 1, `${reconciles} reconciles: the push has missed something`);
  // Nothing was lost on the way to another language either.
  await eventually(() => {
    const odds = new Set(heard.heard.flatMap(oddsOf));
    for (const { past } of followed) {
      for (const { odds: one } of past.slice(1)) assert.ok(odds.has(one), `${one} was not heard`);
    }
  });
  const changes = followed.reduce((sum, { past }) => sum + past.length - 1, 0);
  ages.sort((one, other) => one - other);
  const at = (share) => Math.round(ages[Math.floor((ages.length - 1) * share)]);
  console.log(
    `${changes} changes, seen ${ages.length} times: a price on disk had ended ${at(0.5)} ms before, ` +
      `or less, in half of them, ${at(0.99)} ms in 99 of 100, and ${at(1)} ms in all`,
  );
});

/** A listener of its own, at whichever node the balancer chooses. */
function visitor() {
  return connect(`${cluster.url.replace(/^http/, "ws")}/connection/websocket`);
}

function oddsOf({ message }) {
  const markets = message.markets ?? [];
  return markets.flatMap(({ outcomes }) => outcomes.map(({ odds }) => odds));
}

/** The first outcome of a match's main market: its page, and the prices it had. */
async function follow(match) {
  const { main_market: market } = match;
  const wire = {
    match_id: match.id,
    market_id: market.id,
    specifier: market.specifier,
    outcome_id: market.outcomes[0].id,
  };
  const key = [match.id, market.id, market.specifier ?? "", wire.outcome_id].join(":");
  const folder = join(project.root, "dist/site");
  const files = await readdir(folder, { recursive: true });
  const own = files.find((file) => file.includes(`-${match.id}`) && file.endsWith(".html"));
  assert.ok(own, `there is a page of match ${match.id}`);
  const one = { wire, key, page: join(folder, own), past: [] };
  one.past.push({ odds: await shown(one), at: performance.now() });
  return one;
}

async function move(one, odds) {
  await operator.control("price", { ...one.wire, odds });
  one.past.push({ odds, at: performance.now() });
}

/** For how long the price on the page is no longer the operator's; 0 if it still is. */
async function age(one) {
  const odds = await shown(one);
  const at = one.past.findLastIndex((price) => price.odds === odds);
  assert.ok(at >= 0, `${one.page} shows ${odds}, which the operator never offered`);
  const next = one.past[at + 1];
  return next ? performance.now() - next.at : 0;
}

async function shown({ page, key }) {
  const html = await readFile(page, "utf8");
  const odds = oddsIn(html, key);
  assert.ok(odds !== undefined, `${page} has ${key}`);
  return odds;
}

async function metric(name) {
  const answer = await fetch(`${watch.url}/metrics`);
  const line = (await answer.text()).split("\n").find((own) => own.startsWith(`${name} `));
  return Number(line?.split(" ").at(-1) ?? 0);
}
