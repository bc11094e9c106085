/**
 * A site whose first transport is WebTransport, and whose second a websocket, at a node of Centrifugo's engine. The
 * settings have nothing else, so what arrives without a websocket has come by WebTransport.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { bettor, changePrice, prepare } from "../lib/connection/bettor.mjs";
import { PROMPT } from "../lib/connection/journeys.mjs";
import { setNodesStage } from "../lib/nodes-stage.mjs";
import { setUp } from "../lib/set-up.mjs";

/** Longer than it takes to miss a ping, to give up WebTransport after several attempts, and to begin anew. */
const MOVES_MS = 60_000;

const here = setUp(
  prepare,
  { locales: "en-ZA", pingsOften: true, webtransport: true },
  setNodesStage,
);

test("a browser without WebTransport has prices by a websocket at once", async () => {
  const before = (page) => page.addInitScript(() => delete globalThis.WebTransport);
  const it = await bettor(here, { own: true, before });
  await it.changes();
  assert.equal(here.stage.wire.sockets(), 1);
  assert.equal(here.stage.datagrams.clients(), 0);
  await it.close();
});

test("a network that lets no datagram through has prices by a websocket", async () => {
  const { datagrams, wire } = here.stage;
  datagrams.cut();
  try {
    const it = await bettor(here);
    await it.changes();
    assert.equal(wire.sockets(), 1);
    await it.close();
  } finally {
    datagrams.mend();
  }
});

test("a close that is final arrives as the last line of the stream", async () => {
  await PROMPT["a close with 3500 ends live prices, and the page says so"](here);
  assert.equal(here.stage.wire.sockets(), 0);
});

test("the shared worker has prices by WebTransport, and by a websocket once datagrams are lost", async () => {
  const { datagrams } = here.stage;
  try {
    await moves({}, async (it) => {
      datagrams.cut();
      await it.html("[data-stale]", MOVES_MS);
    });
  } finally {
    datagrams.mend();
  }
});

// The last: the port stays closed.
test("a page of its own has prices by WebTransport, and by a websocket once the port is closed", async () => {
  await moves({ own: true }, here.stage.datagrams.close);
});

/** A page that is connected by WebTransport, before and after something `happens` to that. */
async function moves(options, happens) {
  const { datagrams, wire } = here.stage;
  const it = await bettor(here, options);
  await it.changes();
  await it.changes();
  assert.equal(wire.sockets(), 0);
  assert.ok(datagrams.clients() > 0, "the node has heard from the browser");
  await happens(it);
  await changePrice(here);
  await it.shows(MOVES_MS);
  assert.equal(wire.sockets(), 1);
  await it.html(":not([data-stale])");
  await it.changes();
  await it.close();
}
