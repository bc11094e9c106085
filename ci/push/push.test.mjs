/** The push server with the official Centrifuge client. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { after, afterEach, before, describe, test } from "node:test";
import { UnauthorizedError } from "centrifuge";
import WebSocket from "ws";
import {
  connect as connectTo,
  disconnectAll,
  listen,
  next,
  pause,
  refusal,
} from "../lib/push-client.mjs";
import { startPush } from "../lib/push-server.mjs";

const PUBLIC = "public:updates:en-ZA";
const PRIVATE = "$private:user:en-ZA:7";
let server;

before(async () => {
  server = await startPush();
});
after(() => server?.stop());
afterEach(disconnectAll);

test("the client has the islands' version", async () => {
  const version = async (folder) => {
    const file = new URL(`../../${folder}/package.json`, import.meta.url);
    const { dependencies, devDependencies } = JSON.parse(await readFile(file, "utf8"));
    return { ...dependencies, ...devDependencies }.centrifuge;
  };
  assert.equal(await version("ci"), await version("islands"));
});

describe("connections", () => {
  test("a visitor connects without a token", async () => {
    const client = connect();
    const [{ client: id, transport }] = await next(client, "connected");
    assert.ok(id);
    assert.equal(transport, "websocket");
  });

  test("a player connects with a token", async () => {
    const client = connect({ token: await server.send({ do: "connection_token", user: 7 }) });
    await next(client, "connected");
  });

  test("a forged token is refused for good", async () => {
    const token = await server.send({ do: "connection_token", user: 7 });
    const client = connect({ token: `${token.slice(0, -3)}abc` });
    const [{ code }] = await next(client, "disconnected");
    assert.equal(code, 3500);
  });

  test("a connection that is cut is restored", async () => {
    const client = connect();
    await next(client, "connected");
    const back = next(client, "connecting").then(() => next(client, "connected"));
    await server.send({ do: "drop" });
    await back;
  });

  test("a connection that is closed with 3000 is restored", async () => {
    const client = connect();
    await next(client, "connected");
    const again = next(client, "connected");
    await server.send({ do: "disconnect", code: 3000, reason: "restart" });
    await again;
    assert.equal(client.state, "connected");
  });

  for (const code of [3500, 4500]) {
    test(`a connection that is closed with ${code} stays closed`, async () => {
      const client = connect();
      await next(client, "connected");
      const ended = next(client, "disconnected");
      await server.send({ do: "disconnect", code, reason: "for good" });
      const [closed] = await ended;
      assert.deepEqual(closed, { code, reason: "for good" });
      await pause(1_000);
      assert.equal(client.state, "disconnected");
    });
  }

  test("only one player's connections are closed", async () => {
    const token = (user) => server.send({ do: "connection_token", user });
    const tokens = [await token(7), await token(8)];
    const [one, other] = tokens.map((own) => connect({ token: own }));
    await Promise.all([next(one, "connected"), next(other, "connected")]);
    const ended = next(one, "disconnected");
    await server.send({ do: "disconnect_user", user: 7, code: 3503, reason: "signed out" });
    await ended;
    await pause(200);
    assert.equal(other.state, "connected");
  });

  test("an invalid command closes the connection", async () => {
    const socket = new WebSocket(server.url);
    await once(socket, "open");
    socket.send("this is not a command");
    const [code] = await once(socket, "close");
    assert.equal(code, 3501);
  });

  test("one message may have several commands", async () => {
    const socket = new WebSocket(server.url);
    await once(socket, "open");
    const lines = [
      { id: 1, connect: {} },
      { id: 2, subscribe: { channel: PUBLIC } },
    ];
    socket.send(lines.map((line) => JSON.stringify(line)).join("\n"));
    const replies = [];
    for await (const [data] of on(socket, "message")) {
      replies.push(...`${data}`.split("\n").map((line) => JSON.parse(line)));
      if (replies.length === 2) break;
    }
    assert.deepEqual(
      replies.map(({ id }) => id),
      [1, 2],
    );
    assert.ok(replies[0].connect.ping > 0 && replies[0].connect.pong);
    assert.ok(replies[1].subscribe.recoverable);
    socket.close();
  });
});

describe("channels", () => {
  test("a publication reaches subscribers only", async () => {
    const client = connect();
    const one = listen(client, PUBLIC);
    const other = listen(client, "public:match:en-ZA:1");
    await Promise.all([one.ready, other.ready]);
    const event = { event_name: "match_status_changed", message: { match_id: 1, status: 1 } };
    await server.send({ do: "publish", channel: PUBLIC, data: event });
    await one.until(1);
    await pause(200);
    assert.deepEqual(one.heard, [event]);
    assert.deepEqual(other.heard, []);
  });

  test("after unsubscribing nothing arrives", async () => {
    const client = connect();
    const one = listen(client, PUBLIC);
    await one.ready;
    one.subscription.unsubscribe();
    await pause(100);
    await server.send({ do: "publish", channel: PUBLIC, data: 1 });
    await pause(200);
    assert.deepEqual(one.heard, []);
  });

  test("a private channel is refused without its token", async () => {
    const client = connect({ token: await server.send({ do: "connection_token", user: 7 }) });
    const [{ code }] = await refusal(client.newSubscription(PRIVATE));
    assert.equal(code, 103);
  });

  test("a private channel is refused with the token of another channel or player", async () => {
    const client = connect({ token: await server.send({ do: "connection_token", user: 7 }) });
    const foreign = [
      { user: 7, channel: "$private:user:en-ZA:8" },
      { user: 8, channel: PRIVATE },
    ];
    for (const { user, channel } of foreign) {
      const token = await server.send({ do: "subscription_token", user, channel });
      const subscription = client.newSubscription(PRIVATE, { token });
      const [{ code }] = await refusal(subscription);
      assert.equal(code, 103);
      client.removeSubscription(subscription);
    }
  });

  test("a private channel is open with its token", async () => {
    const client = connect({ token: await server.send({ do: "connection_token", user: 7 }) });
    const getToken = ({ channel }) => server.send({ do: "subscription_token", user: 7, channel });
    const own = listen(client, PRIVATE, { getToken });
    await own.ready;
    await server.send({ do: "publish", channel: PRIVATE, data: { balance: 1 } });
    await own.until(1);
    assert.deepEqual(own.heard, [{ balance: 1 }]);
  });

  test("an unknown channel does not exist", async () => {
    const client = connect();
    const [{ code }] = await refusal(client.newSubscription("other:updates"));
    assert.equal(code, 102);
  });
});

describe("recovery", () => {
  test("missed publications are recovered once and in order", async () => {
    const client = connect({ minReconnectDelay: 400, maxReconnectDelay: 500 });
    const one = listen(client, PUBLIC, { recoverable: true });
    await one.ready;
    await server.send({ do: "publish", channel: PUBLIC, data: 1 });
    await one.until(1);
    const away = next(client, "connecting");
    const back = next(one.subscription, "subscribed");
    await server.send({ do: "drop" });
    await away;
    for (const data of [2, 3, 4]) await server.send({ do: "publish", channel: PUBLIC, data });
    const [{ recovered, wasRecovering }] = await back;
    assert.ok(wasRecovering && recovered);
    await server.send({ do: "publish", channel: PUBLIC, data: 5 });
    await one.until(5);
    assert.deepEqual(one.heard, [1, 2, 3, 4, 5]);
  });

  test("expired publications are reported as not recovered", async () => {
    const channel = "public:match:en-ZA:99";
    const client = connect({ minReconnectDelay: 400, maxReconnectDelay: 500 });
    const one = listen(client, channel, { recoverable: true });
    await one.ready;
    const away = next(client, "connecting");
    const back = next(one.subscription, "subscribed");
    await server.send({ do: "drop" });
    await away;
    for (let data = 0; data < 150; data += 1) {
      await server.send({ do: "publish", channel, data });
    }
    const [{ recovered, wasRecovering }] = await back;
    assert.ok(wasRecovering && !recovered);
  });

  test("the history of a channel can be read", async () => {
    const channel = "public:match:en-ZA:5";
    const one = listen(connect(), channel);
    await one.ready;
    for (const data of [1, 2, 3]) await server.send({ do: "publish", channel, data });
    const past = await one.subscription.history({ limit: 2, reverse: true });
    assert.deepEqual(
      past.publications.map(({ data }) => data),
      [3, 2],
    );
    const since = { offset: past.offset - 1, epoch: past.epoch };
    const rest = await one.subscription.history({ limit: -1, since });
    assert.deepEqual(
      rest.publications.map(({ data }) => data),
      [3],
    );
    const foreign = { limit: -1, since: { offset: 0, epoch: "elsewhere" } };
    await assert.rejects(one.subscription.history(foreign), { code: 112 });
  });

  test("a channel without subscribers keeps no history", async () => {
    const channel = "public:match:en-ZA:6";
    await server.send({ do: "publish", channel, data: 1 });
    assert.equal(await server.send({ do: "has_listeners", channel }), false);
  });
});

describe("tokens that expire", () => {
  let short;
  before(async () => {
    short = await startPush(["2"]);
  });
  after(() => short?.stop());

  test("a player who renews the token stays connected", async () => {
    let asked = 0;
    const getToken = () => {
      asked += 1;
      return short.send({ do: "connection_token", user: 7 });
    };
    const client = connect({ getToken }, short.url);
    await next(client, "connected");
    let left = false;
    client.on("connecting", () => {
      left = true;
    });
    await pause(5_000);
    assert.ok(asked >= 2, `asked ${asked} times`);
    assert.equal(left, false);
    assert.equal(client.state, "connected");
  });

  test("a player without a new token is disconnected for good", async () => {
    let asked = 0;
    const getToken = async () => {
      asked += 1;
      if (asked > 1) throw new UnauthorizedError("signed out");
      return short.send({ do: "connection_token", user: 7 });
    };
    const client = connect({ getToken }, short.url);
    await next(client, "connected");
    await next(client, "disconnected");
    assert.ok(asked > 1);
  });

  test("an expired token is requested again", async () => {
    const old = await short.send({ do: "connection_token", user: 7 });
    await pause(2_500);
    let asked = 0;
    const getToken = () => {
      asked += 1;
      return short.send({ do: "connection_token", user: 7 });
    };
    const client = connect({ token: old, getToken }, short.url);
    // Sent together with the connect that is refused.
    const subscription = client.newSubscription(PUBLIC);
    subscription.subscribe();
    await next(client, "connected");
    assert.equal(asked, 1);
    await subscription.ready(2_000);
  });
});

function connect(options, url = server.url) {
  return connectTo(url, options);
}

async function* on(emitter, name) {
  const waiting = [];
  let wake = () => {};
  emitter.on(name, (...args) => {
    waiting.push(args);
    wake();
  });
  for (;;) {
    while (waiting.length > 0) yield waiting.shift();
    await new Promise((done) => {
      wake = done;
    });
  }
}
