/** The official Centrifuge client, as tests use it. */
import assert from "node:assert/strict";
import { Centrifuge } from "centrifuge";
import { EventSource } from "eventsource";
import WebSocket from "ws";
import { eventually } from "./eventually.mjs";

/** The ways to reach a push server, as the client names them. */
export const TRANSPORTS = ["websocket", "http_stream", "sse"];

const clients = new Set();

/** Disconnects all clients. */
export function disconnectAll() {
  for (const client of clients) client.disconnect();
  clients.clear();
}

/** A client that connects to the websocket at `url`. */
export function connect(url, options = {}) {
  return begin(url, options);
}

/** A client that connects to the server of the websocket at `url`, by these transports in turn. */
export function connectBy(transports, url, options = {}) {
  const of = (transport) => {
    const endpoint = url.replace(/websocket$/, transport);
    return transport === "websocket" ? endpoint : endpoint.replace(/^ws/, "http");
  };
  return begin(
    transports.map((transport) => ({ transport, endpoint: of(transport) })),
    {
      emulationEndpoint: url.replace(/^ws/, "http").replace(/connection\/websocket$/, "emulation"),
      ...options,
    },
  );
}

function begin(endpoint, options) {
  const client = new Centrifuge(endpoint, {
    websocket: WebSocket,
    eventsource: EventSource,
    fetch: fetchOf(options.emulationEndpoint),
    minReconnectDelay: 100,
    timeout: 2_000,
    ...options,
  });
  clients.add(client);
  client.connect();
  return client;
}

/**
 * The client sends its commands to the emulation endpoint without a look at the answer: one that is lost with its
 * server runs into the client's time limit. In Node the failed request would also be a rejection that nobody handles.
 */
function fetchOf(emulation) {
  return async (url, init) => {
    try {
      return await fetch(url, init);
    } catch (error) {
      if (url !== emulation) throw error;
      return Response.error();
    }
  };
}

/** Subscribes to a channel: what arrived, and a wait for enough of it. */
export function listen(client, channel, options) {
  const subscription = client.newSubscription(channel, options);
  const heard = [];
  subscription.on("publication", ({ data }) => heard.push(data));
  const ready = next(subscription, "subscribed");
  subscription.subscribe();
  const until = (count) =>
    eventually(() =>
      assert.ok(heard.length >= count, `heard ${JSON.stringify(heard)} of ${count}`),
    );
  return { subscription, heard, ready, until };
}

/** How a subscription is refused: for good, or as an error that is retried. */
export function refusal(subscription) {
  const refused = Promise.race([
    next(subscription, "unsubscribed"),
    next(subscription, "error").then(([{ error }]) => [error]),
  ]);
  subscription.subscribe();
  return refused;
}

/** The next event with this name. Unlike Node's own, it does not treat other events as failures. */
export function next(emitter, name) {
  return new Promise((done) => emitter.once(name, (...args) => done(args)));
}

/** The push server and its client have timers of their own, which are the machine's. */
export function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}
