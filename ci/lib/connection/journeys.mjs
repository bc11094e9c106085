/**
 * Journeys through the faults of a network and of a push server, by name. After each the page shows the
 * operator's prices, or says that it cannot; and the slip has lost nothing. How soon is shown by unit tests of
 * `islands/src/push` and `islands/src/live`, whose clocks stand still.
 *
 * They run on any stage (`faults.mjs`) after `prepare` (`bettor.mjs`).
 */
import assert from "node:assert/strict";
import { LEAGUE, picked } from "../betting.mjs";
import { launch } from "../browser.mjs";
import { openSlip, path, visit } from "../steps.mjs";
import { bettor, changePrice, showsOn } from "./bettor.mjs";

/**
 * For each of the two ways to be connected. Chromium has the connection in a shared worker; `own` takes
 * that away, so that the page connects by itself, as in Firefox and Safari.
 */
export const OF_EACH_CONNECTION = {
  async "prices arrive, and a close with a passing code is mended"(here, own) {
    const { faults } = here.stage;
    const it = await bettor(here, { own, ...faults.closable });
    await it.changes();
    await faults.close(faults.passing, "restart");
    await it.changes();
    await it.reports(new RegExp(`lost: restart \\(${faults.passing}\\)`));
    await it.close();
  },

  async "offline at once, and online at once"(here, own) {
    const it = await bettor(here, { own });
    await it.context.setOffline(true);
    await it.html("[data-offline]");
    await changePrice(here);
    await it.context.setOffline(false);
    await it.shows();
    await it.html(":not([data-offline], [data-stale])");
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
      await it.shows();
      await it.changes();
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
    await it.html("[data-stale]");
    here.stage.wire.mend();
    await it.shows();
    await it.html(":not([data-stale])");
    await it.close();
  },
};

/** Those that take some seconds. */
export const PROMPT = {
  async "a close with 3500 ends live prices, and the page says so"(here) {
    await endsWith(here, 3500);
  },

  async "garbage is reported, and nothing that came with it is lost"(here) {
    const it = await bettor(here);
    await here.stage.faults.garble();
    await it.changes();
    await it.reports(/not the protocol/);
    await it.html(":not([data-stale])");
    await it.close();
  },

  async "where websockets are blocked, an HTTP stream takes over; where that is, too, SSE"(here) {
    const { faults, wire } = here.stage;
    const moved = await bettor(here);
    await faults.block(true);
    try {
      const stream = await bettor(here);
      await stream.changes();
      const events = await bettor(here, { own: true, blocked: "**/connection/http_stream" });
      await events.changes();
      // One that had a websocket, and is now in a network that blocks it.
      await faults.drop();
      await changePrice(here);
      await Promise.all([moved, stream, events].map((one) => one.shows()));
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
    await it.changes();
    await showsOn(here, other);
    assert.equal(wire.sockets(), 1);
    await it.page.close();
    await changePrice(here);
    await showsOn(here, other);
    assert.equal(wire.sockets(), 1);
    await openSlip(other);
    assert.deepEqual(await picked(other), [here.matches[0].home]);
    await it.context.close();
  },
};

/** The connection ends for good, and the page says so. */
export async function endsWith(here, code) {
  const { faults } = here.stage;
  const it = await bettor(here, faults.closable);
  await faults.close(code, "for good");
  await it.html("[data-stale]");
  const words = it.page.getByText(
    "Price updates have stopped. Reload the page to start them again.",
  );
  await words.waitFor();
  await it.reports(new RegExp(`ended: for good \\(${code}\\)`));
  await it.page.reload({ waitUntil: "load" });
  await it.changes();
  assert.equal(await words.count(), 0);
  await it.close();
}

/** The page goes while it is asked. */
function ignoreNavigation(error) {
  if (!/context was destroyed|navigat/i.test(error.message)) throw error;
}
