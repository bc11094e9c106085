/**
 * Journeys through the faults of a network and of a push server, by name. After each the page shows the
 * operator's prices within the times of the specification, or says that it cannot; and the slip has lost
 * nothing.
 *
 * They run on any stage (`faults.mjs`) after `prepare` (`bettor.mjs`).
 */
import assert from "node:assert/strict";
import { LEAGUE, picked } from "../betting.mjs";
import { launch } from "../browser.mjs";
import { openSlip, path, visit } from "../steps.mjs";
import { bettor, changePrice, showsOn } from "./bettor.mjs";

/** Longer than the page waits before it says that its prices may be outdated. */
const SAYS_SO_MS = 9_000;
/** Longer than the longest delay between two attempts. */
export const COMES_BACK_MS = 25_000;

/**
 * For each of the two ways to be connected. Chromium has the connection in a shared worker; `own` takes
 * that away, so that the page connects by itself, as in Firefox and Safari.
 */
export const OF_EACH_CONNECTION = {
  async "prices arrive, and a close with a passing code is mended"(here, own) {
    const { faults } = here.stage;
    const it = await bettor(here, { own, ...faults.closable });
    await it.changes(2_000);
    await faults.close(faults.passing, "restart");
    await it.changes(5_000);
    await it.reports(new RegExp(`lost: restart \\(${faults.passing}\\)`));
    await it.close();
  },

  async "offline at once, and online at once"(here, own) {
    const it = await bettor(here, { own });
    await it.context.setOffline(true);
    await it.html("[data-offline]", 1_000);
    await changePrice(here);
    await it.context.setOffline(false);
    await it.shows(3_000);
    await it.html(":not([data-offline], [data-stale])", 3_000);
    await it.close();
  },

  async "a page of the back-forward cache has fresh prices in one round trip"(here, own) {
    const browser = await launch({ keepsPages: true });
    try {
      const it = await bettor(here, { own, browser });
      await it.page.evaluate(() => addEventListener("pageshow", (e) => (globalThis.back = e)));
      await it.page.goto(`${here.stage.site}/about`, { waitUntil: "load" });
      await changePrice(here);
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
  },

  async "a machine that slept for an hour asks for what it missed"(here, own) {
    const it = await bettor(here, { own });
    here.stage.wire.cut();
    await changePrice(here);
    await it.page.clock.fastForward(3_600_000);
    await it.html("[data-stale]", 2_000);
    here.stage.wire.mend();
    await it.shows(COMES_BACK_MS);
    await it.html(":not([data-stale])", COMES_BACK_MS);
    await it.close();
  },
};

/** Those that take some seconds. */
export const PROMPT = {
  async "a close with 3500 ends live prices, and the page says so"(here) {
    await endsWith(here, 3500);
  },

  async "a close with 4500 ends live prices, and the page says so"(here) {
    await endsWith(here, 4500);
  },

  async "a token that has expired (109) is replaced"(here) {
    const { operator, faults } = here.stage;
    const { options, end } = await faults.expireTokens();
    const it = await bettor(here, { player: true, ...options });
    await end();
    // The refresh fails, and so does the first call after the refusal.
    await operator.control("fail", { path: "/api/v2/websocket/token", status: 500, times: 2 });
    await it.page.waitForTimeout(3_500);
    await faults.drop();
    await it.reports(/token expired/);
    await it.changes(COMES_BACK_MS);
    await it.html(":not([data-stale])", 5_000);
    await it.close();
  },

  async "garbage is reported, and nothing that came with it is lost"(here) {
    const it = await bettor(here);
    await here.stage.faults.garble();
    await it.changes(5_000);
    await it.reports(/not the protocol/);
    await it.html(":not([data-stale])", 5_000);
    await it.close();
  },

  async "where websockets are blocked, an HTTP stream takes over; where that is, too, SSE"(here) {
    const { faults, wire } = here.stage;
    const moved = await bettor(here);
    await faults.block(true);
    try {
      const stream = await bettor(here);
      await stream.changes(2_000);
      const events = await bettor(here, { own: true, blocked: "**/connection/http_stream" });
      await events.changes(2_000);
      // One that had a websocket, and is now in a network that blocks it.
      await faults.drop();
      await changePrice(here);
      await Promise.all([moved, stream, events].map((one) => one.shows(COMES_BACK_MS)));
      assert.equal(wire.sockets(), 0);
      await Promise.all([moved, stream, events].map((one) => one.close()));
    } finally {
      await faults.block(false);
    }
  },

  async "two tabs in two languages share a connection, which survives the first"(here) {
    const { wire, site } = here.stage;
    const it = await bettor(here);
    assert.equal(wire.sockets(), 1);
    const other = await it.context.newPage();
    await visit(other, `${site}${path("ar", LEAGUE)}`);
    await other.locator(".odds[data-confirmed]").first().waitFor({ state: "attached" });
    await it.changes(2_000);
    await showsOn(here, other, 2_000);
    assert.equal(wire.sockets(), 1);
    await it.page.close();
    await changePrice(here);
    await showsOn(here, other, 2_000);
    await other.waitForTimeout(500);
    assert.equal(wire.sockets(), 1);
    await openSlip(other);
    assert.deepEqual(await picked(other), [here.matches[0].home]);
    await it.context.close();
  },
};

/** Those that mostly wait, for a quarter of a minute or longer. */
export const PATIENT = {
  async "a connection that is cut for 30 seconds, and for ten minutes"(here) {
    const { wire } = here.stage;
    const short = await bettor(here);
    const long = await bettor(here, { own: true });
    wire.cut();
    const mended = performance.now() + 30_000;
    await changePrice(here);
    await Promise.all([
      short.html("[data-stale]", SAYS_SO_MS),
      long.html("[data-stale]", SAYS_SO_MS),
    ]);
    for (let seconds = 0; seconds < 600; seconds += 20) {
      await long.page.clock.fastForward(20_000);
      await long.page.waitForTimeout(100);
    }
    await long.html("[data-stale]", 2_000);
    await short.page.waitForTimeout(Math.max(0, mended - performance.now()));
    await short.html("[data-stale]", 2_000);
    wire.mend();
    await Promise.all([short, long].map((one) => one.shows(COMES_BACK_MS)));
    await short.html(":not([data-stale])", 5_000);
    await long.html(":not([data-stale])", 5_000);
    await Promise.all([short.close(), long.close()]);
  },

  async "a server that sends nothing more is left"(here) {
    const { faults } = here.stage;
    await faults.pingOften();
    const it = await bettor(here);
    await faults.silence();
    await it.changes(18_000);
    await it.reports(/no ping/);
    await faults.speak();
    await it.close();
  },
};

async function endsWith(here, code) {
  const { faults } = here.stage;
  const it = await bettor(here, faults.closable);
  await faults.close(code, "for good");
  await it.html("[data-stale]", 2_000);
  const words = it.page.getByText("Live prices are off. Reload the page to turn them on.");
  await words.waitFor({ timeout: 5_000 });
  await it.reports(new RegExp(`ended: for good \\(${code}\\)`));
  await it.page.reload({ waitUntil: "load" });
  await it.changes(5_000);
  assert.equal(await words.count(), 0);
  await it.close();
}

/** The page goes while it is asked. */
function ignoreNavigation(error) {
  if (!/context was destroyed|navigat/i.test(error.message)) throw error;
}
