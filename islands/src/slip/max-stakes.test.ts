/** The operator's maximum stakes are those of the currency that is staked. */
import { beforeEach, expect, test, vi } from "vitest";
import { picked } from "../core/testing/selections";
import { becomes } from "../testing/becomes";
import { forgetModules } from "../testing/fresh";
import { TWO_CURRENCIES } from "./testing/settings";

const fetchSettings = vi.hoisted(() => vi.fn());
vi.mock("../api/sportsbook", () => ({ fetchSettings }));

const MOST = "POST /api/v3/bets/max-stake";

const accountIn = (active: string) =>
  ["EUR", "ZAR"].map((currency) => ({ currency, balance: 10_000, active: currency === active }));
const most = (currency: string, value: number) => ({
  [MOST]: { data: [{ max_stake: { currency, value } }] },
});

async function load() {
  const world = await import("../testing/world");
  const { mergeAccounts } = await import("../account/shared/session");
  const { loadSettings } = await import("../account/shared/settings");
  const { setSlip } = await import("../core/selections");
  const { startSlip } = await import("./shared/slip");
  const maximum = await import("./max-stakes");
  return { ...world, ...maximum, mergeAccounts, loadSettings, setSlip, startSlip };
}

let page: Awaited<ReturnType<typeof load>>;

const known = () => Object.values(page.$maxStakes.get());
const times = () => page.asked.filter((name) => name === MOST).length;

beforeEach(async () => {
  forgetModules();
  fetchSettings.mockResolvedValue(TWO_CURRENCIES);
  page = await load();
  const accounts = { "GET /api/player/accounts": { data: accountIn("EUR") } };
  await page.player({ ...accounts, ...most("EUR", 7_658) });
  await page.loadSettings();
  page.setSlip({ version: 2, selections: [picked(7)], stamps: {} });
  page.startSlip();
  page.startMaxStakes();
  await becomes(() => expect(known()).toEqual([7_658]));
});

test("another currency has its own, and none until the operator has answered", async () => {
  page.answer({ [MOST]: "silence" });
  page.mergeAccounts(accountIn("ZAR"));
  await becomes(() => expect([times(), known()]).toEqual([2, []]));
  page.answer(most("ZAR", 149_000));
  page.mergeAccounts(accountIn("EUR"));
  page.mergeAccounts(accountIn("ZAR"));
  await becomes(() => expect(known()).toEqual([149_000]));
});
