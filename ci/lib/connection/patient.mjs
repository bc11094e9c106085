/** Journeys as in `journeys.mjs` that wait for what only time brings. */
import { bettor, changePrice } from "./bettor.mjs";
import { endsWith } from "./journeys.mjs";

export const PATIENT = {
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
    await it.changes();
    await it.html(":not([data-stale])");
    await it.close();
  },

  async "a close with 4500 ends live prices, and the page says so"(here) {
    await endsWith(here, 4500);
  },

  async "a connection that is cut for 30 seconds, and for ten minutes"(here) {
    const { wire } = here.stage;
    const short = await bettor(here);
    const long = await bettor(here, { own: true });
    wire.cut();
    const mended = performance.now() + 30_000;
    await changePrice(here);
    await Promise.all([short.html("[data-stale]"), long.html("[data-stale]")]);
    for (let seconds = 0; seconds < 600; seconds += 20) {
      await long.page.clock.fastForward(20_000);
      await long.page.waitForTimeout(100);
    }
    await long.html("[data-stale]");
    await short.page.waitForTimeout(Math.max(0, mended - performance.now()));
    await short.html("[data-stale]");
    wire.mend();
    await Promise.all([short, long].map((one) => one.shows()));
    await short.html(":not([data-stale])");
    await long.html(":not([data-stale])");
    await Promise.all([short.close(), long.close()]);
  },

  async "a server that sends nothing more is left"(here) {
    const { faults } = here.stage;
    await faults.pingOften();
    const it = await bettor(here);
    await faults.silence();
    await it.changes();
    await it.reports(/no ping/);
    await faults.speak();
    await it.close();
  },
};
