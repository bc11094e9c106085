/**
 * Nodes of Centrifugo's engine (`ci/centrifugo`) that share a Redis, behind a balancer, as an operator
 * runs them.
 */
import { execFile, spawn } from "node:child_process";
import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { ROOT } from "./program.mjs";
import { startWire } from "./wire.mjs";

const REDIS = process.env.REDIS_SERVER ?? "redis-server";
const children = new Set();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/**
 * Starts nodes: `{url, key, secret, nodes, call, connectionToken, subscriptionToken, forget, stop}`. `url` is the
 * balancer's; each of `nodes` has its own `url`, `kill()` and `start()`. With `webtransport`, each has its `quic`, too: its
 * `url` there, and the `key` that browsers know it by.
 */
export async function startCluster({ nodes: count = 2, args = [], webtransport = false } = {}) {
  const [key, secret] = [randomUUID(), randomUUID()];
  const { stdout } = await promisify(execFile)("bash", [join(ROOT, "ci/centrifugo/build")]);
  const program = stdout.trim();
  const redis = await startRedis();
  const shared = ["--key", key, "--secret", secret, "--redis", redis.address, ...args];
  const begin = () => startNode(program, shared, webtransport);
  const nodes = await Promise.all(Array.from({ length: count }, begin));
  const balancer = await startWire(...nodes.map(({ url }) => url));
  return {
    url: balancer.url,
    key,
    secret,
    nodes,
    /** Calls a method of the server API. */
    async call(method, body, { at = balancer.url, with: own = key } = {}) {
      const answer = await fetch(`${at}/api/${method}`, {
        method: "POST",
        headers: { "content-type": "application/json", "X-API-Key": own },
        body: JSON.stringify(body),
      });
      return answer.ok ? answer.json() : { status: answer.status };
    },
    connectionToken: (user, seconds = 600) => sign(secret, { sub: `${user}`, exp: after(seconds) }),
    subscriptionToken: (user, channel, seconds = 600) =>
      sign(secret, { sub: `${user}`, channel, exp: after(seconds) }),
    /** Ends the history of all channels, as time does: nobody can recover what was published before. */
    forget: redis.forget,
    async stop() {
      await balancer.stop();
      await Promise.all(nodes.map((node) => node.stop()));
      await redis.stop();
    },
  };
}

/** A JSON Web Token, signed with HS256. */
export function sign(secret, claims) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

function after(seconds) {
  return Math.floor(Date.now() / 1000) + seconds;
}

async function startNode(program, args, webtransport) {
  const quic = webtransport ? ["--webtransport", "127.0.0.1:0"] : [];
  let child;
  const run = async (address) => {
    child = begin(program, [...args, ...quic, "--address", address]);
    return within(read(child.stdout, webtransport ? 2 : 1), child, program);
  };
  const [url, at] = await run("127.0.0.1:0");
  const [quicUrl, key] = at?.split(" ") ?? [];
  return {
    url,
    quic: webtransport ? { url: quicUrl, key } : undefined,
    /** Ends it as a machine does that loses its power. */
    kill: () => end(child, "SIGKILL"),
    /** Starts it again at the same address. */
    start: () => run(new URL(url).host),
    stop: () => end(child, "SIGTERM"),
  };
}

/** The first lines of an output; the rest does not matter. */
async function read(output, count) {
  const lines = [];
  for await (const line of createInterface({ input: output })) {
    lines.push(line);
    if (lines.length === count) break;
  }
  output.resume();
  return lines;
}

async function startRedis() {
  const folder = await mkdtemp(join(tmpdir(), "redis-"));
  const port = await freePort();
  const options = { port, bind: "127.0.0.1", save: "", appendonly: "no", dir: folder };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const child = begin(REDIS, args);
  const lines = createInterface({ input: child.stdout });
  const ready = (async () => {
    for await (const line of lines) if (line.includes("Ready to accept connections")) return;
  })();
  await within(ready, child, REDIS);
  child.stdout.resume();
  return {
    address: `127.0.0.1:${port}`,
    async forget() {
      const socket = connect(port, "127.0.0.1");
      try {
        socket.write("FLUSHALL\r\n");
        const [answer] = await once(socket, "data");
        if (`${answer}` !== "+OK\r\n") throw new Error(`Redis answered ${answer}`);
      } finally {
        socket.destroy();
      }
    },
    async stop() {
      await end(child, "SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function begin(program, args) {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.add(child);
  child.on("close", () => children.delete(child));
  return child;
}

/** What a child says when it is ready; fails when it ends instead. */
function within(ready, child, name) {
  const failed = new Promise((_, fail) => {
    child.once("error", (error) =>
      fail(
        new Error(`${name} does not start: install it (bash ci/test push does)`, { cause: error }),
      ),
    );
    child.once("close", (code) => fail(new Error(`${name} ended with ${code}`)));
  });
  return Promise.race([ready, failed]);
}

async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "close");
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
