/** The push server's transports with the official client: the same sessions over each of them. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { after, afterEach, before, describe, test } from "node:test";
import WebSocket from "ws";
import { eventually } from "../lib/eventually.mjs";
import {
  connectBy,
  disconnectAll,
  listen,
  next,
  pause,
  refusal,
  TRANSPORTS,
} from "../lib/push-client.mjs";
import { startPush } from "../lib/push-server.mjs";

const PUBLIC = "public:updates:en-ZA";
const PRIVATE = "$private:user:en-ZA:7";
/** Longer than a line of the network: the client puts it together again. */
const LONG = "ф".repeat(40_000);
let server;

before(async () => {
  server = await startPush();
});
after(() => server?.stop());
afterEach(disconnectAll);

for (const transport of TRANSPORTS) {
  describe(transport, () => {
    const connect = (options) => connectBy([transport], server.url, options);
    const player = async (user = 7) =>
      connect({ token: await server.send({ do: "connection_token", user }) });

    test("publications arrive in order, long ones whole", async () => {
      const client = connect();
      const connected = next(client, "connected");
      const one = listen(client, PUBLIC);
      const [{ transport: used }] = await connected;
      assert.equal(used, transport);
      await one.ready;
      const all = [1, LONG, { event_name: "of\nlines", message: "data: {}\n\n" }];
      for (const data of all) await server.send({ do: "publish", channel: PUBLIC, data });
      await one.until(3);
      assert.deepEqual(one.heard, all);
      one.subscription.unsubscribe();
      await pause(200);
      await server.send({ do: "publish", channel: PUBLIC, data: "late" });
      await pause(200);
      assert.equal(one.heard.length, 3);
    });

    test("missed publications are recovered after a cut", async () => {
      const client = connect({ minReconnectDelay: 400, maxReconnectDelay: 500 });
      const one = listen(client, PUBLIC, { recoverable: true });
      await one.ready;
      const [away, back] = [next(client, "connecting"), next(one.subscription, "subscribed")];
      await server.send({ do: "drop" });
      await away;
      for (const data of [1, 2, 3]) await server.send({ do: "publish", channel: PUBLIC, data });
      const [{ recovered }] = await back;
      assert.ok(recovered);
      await one.until(3);
      assert.deepEqual(one.heard, [1, 2, 3]);
    });

    for (const code of [3000, 3500, 4500]) {
      test(`a connection that is ended with ${code} is told so`, async () => {
        const client = connect();
        await next(client, "connected");
        const isFinal = code !== 3000;
        const ended = next(client, isFinal ? "disconnected" : "connecting");
        const again = next(client, "connected");
        await server.send({ do: "disconnect", code, reason: "the reason" });
        assert.deepEqual(await ended, [{ code, reason: "the reason" }]);
        if (isFinal) await pause(500);
        else await again;
        assert.equal(client.state, isFinal ? "disconnected" : "connected");
      });
    }

    test("a private channel needs its token", async () => {
      const client = await player();
      const [{ code }] = await refusal(client.newSubscription(PRIVATE));
      assert.equal(code, 103);
      client.removeSubscription(client.getSubscription(PRIVATE));
      const getToken = ({ channel }) => server.send({ do: "subscription_token", user: 7, channel });
      const own = listen(client, PRIVATE, { getToken });
      await own.ready;
      await server.send({ do: "publish", channel: PRIVATE, data: { balance: 1 } });
      await own.until(1);
      assert.deepEqual(own.heard, [{ balance: 1 }]);
    });

    test("forged tokens are refused for good", async () => {
      const token = await server.send({ do: "connection_token", user: 7 });
      const client = connect({ token: `${token.slice(0, -3)}abc` });
      const [{ code }] = await next(client, "disconnected");
      assert.equal(code, 3500);
    });

    test("presence, joins and leaves name the client and the player", async () => {
      const watcher = await player();
      const connected = next(watcher, "connected");
      const one = listen(watcher, PUBLIC, { joinLeave: true });
      const moves = [];
      for (const move of ["join", "leave"]) {
        one.subscription.on(move, ({ info }) => moves.push([move, info.user, info.client]));
      }
      const [{ client: own }] = await connected;
      await one.ready;
      const visitor = connect();
      const [{ client: guest }] = await next(visitor, "connected");
      await listen(visitor, PUBLIC).ready;
      const { clients: present } = await one.subscription.presence();
      assert.deepEqual(present, {
        [own]: { client: own, user: "7" },
        [guest]: { client: guest, user: "" },
      });
      const stats = await one.subscription.presenceStats();
      assert.deepEqual(stats, { numClients: 2, numUsers: 2 });
      await assert.rejects(visitor.presence("public:match:en-ZA:1"), { code: 103 });
      visitor.disconnect();
      const seen = [
        ["join", "7", own],
        ["join", "", guest],
        ["leave", "", guest],
      ];
      await eventually(() => assert.deepEqual(moves, seen));
    });

    test("commands of the protocol are answered", async () => {
      const client = connect();
      const one = listen(client, PUBLIC);
      await one.ready;
      const { data } = await client.rpc("time", {});
      assert.ok(Math.abs(data.time - Date.now()) < 5_000, JSON.stringify(data));
      await assert.rejects(client.rpc("anything", {}), { code: 104 });
      await assert.rejects(one.subscription.publish({}), { code: 103 });
      await assert.rejects(client.publish("public:match:en-ZA:1", {}), { code: 103 });
      await client.send({ anything: 1 });
      const { offset } = await one.subscription.history({ limit: 0 });
      assert.ok(offset >= 0);
      assert.equal(client.state, "connected");
    });

    test("a server that falls silent is left, and found again", async () => {
      await server.send({ do: "ping", seconds: 1 });
      const client = connect({ maxServerPingDelay: 500 });
      await next(client, "connected");
      await pause(1_800);
      assert.equal(client.state, "connected");
      const [away, back] = [next(client, "connecting"), next(client, "connected")];
      await server.send({ do: "silence" });
      await server.send({ do: "publish", channel: PUBLIC, data: "unheard" });
      const [{ code }] = await away;
      assert.equal(code, 2, "no ping");
      await back;
      await server.send({ do: "ping", seconds: 25 });
    });
  });
}

describe("garbage", () => {
  // The client does not catch what it cannot read: these connections are read without it.
  const first = JSON.stringify({ id: 1, connect: {} });

  test("a websocket carries it and stays open", async () => {
    const socket = new WebSocket(server.url);
    const heard = [];
    socket.on("message", (data) => heard.push(`${data}`));
    await once(socket, "open");
    socket.send(first);
    await until(() => heard.length === 1);
    await server.send({ do: "garbage" });
    await until(() => heard.length === 4);
    for (const frame of heard.slice(1, 3)) assert.throws(() => JSON.parse(frame), frame);
    socket.send(JSON.stringify({ id: 2, rpc: { method: "time" } }));
    await until(() => heard.length === 5);
    assert.equal(JSON.parse(heard[4]).id, 2);
    socket.close();
  });

  const streams = {
    http_stream: (url) => fetch(url, { method: "POST", body: first }),
    sse: (url) => fetch(`${url}?cf_connect=${encodeURIComponent(first)}`),
  };
  for (const [transport, open] of Object.entries(streams)) {
    test(`${transport} carries it and stays open`, async () => {
      const answer = await open(server.url.replace(/^ws/, "http").replace(/websocket$/, transport));
      assert.match(answer.headers.get("cache-control"), /no-store/);
      const reader = answer.body.getReader();
      let heard = "";
      const reading = (async () => {
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          heard += Buffer.from(part.value).toString();
        }
      })();
      await until(() => heard.includes('"session"'));
      await server.send({ do: "garbage" });
      await until(() => heard.includes("Bad Gateway") && heard.includes("[17,null"));
      await server.send({ do: "disconnect", code: 3000, reason: "the end" });
      await reading;
      const line = heard
        .trim()
        .split("\n")
        .at(-1)
        .replace(/^data: /, "");
      const push = { disconnect: { code: 3000, reason: "the end" } };
      assert.deepEqual(JSON.parse(line), { push });
    });
  }
});

describe("expiring tokens", () => {
  let short;
  before(async () => {
    short = await startPush(["2"]);
  });
  after(() => short?.stop());

  test("an expired token is answered with 109 and requested again", async () => {
    const old = await short.send({ do: "connection_token", user: 7 });
    await pause(2_500);
    await Promise.all(TRANSPORTS.map((transport) => renew(transport, old)));
  });

  async function renew(transport, old) {
    let asked = 0;
    const getToken = () => {
      asked += 1;
      return short.send({ do: "connection_token", user: 7 });
    };
    const client = connectBy([transport], short.url, { token: old, getToken });
    const connected = next(client, "connected");
    const [{ error }] = await next(client, "error");
    assert.equal(error.code, 109, transport);
    await connected;
    assert.equal(asked, 1, transport);
    await pause(3_500);
    assert.equal(client.state, "connected", transport);
    assert.ok(asked >= 2, `${transport} renews its token`);
  }
});

describe("a refused websocket", () => {
  after(() => server.send({ do: "websockets", accept: true }));

  test("the next transport takes over", async () => {
    await server.send({ do: "websockets", accept: false });
    const client = connectBy(TRANSPORTS, server.url);
    const [{ transport }] = await next(client, "connected");
    assert.equal(transport, "http_stream");
    const one = listen(client, PUBLIC);
    await one.ready;
    await server.send({ do: "publish", channel: PUBLIC, data: 1 });
    await one.until(1);
  });
});

describe("emulation", () => {
  const post = (body) => {
    const url = server.url.replace(/^ws/, "http").replace(/connection\/websocket$/, "emulation");
    return fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  };

  test("commands for a session that does not exist are refused", async () => {
    const data = JSON.stringify({ id: 2, subscribe: { channel: PUBLIC } });
    const answer = await post({ session: "0".repeat(32), node: "sandbox", data });
    assert.equal(answer.status, 404);
    assert.equal((await post({ session: 7 })).status, 422);
    assert.equal((await post({ data: "x".repeat(100_000) })).status, 413);
  });
});

function until(is) {
  return eventually(() => assert.ok(is(), `not so: ${is}`));
}
