/** Two nodes of Centrifugo's engine over Redis with the official client, by its three transports. */
import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import { sign, startCluster } from "../lib/centrifugo.mjs";
import {
  connectBy,
  disconnectAll,
  listen,
  next,
  pause,
  refusal,
  TRANSPORTS,
} from "../lib/push-client.mjs";

const PUBLIC = "public:updates:en-ZA";
const PRIVATE = "$private:user:en-ZA:7";
let cluster;

before(async () => {
  cluster = await startCluster({ args: ["--grace", "1s"] });
});
after(() => cluster?.stop());
afterEach(disconnectAll);

const endpoint = (url) => `${url.replace(/^http/, "ws")}/connection/websocket`;
const connect = (transport, node, options) =>
  connectBy([transport], endpoint(cluster.nodes[node].url), options);

for (const transport of TRANSPORTS) {
  describe(transport, () => {
    test("what one node publishes is heard at the other, and recovered there", async () => {
      const client = connect(transport, 0);
      const one = listen(client, PUBLIC, { recoverable: true });
      await one.ready;
      const at = cluster.nodes[1].url;
      await cluster.call("publish", { channel: PUBLIC, data: 1 }, { at });
      await one.until(1);
      client.disconnect();
      for (const data of [2, 3]) await cluster.call("publish", { channel: PUBLIC, data }, { at });
      const back = next(one.subscription, "subscribed");
      client.connect();
      const [{ recovered }] = await back;
      assert.ok(recovered);
      await one.until(3);
      assert.deepEqual(one.heard, [1, 2, 3]);
    });

    test("a private channel is open to its player with a token, and to nobody else", async () => {
      const client = connect(transport, 0, { token: cluster.connectionToken(7) });
      const refused = async (options) => {
        const subscription = client.newSubscription(PRIVATE, options);
        const [{ code }] = await refusal(subscription);
        assert.equal(code, 103);
        client.removeSubscription(subscription);
      };
      await refused({});
      await refused({ token: cluster.subscriptionToken(8, PRIVATE) });
      await refused({ token: cluster.subscriptionToken(7, "$private:user:en-ZA:8") });
      const own = listen(client, PRIVATE, { token: cluster.subscriptionToken(7, PRIVATE) });
      await own.ready;
      await cluster.call("publish", { channel: PRIVATE, data: { balance: 1 } });
      await own.until(1);
      assert.deepEqual(own.heard, [{ balance: 1 }]);
    });

    test("a player is disconnected by the server API, at whatever node", async () => {
      const client = connect(transport, 0, { token: cluster.connectionToken(7) });
      const other = connect(transport, 0, { token: cluster.connectionToken(8) });
      await Promise.all([next(client, "connected"), next(other, "connected")]);
      const ended = next(client, "disconnected");
      const disconnect = { code: 4500, reason: "signed out" };
      const at = cluster.nodes[1].url;
      const answer = await cluster.call("disconnect", { user: "7", disconnect }, { at });
      assert.deepEqual(answer, { result: {} });
      assert.deepEqual(await ended, [disconnect]);
      assert.equal(other.state, "connected");
    });
  });
}

describe("tokens", () => {
  test("expired ones are answered with 109 and requested again", () =>
    Promise.all(TRANSPORTS.map(renew)));

  async function renew(transport) {
    let asked = 0;
    const getToken = async () => {
      asked += 1;
      return cluster.connectionToken(7, 2);
    };
    const client = connect(transport, 0, { token: cluster.connectionToken(7, -1), getToken });
    const connected = next(client, "connected");
    const [{ error }] = await next(client, "error");
    assert.equal(error.code, 109, transport);
    await connected;
    await pause(3_500);
    assert.equal(client.state, "connected", transport);
    assert.ok(asked >= 2, `${transport} renews its token`);
  }

  test("those of another secret, algorithm or purpose are refused for good", async () => {
    const exp = Math.floor(Date.now() / 1000) + 60;
    const none = sign(cluster.secret, { sub: "7", exp }).replace(
      /^[^.]+/,
      Buffer.from('{"alg":"none"}').toString("base64url"),
    );
    const refused = [sign("other", { sub: "7", exp }), cluster.subscriptionToken(7, PRIVATE), none];
    for (const token of refused) {
      const [{ code }] = await next(connect("websocket", 0, { token }), "disconnected");
      assert.equal(code, 3500, token);
    }
  });
});

describe("the server API", () => {
  test("answers as Centrifugo documents", async () => {
    assert.deepEqual(await cluster.call("publish", {}, { with: "wrong" }), { status: 401 });
    const error = { error: { code: 102, message: "unknown channel" } };
    const bad = { error: { code: 107, message: "bad request" } };
    assert.deepEqual(await cluster.call("publish", { channel: "x:y", data: 1 }), error);
    assert.deepEqual(await cluster.call("publish", { channel: PUBLIC }), bad);
    const channels = [PUBLIC, "public:updates:ar", "x:y"];
    const { result } = await cluster.call("broadcast", { channels, data: 1 });
    assert.ok(result.responses[0].result.offset > 0 && result.responses[1].result.epoch);
    assert.deepEqual(result.responses[2], error);
    const publish = { channel: PUBLIC, data: 1, idempotency_key: "once" };
    const commands = [{ publish }, { publish }, { publish: { channel: "x:y", data: 1 } }];
    const { replies } = await cluster.call("batch", { commands });
    assert.ok(replies[0].publish.offset > 0);
    assert.deepEqual(replies[1], replies[0], "the same key publishes once");
    assert.deepEqual(replies[2], error);
  });
});

describe("a node that dies", () => {
  test("its clients go to the other one and miss nothing", async () => {
    const doomed = await startCluster();
    try {
      const clients = Array.from({ length: 6 }, (_, at) =>
        connectBy([TRANSPORTS[at % 3]], endpoint(doomed.url), { maxReconnectDelay: 300 }),
      );
      const all = clients.map((client) => listen(client, PUBLIC, { recoverable: true }));
      await Promise.all(all.map(({ ready }) => ready));
      const data = Array.from({ length: 30 }, (_, at) => at);
      for (const one of data) {
        if (one === 10) await doomed.nodes[0].kill();
        await doomed.call("publish", { channel: PUBLIC, data: one }, { at: doomed.nodes[1].url });
        await pause(20);
      }
      await Promise.all(all.map((one) => one.until(data.length)));
      for (const one of all) assert.deepEqual(one.heard, data);
    } finally {
      disconnectAll();
      await doomed.stop();
    }
  });
});
