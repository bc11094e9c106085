/**
 * The connection to the operator fails in every way that a network and a server know. After each the
 * page shows the operator's prices within the times of the specification, or says that it cannot; and
 * the slip has lost nothing.
 *
 * Chromium has the connection in a shared worker. `own` takes that away, so that the page connects by
 * itself, as in Firefox and Safari.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtures, LEAGUE, picked, take } from "../lib/betting.mjs";
import { launch, open } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { signIn } from "../lib/player.mjs";
import { setUp } from "../lib/set-up.mjs";
import { openSlip, path, visit } from "../lib/steps.mjs";

const here = setUp(
  async (here) => {
    here.matches = await fixtures(here.stage.operator);
    here.odds = 3_000;
  },
  { locales: "en-ZA,ar", wired: true },
);

/** Longer than the page waits before it says that its prices may be outdated. */
const SAYS_SO_MS = 9_000;
/** Longer than the longest delay between two attempts. */
const COMES_BACK_MS = 25_000;

for (const own of [false, true]) {
  const by = own ? "by the page's own connection" : "by the shared worker";

  test(`prices arrive ${by}, and a close with 3000 is mended`, async () => {
    const it = await bettor({ own });
    await it.changes(2_000);
    await here.stage.operator.control("disconnect", { code: 3000, reason: "restart" });
    await it.changes(5_000);
    await it.reports(/lost: restart \(3000\)/);
    await it.close();
  });

  test(`offline at once, and online at once, ${by}`, async () => {
    const it = await bettor({ own });
    await it.context.setOffline(true);
    await it.html("[data-offline]", 1_000);
    await changePrice();
    await it.context.setOffline(false);
    await it.shows(3_000);
    await it.html(":not([data-offline], [data-stale])", 3_000);
    await it.close();
  });

  test(`a page of the back-forward cache has fresh prices in one round trip, ${by}`, async () => {
    const browser = await launch({ keepsPages: true });
    try {
      const it = await bettor({ own, browser });
      await it.page.evaluate(() => addEventListener("pageshow", (e) => (globalThis.back = e)));
      await it.page.goto(`${here.stage.site}/about`, { waitUntil: "load" });
      await changePrice();
      const first = it.page.waitForResponse((one) => one.url().includes("/api/v2/matches?id="));
      await it.page.evaluate(() => history.back()).catch(ignoreNavigation);
      await it.page.waitForFunction(() => globalThis.back?.persisted);
      await first;
      await it.shows(500);
      await it.changes(5_000);
      await it.close();
    } finally {
      await browser.close();
    }
  });

  test(`a machine that slept for an hour asks for what it missed, ${by}`, async () => {
    const it = await bettor({ own, clock: true });
    here.stage.wire.cut();
    await changePrice();
    await it.page.clock.fastForward(3_600_000);
    await it.html("[data-stale]", 2_000);
    here.stage.wire.mend();
    await it.shows(COMES_BACK_MS);
    await it.html(":not([data-stale])", COMES_BACK_MS);
    await it.close();
  });
}

test("a connection that is cut for 30 seconds, and for ten minutes", async () => {
  const [short, long] = [await bettor(), await bettor({ own: true, clock: true })];
  here.stage.wire.cut();
  const mended = performance.now() + 30_000;
  await changePrice();
  await Promise.all([
    short.html("[data-stale]", SAYS_SO_MS),
    long.html("[data-stale]", SAYS_SO_MS),
  ]);
  for (let seconds = 0; seconds < 600; seconds += 20) {
    await long.page.clock.fastForward(20_000);
    await long.page.waitForTimeout(100);
  }
  await long.html("[data-stale]", 100);
  await short.page.waitForTimeout(Math.max(0, mended - performance.now()));
  await short.html("[data-stale]", 100);
  here.stage.wire.mend();
  await Promise.all([short, long].map((one) => one.shows(COMES_BACK_MS)));
  await short.html(":not([data-stale])", 5_000);
  await long.html(":not([data-stale])", 5_000);
  await Promise.all([short.close(), long.close()]);
});

test("a token that has expired (109) is replaced", async () => {
  const { operator } = here.stage;
  await operator.control("transport", { token_seconds: 2 });
  const it = await bettor({ player: true });
  await operator.control("transport", { token_seconds: 600 });
  // The refresh fails, and so does the first call after the refusal.
  await operator.control("fail", { path: "/api/v2/websocket/token", status: 500, times: 2 });
  await it.page.waitForTimeout(3_500);
  await operator.control("drop_connections");
  await it.reports(/token expired/);
  await it.changes(COMES_BACK_MS);
  await it.html(":not([data-stale])", 5_000);
  await it.close();
});

for (const code of [3500, 4500]) {
  test(`a close with ${code} ends live prices, and the page says so`, async () => {
    const it = await bettor();
    await here.stage.operator.control("disconnect", { code, reason: "for good" });
    await it.html("[data-stale]", 2_000);
    const words = it.page.getByText("Live prices are off. Reload the page to turn them on.");
    await words.waitFor({ timeout: 5_000 });
    await it.reports(new RegExp(`ended: for good \\(${code}\\)`));
    await it.page.reload({ waitUntil: "load" });
    await it.changes(5_000);
    assert.equal(await words.count(), 0);
    await it.close();
  });
}

test("a server that sends nothing more is left", async () => {
  const { operator } = here.stage;
  await operator.control("transport", { ping_seconds: 1 });
  const it = await bettor();
  await operator.control("transport", { silent: true });
  await it.changes(18_000);
  await it.reports(/no ping/);
  await operator.control("transport", { silent: false, ping_seconds: 25 });
  await it.close();
});

test("garbage is reported, and nothing that came with it is lost", async () => {
  const it = await bettor();
  await here.stage.operator.control("transport", { garbage: true });
  await it.changes(5_000);
  await it.reports(/not the protocol/);
  await it.html(":not([data-stale])", 5_000);
  await it.close();
});

test("where websockets are blocked, an HTTP stream takes over; where that is, too, SSE", async () => {
  const { operator, wire } = here.stage;
  const moved = await bettor();
  await operator.control("transport", { websocket: false });
  try {
    const stream = await bettor();
    await stream.changes(2_000);
    const events = await bettor({ own: true, blocked: "**/connection/http_stream" });
    await events.changes(2_000);
    // One that had a websocket, and is now in a network that blocks it.
    await operator.control("drop_connections");
    await changePrice();
    await Promise.all([moved, stream, events].map((one) => one.shows(COMES_BACK_MS)));
    assert.equal(wire.sockets(), 0);
    await Promise.all([moved, stream, events].map((one) => one.close()));
  } finally {
    await operator.control("transport", { websocket: true });
  }
});

test("two tabs in two languages share a connection, which survives the first", async () => {
  const it = await bettor();
  const before = here.stage.wire.sockets();
  assert.equal(before, 1);
  const other = await it.context.newPage();
  await visit(other, `${here.stage.site}${path("ar", LEAGUE)}`);
  await other.locator(".odds[data-confirmed]").first().waitFor({ state: "attached" });
  await it.changes(2_000);
  await showsOn(other, 2_000);
  assert.equal(here.stage.wire.sockets(), 1);
  await it.page.close();
  await changePrice();
  await showsOn(other, 2_000);
  await other.waitForTimeout(500);
  assert.equal(here.stage.wire.sockets(), 1);
  await openSlip(other);
  assert.deepEqual(await picked(other), [here.matches[0].home]);
  await it.context.close();
});

/** Changes a price, as the operator does. */
async function changePrice() {
  here.odds += 50;
  const [match_id, market_id, , outcome_id] = here.matches[1].home.split(":").map(Number);
  const change = { match_id, market_id, outcome_id, odds: here.odds };
  await here.stage.operator.control("price", change);
}

/** Waits until a page shows the operator's price. */
function showsOn(page, withinMs) {
  const price = page.locator(`button[data-outcome="${here.matches[1].home}"]`).first();
  return eventually(
    async () => assert.equal(await price.getAttribute("data-odds"), `${here.odds}`),
    withinMs,
  );
}

/** A visitor, or a player, with a selection and a stake on the league's page, whose prices are live. */
async function bettor({ own, clock, player, blocked, browser = here.browser } = {}) {
  const { page, context, errors } = await open(browser);
  const said = [];
  page.on("console", (message) => said.push(message.text()));
  if (own) await page.addInitScript(() => delete globalThis.SharedWorker);
  if (clock) await page.clock.install();
  if (blocked) await page.route(blocked, (route) => route.abort());
  if (player) await signIn(context, here.stage);
  await visit(page, `${here.stage.site}${LEAGUE}`);
  await page.locator(".odds[data-confirmed]").first().waitFor({ state: "attached" });
  await take(page, [here.matches[0].home]);
  await page.getByTestId("slip-stake").fill("12.50");
  const it = {
    page,
    context,
    /** Waits until the page shows the operator's price. */
    shows: (withinMs) => showsOn(page, withinMs),
    /** Changes a price, and waits until the page shows it. */
    async changes(withinMs) {
      await changePrice();
      await it.shows(withinMs);
    },
    /** Waits for a state of the whole page. */
    html: (state, timeout) => page.locator(`html${state}`).waitFor({ state: "attached", timeout }),
    /** Fails unless the console has a report. */
    reports: (text) =>
      eventually(() =>
        assert.ok(
          said.some((one) => text.test(one)),
          said.join("\n"),
        ),
      ),
    /** Closes the page, whose slip must be as it was. */
    async close() {
      await openSlip(page);
      assert.deepEqual(await picked(page), [here.matches[0].home]);
      assert.equal(await page.getByTestId("slip-stake").inputValue(), "12.50");
      const crashes = errors.filter((one) => one.startsWith("page: "));
      assert.deepEqual(crashes, []);
      await context.close();
    },
  };
  return it;
}

/** The page goes while it is asked. */
function ignoreNavigation(error) {
  if (!/context was destroyed|navigat/i.test(error.message)) throw error;
}
