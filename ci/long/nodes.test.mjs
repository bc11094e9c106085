/**
 * The journeys of `connection.test.mjs` with two nodes of Centrifugo's engine over Redis, whose connections a
 * balancer hands out; and what only several nodes know: one is killed, then the other.
 *
 * Every fault of the sandbox is made here as well, but not all by the engine:
 *
 * - Centrifugo's `disconnect` closes connections with a code, but only those of a user. So a player is closed;
 *   the sandbox closes visitors, too. With 3000, its code of a connection that is gone, the engine sends no
 *   code at all: here a close that passes has 3001.
 * - The engine sends no garbage, keeps its pings, and always has websockets. The wire between it and the browsers
 *   adds frames, forgets connections, and refuses websockets.
 * - Tokens last as long as the sandbox says that signs them. They are signed again, for two seconds, on their way
 *   to a page that connects by itself: the calls of a shared worker are out of reach. Only the sandbox lets
 *   a token expire in a worker.
 *
 * Two suites run beside each other, each on a stage of its own: the one mostly waits.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LEAGUE } from "../lib/betting.mjs";
import { open } from "../lib/browser.mjs";
import { bettor, changePrice, oddsOn, prepare } from "../lib/connection/bettor.mjs";
import { OF_EACH_CONNECTION, PROMPT } from "../lib/connection/journeys.mjs";
import { PATIENT } from "../lib/connection/patient.mjs";
import { eventually } from "../lib/eventually.mjs";
import { setNodesStage } from "../lib/nodes-stage.mjs";
import { pricesIn } from "../lib/price-keys.mjs";
import { setUp } from "../lib/set-up.mjs";
import { visit } from "../lib/steps.mjs";

/**
 * How long a page takes to reach the other node: its first attempts, after the shortest delays, with what a busy
 * machine adds.
 */
const MOVES_MS = 8_000;

/** How long a connection is kept that no page needs any more, and more. */
const LINGERS_MS = 20_000;

describe("two nodes of Centrifugo's engine", { concurrency: 2 }, () => {
  describe("faults", { concurrency: 1 }, () => {
    const here = setUp(prepare, {}, setNodesStage);

    test("a node is killed while prices move, comes back, and the other is killed", () =>
      killOneAfterTheOther(here));

    for (const [at, [name, journey]] of Object.entries(OF_EACH_CONNECTION).entries()) {
      // One of the two ways: how a page connects is no matter of the nodes.
      test(name, () => journey(here, at % 2 === 1));
    }
    for (const [name, journey] of Object.entries(PROMPT)) test(name, () => journey(here));
  });

  describe("faults that last", { concurrency: 1 }, () => {
    const here = setUp(prepare, { pingsOften: true }, setNodesStage);

    for (const [name, journey] of Object.entries(PATIENT)) test(name, () => journey(here));

    test("what the nodes no longer know after an outage, the page asks the operator", async () => {
      const { cluster, wire } = here.stage;
      const it = await bettor(here);
      await it.changes();
      wire.cut();
      await changePrice(here);
      await cluster.forget();
      const asks = asked(it);
      wire.mend();
      await it.shows();
      assert.ok(asks.length > 0, "the page has asked");
      await it.changes();
      await it.html(":not([data-stale])");
      await it.close();
    });
  });
});

/** Pages with two selections each, connected in each way, while the nodes die. */
async function killOneAfterTheOther(here) {
  const { cluster, wire, faults } = here.stage;
  const picks = [0, 2].map((at) => here.matches[at].home);
  const by = (options) => bettor(here, { player: true, picks, ...options });
  const shared = await by({});
  const own = await by({ own: true });
  await faults.block(true);
  const stream = await by({ own: true });
  await stream.changes();
  await faults.block(false);
  const pages = [shared, own, stream];
  // Each page had another connection until the player was known, which lingers.
  await eventually(() => assert.equal(wire.sockets(), 2), LINGERS_MS);
  const connected = ({ url }) => wire.sockets(url);
  const [first, second] = [...cluster.nodes].sort((a, b) => connected(b) - connected(a));
  const asks = pages.map(asked);

  const dies = async (doomed, survivor) => {
    const market = move(here, picks);
    try {
      await Promise.all(pages.map((it) => moves(here, it)));
      await doomed.kill();
      await Promise.all(pages.map((it) => moves(here, it)));
      assert.equal(wire.sockets(survivor.url), 2);
    } finally {
      await market.stop();
    }
    await Promise.all(pages.map((it) => it.shows()));
    const fresh = await truth(here);
    for (const it of pages) {
      await eventually(async () => assert.deepEqual(await pricesOf(it.page), fresh), MOVES_MS);
      await it.html(":not([data-stale])");
      await it.keptSlip();
    }
  };
  await dies(first, second);
  await first.start();
  await dies(second, first);
  await second.start();
  // What they missed came from the history that the nodes share.
  assert.deepEqual(asks.flat(), []);
  for (const it of pages) await it.close();
}

/** What a page asks the operator about its matches from now on. */
function asked({ page }) {
  const calls = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v2/matches")) calls.push(request.url());
  });
  return calls;
}

/** Waits until a page shows a price that is younger than this call. */
async function moves(here, { page }) {
  const { odds } = here;
  await eventually(async () => {
    const shown = await oddsOn(here, page);
    assert.ok(shown > odds, `${page.url()} shows ${shown}, and not a price after ${odds}`);
  }, MOVES_MS);
}

/**
 * Moves the price that is watched, and those in the slip, until `stop`; not so fast that what a page misses would
 * be more than the nodes keep.
 */
function move(here, keys) {
  let isOver = false;
  const over = (async () => {
    while (!isOver) {
      for (const key of [undefined, ...keys]) await changePrice(here, key);
      await new Promise((next) => setTimeout(next, 300));
    }
  })();
  // Reported by `stop`; until then it is no unhandled rejection.
  over.catch(() => {});
  return {
    async stop() {
      isOver = true;
      await over;
      // The last one is about the watched price.
      await changePrice(here);
    },
  };
}

/** The prices of the league in REST, which a page shows that is loaded now. */
async function truth(here) {
  const { page, context } = await open(here.browser);
  try {
    await visit(page, `${here.stage.site}${LEAGUE}`);
    await page.locator(".odds[data-confirmed]").first().waitFor({ state: "attached" });
    const matches = await here.stage.operator.all("matches", { query: { sport_key: "soccer" } });
    const rest = new Map();
    for (const { id, main_market: market } of matches) {
      for (const outcome of market?.outcomes ?? []) {
        rest.set([id, market.id, market.specifier ?? "", outcome.id].join(":"), outcome.odds);
      }
    }
    return await eventually(async () => {
      const shown = await pricesOf(page);
      const known = here.matches.flatMap(({ home, draw, away }) => [home, draw, away]);
      for (const key of known) {
        assert.ok(rest.has(key), `REST has ${key}`);
        assert.equal(shown[key], rest.get(key), key);
      }
      return shown;
    }, MOVES_MS);
  } finally {
    await context.close();
  }
}

/** The prices in a page's lists by their keys. */
async function pricesOf(page) {
  const prices = await pricesIn(page.locator("sb-island.odds button[data-outcome]"));
  return Object.fromEntries(prices.map(({ key, odds }) => [key, odds]));
}
