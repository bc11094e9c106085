/**
 * A stage whose push is nodes of Centrifugo's engine over Redis: the sandbox publishes to them, and browsers
 * reach them through one address that balances, as in an operator's network.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster } from "./centrifugo.mjs";
import { nodesFaults, PING } from "./connection/faults.mjs";
import { startDatagrams } from "./datagrams.mjs";
import { Operator } from "./operator.mjs";
import { mustRun, start } from "./program.mjs";
import { copyProject } from "./project.mjs";
import { startWire } from "./wire.mjs";
import { BEGINS } from "./world.mjs";

/**
 * Sets it up: `{site, operator, cluster, wire, faults, strike}`. Browsers reach the operator and the push over
 * `wire`, which can be cut; it counts the websockets at a node. With `pingsOften`, a node that is silent is
 * soon noticed. With `webtransport` there is one node; browsers try WebTransport first, which reaches the node over
 * `datagrams`, and then websockets, and nothing else. `trusts` is what a browser knows it by.
 */
export async function setNodesStage({
  locales = "en-ZA,ar",
  matches = 500,
  pingsOften = false,
  webtransport = false,
} = {}) {
  const running = [];
  const strike = async () => {
    for (const stop of running.splice(0).reverse()) await stop();
  };
  try {
    const args = pingsOften ? ["--ping", `${PING}s`] : [];
    const [cluster, project, out] = await Promise.all([
      startCluster(webtransport ? { args, nodes: 1, webtransport } : { args }),
      copyProject(["content"]),
      mkdtemp(join(tmpdir(), "sportsbook-nodes-")),
    ]);
    running.push(cluster.stop, project.remove, () => rm(out, { recursive: true, force: true }));
    const sandbox = await start([
      ...["sandbox", "--port", "0", "--matches", `${matches}`, "--control", "--stopped"],
      ...["--at", BEGINS],
      ...["--centrifugo", cluster.url, "--centrifugo-key", cluster.key],
      ...["--centrifugo-secret", cluster.secret, "--centrifugo-locales", locales],
    ]);
    running.push(sandbox.stop);
    const operator = new Operator(sandbox.url);
    const calls = await startWire(sandbox.url);
    running.push(calls.stop);
    const push = await startWire(...cluster.nodes.map(({ url }) => url));
    running.push(push.stop);
    const quic = cluster.nodes[0].quic;
    const datagrams = quic && (await startDatagrams(quic.url));
    if (datagrams) running.push(datagrams.stop);
    const listed = datagrams
      ? { webtransport: datagrams.url, websocket: push.url }
      : { websocket: push.url, http_stream: push.url, sse: push.url };
    await project.edit("content/site.toml", "[api]\n", `[api]\n${transports(listed)}`);
    const options = { root: project.root };
    const now = ["--now", BEGINS];
    await mustRun(
      ["build", "--api", calls.url, "--out", out, "--locales", locales, ...now],
      options,
    );
    const server = await start(["serve", "--out", out, "--port", "0"], options);
    running.push(server.stop);
    const both = [calls, push];
    const wire = {
      cut() {
        for (const one of both) one.cut();
      },
      mend() {
        for (const one of both) one.mend();
      },
      sockets: push.sockets,
    };
    return {
      site: server.url,
      operator,
      cluster,
      wire,
      datagrams,
      trusts: quic?.key,
      faults: nodesFaults(cluster, push),
      strike,
    };
  } catch (error) {
    await strike();
    throw error;
  }
}

/** The setting of a site whose browsers reach the push at these addresses, by transport. */
function transports(urls) {
  const endpoints = Object.entries(urls).map(([transport, url]) => {
    const root = transport === "websocket" ? url.replace(/^http/, "ws") : url;
    return `{ transport = "${transport}", url = "${root}/connection/${transport}" }`;
  });
  return `push_transports = [${endpoints.join(", ")}]\n`;
}
