/**
 * How long one price takes to reach everyone who listens: `npm run push-load --prefix ci`.
 *
 * Thousands of connections subscribe to one channel, at the sandbox's own push and at two nodes of
 * Centrifugo's engine over Redis, half of them at each. Publications follow one another; each is timed
 * from the call that publishes it to its arrival at every connection. Prints a table; fails when one is
 * lost.
 *
 *   npm run push-load --prefix ci -- --connections 5000 --publications 20
 */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import WebSocket from "ws";
import { startCluster } from "./lib/centrifugo.mjs";
import { startPush } from "./lib/push-server.mjs";

const CHANNEL = "public:updates:en-ZA";
/** Processes that hold the connections. */
const HOLDERS = 2;
/** Connections that a process opens at the same time. */
const AT_ONCE = 100;
const ARRIVES_WITHIN_MS = 10_000;

const now = () => performance.timeOrigin + performance.now();
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

if (process.send) hold();
else await main();

async function main() {
  const { values } = parseArgs({
    options: {
      connections: { type: "string", default: "5000" },
      publications: { type: "string", default: "20" },
    },
  });
  const [connections, publications] = [values.connections, values.publications].map(Number);
  if (!(connections > 0 && publications > 0)) {
    throw new Error("--connections and --publications are numbers above 0");
  }
  const rows = [await sandbox(connections, publications), await engine(connections, publications)];
  console.table(Object.fromEntries(rows));
  if (rows.some(([, row]) => row.lost > 0)) process.exitCode = 1;
}

async function sandbox(connections, publications) {
  const server = await startPush();
  try {
    const publish = (data) => server.send({ do: "publish", channel: CHANNEL, data });
    return ["the sandbox", await measure([server.url], connections, publications, publish)];
  } finally {
    await server.stop();
  }
}

async function engine(connections, publications) {
  const cluster = await startCluster();
  try {
    const urls = cluster.nodes.map(
      ({ url }) => `${url.replace(/^http/, "ws")}/connection/websocket`,
    );
    const publish = async (data) => {
      const { error } = await cluster.call("publish", { channel: CHANNEL, data });
      if (error) throw new Error(`the publication is refused: ${error.message}`);
    };
    const name = `${urls.length} nodes of Centrifugo's engine`;
    return [name, await measure(urls, connections, publications, publish)];
  } finally {
    await cluster.stop();
  }
}

/** Opens connections, publishes, and summarizes how long each publication took to each connection. */
async function measure(urls, connections, publications, publish) {
  const began = now();
  const holders = Array.from({ length: HOLDERS }, (_, at) => {
    const child = fork(fileURLToPath(import.meta.url), { serialization: "advanced" });
    const count = Math.floor((connections + at) / HOLDERS);
    return { child, ready: ask(child, { urls, count }) };
  });
  try {
    await Promise.all(holders.map(({ ready }) => ready));
    const opened = now() - began;
    const all = [];
    const last = [];
    let lost = 0;
    for (let number = 0; number < publications; number += 1) {
      const arrivals = holders.map(({ child }) => ask(child, { number }));
      // The holders count from here on.
      await pause(100);
      const at = now();
      await publish({ event_name: "markets_changed", message: price(number) });
      const times = (await Promise.all(arrivals)).flatMap((each) => [...each]).map((t) => t - at);
      lost += connections - times.length;
      all.push(...times);
      last.push(times.reduce((most, time) => Math.max(most, time), 0));
    }
    return {
      connections,
      "opened (s)": round(opened / 1000),
      publications,
      lost,
      "median (ms)": round(quantile(all, 0.5)),
      "99 % (ms)": round(quantile(all, 0.99)),
      "last, median (ms)": round(quantile(last, 0.5)),
      "last, longest (ms)": round(quantile(last, 1)),
    };
  } finally {
    for (const { child } of holders) child.kill();
  }
}

/** A change of a market, as long as a real one. */
function price(number) {
  const outcomes = [1, 2, 3].map((id) => ({
    id,
    name: `Outcome ${id}`,
    active: true,
    odds: 2_000 + number * 10,
  }));
  const market = { id: 1, name: "Match winner", status: 1, specifier: null, outcomes, priority: 1 };
  return { match_id: 1001, markets: [market] };
}

function ask(child, message) {
  return new Promise((done, fail) => {
    const ended = (code) => fail(new Error(`a holder of connections ended with ${code}`));
    child.once("exit", ended);
    child.once("message", (answer) => {
      child.off("exit", ended);
      done(answer);
    });
    child.send(message);
  });
}

function quantile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function round(value) {
  return Math.round(value * 10) / 10;
}

/** A process that holds connections: answers when all are subscribed, and when each has heard. */
function hold() {
  let arrived = () => {};
  process.on("message", async ({ urls, count, number }) => {
    if (urls) {
      let next = 0;
      const opener = async () => {
        while (next < count) {
          next += 1;
          await open(urls[next % urls.length], () => arrived());
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, opener));
      hold.count = count;
      process.send("open");
      return;
    }
    const times = new Float64Array(hold.count);
    let heard = 0;
    const answer = () => {
      clearTimeout(late);
      arrived = () => {
        throw new Error(`publication ${number} arrived late or twice`);
      };
      process.send(times.subarray(0, heard));
    };
    const late = setTimeout(answer, ARRIVES_WITHIN_MS);
    arrived = () => {
      times[heard] = now();
      heard += 1;
      if (heard === hold.count) answer();
    };
  });
}

/** Opens a connection; resolves when it is subscribed. */
function open(url, onPublication) {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  return new Promise((done, fail) => {
    socket.once("error", fail);
    socket.once("close", (code) => {
      throw new Error(`a connection was closed with ${code}`);
    });
    socket.once("open", () => {
      const commands = [
        { id: 1, connect: {} },
        { id: 2, subscribe: { channel: CHANNEL } },
      ];
      socket.send(commands.map((command) => JSON.stringify(command)).join("\n"));
    });
    socket.on("message", (data) => {
      const text = data.toString();
      if (text.includes('"push"')) onPublication();
      else if (text.includes('"error"')) fail(new Error(text));
      else if (text === "{}") socket.send("{}");
      else if (text.includes('"id":2')) done();
    });
  });
}
