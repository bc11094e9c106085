/**
 * The connection to the operator fails in every way that a network and a server know, at the sandbox's own
 * push server. After each fault the page shows the operator's prices, or says that it cannot
 * (`lib/connection/journeys.mjs`). `long/nodes.test.mjs` runs the same journeys on nodes of Centrifugo's engine.
 */
import { test } from "node:test";
import { prepare } from "../lib/connection/bettor.mjs";
import { OF_EACH_CONNECTION, PROMPT } from "../lib/connection/journeys.mjs";
import { PATIENT } from "../lib/connection/patient.mjs";
import { inFull, setUp } from "../lib/set-up.mjs";

/** What the gate shows of a page's own connection, which differs from the shared one in where it runs alone. */
const BY_THE_PAGE = /^prices arrive/;

const here = setUp(prepare, { locales: "en-ZA,ar", wired: true });

for (const own of [false, true]) {
  const by = own ? "by the page's own connection" : "by the shared worker";
  for (const [name, journey] of Object.entries(OF_EACH_CONNECTION)) {
    const define = own && !BY_THE_PAGE.test(name) ? inFull : test;
    define(`${name}, ${by}`, () => journey(here, own));
  }
}

for (const [name, journey] of Object.entries(PROMPT)) test(name, () => journey(here));
for (const [name, journey] of Object.entries(PATIENT)) inFull(name, () => journey(here));
