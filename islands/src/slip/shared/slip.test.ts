/** The stakes of the slip and the currency of whoever is signed in, with the real session. */
import { beforeEach, expect, test, vi } from "vitest";
import { picked } from "../../core/testing/selections";
import { forgetModules } from "../../testing/fresh";
import { TWO_CURRENCIES } from "../testing/settings";

const fetchSettings = vi.hoisted(() => vi.fn());
vi.mock("../../api/sportsbook", () => ({ fetchSettings }));

const accounts = (currency: string) => ({
  "GET /api/player/accounts": { data: [{ currency, balance: 10_000, active: true }] },
});

async function load() {
  const world = await import("../../testing/world");
  const { $session } = await import("../../account/shared/session");
  const { HINT_KEY } = await import("../../account/shared/session-hint");
  const { loadSettings } = await import("../../account/shared/settings");
  const { setSlip } = await import("../../core/selections");
  const slip = await import("./slip");
  return { ...world, ...slip, $session, HINT_KEY, loadSettings, setSlip };
}

let page: Awaited<ReturnType<typeof load>>;

const stakes = () =>
  page.$layout.get().bets.map(({ stake: { text, currency } }) => [text, currency]);

/** A player with euros has picked a price and staked five. */
beforeEach(async () => {
  forgetModules();
  fetchSettings.mockResolvedValue(TWO_CURRENCIES);
  page = await load();
  await page.player(accounts("EUR"), {}, { currency: "EUR" });
  await page.loadSettings();
  page.setSlip({ version: 2, selections: [picked(7)], stamps: {} });
  page.startSlip();
  const [bet] = page.$layout.get().bets;
  page.sendSlip({ kind: "stake", betId: bet?.id ?? "", text: "5", by: "stake" });
  expect(stakes()).toEqual([["5", "EUR"]]);
});

/** Another tab has signed in or out, or its session has ended. */
async function hintChanges(): Promise<void> {
  window.dispatchEvent(new StorageEvent("storage", { key: page.HINT_KEY }));
  await page.settled();
}

test("stakes outlast the end of the session in another tab, and the player's return", async () => {
  localStorage.removeItem(page.HINT_KEY);
  await hintChanges();
  expect(page.$session.get().status).toBe("not_logged_in");
  expect(stakes()).toEqual([["5", "EUR"]]);
  await page.returnSignedIn();
  expect(page.$session.get().status).toBe("logged_in");
  expect(stakes()).toEqual([["5", "EUR"]]);
});

test("stakes outlast a session that has ended on the way, in this tab", async () => {
  page.answer({ "GET /api/player": { status: 401, code: "unauthorized" } });
  await hintChanges();
  expect(page.$session.get().status).toBe("not_logged_in");
  expect(stakes()).toEqual([["5", "EUR"]]);
});

test("a player with another currency has stakes of none", async () => {
  localStorage.removeItem(page.HINT_KEY);
  await hintChanges();
  const { PLAYER } = page;
  page.answer({ ...accounts("ZAR"), "GET /api/player": { data: { ...PLAYER, id: 2 } } });
  await page.returnSignedIn();
  expect(stakes()).toEqual([["", "ZAR"]]);
});
