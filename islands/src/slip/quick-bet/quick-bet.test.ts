/** Quick bet asks once more whether play is held, when it is its turn to place. */
import { atom } from "nanostores";
import { beforeEach, expect, test, vi } from "vitest";
import type { SlipSelection } from "../../core/selections";
import { becomes } from "../../testing/becomes";
import { forgetModules } from "../../testing/fresh";

const placeBets = vi.hoisted(() => vi.fn());
const lock = vi.hoisted(() => ({ wait: () => {} }));
const picker = vi.hoisted(() => ({ take: (_: unknown): boolean => false }));
vi.mock("../../api/sportsbook", () => ({
  placeBets,
  fetchBets: vi.fn(),
}));
vi.mock("../../runtime/lock", () => ({
  ifFree: async (_: string, task: () => Promise<void>) => {
    lock.wait();
    await task();
    return true;
  },
  whenFree: (_: string, task: () => Promise<unknown>) => task(),
}));
vi.mock("../../core/picker", () => ({
  setPicker: (take: (selection: unknown) => boolean) => {
    picker.take = take;
  },
}));
vi.mock("../../messages/messages", async (load) => ({
  ...(await load<object>()),
  loadMessages: async () => (id: string) => id,
}));
vi.mock("./taps", () => ({ startTaps: () => {}, wasTap: () => true }));
vi.mock("../slip-rules", () => ({ slipRules: () => undefined }));
vi.mock("../../account/shared/session", () => ({
  $session: atom({ status: "logged_in" }),
  activeAccount: () => undefined,
  loadAccounts: async () => {},
  reloadSession: async () => {},
}));
vi.mock("../../account/shared/settings", () => ({
  $settings: atom({}),
  stakesOf: () => undefined,
}));

const SELECTION = {
  id: "1:1::1",
  matchId: 1,
  marketId: 1,
  outcomeId: 1,
  specifier: null,
  odds: 2_000,
  active: true,
  isSuspended: false,
  isNotAvailable: false,
} as unknown as SlipSelection;

async function armed() {
  forgetModules();
  sessionStorage.setItem(
    "quick bet",
    JSON.stringify({
      version: 1,
      usedAt: Date.now(),
      quick: {
        isEnabled: true,
        isApproved: true,
        state: "idle",
        stake: { text: "5", amount: { ok: true, value: 500 }, currency: "ZAR", source: "stake" },
      },
    }),
  );
  const { holdPlay } = await import("../../account/shared/play");
  const quick = await import("./quick-bet");
  quick.startQuickBet();
  vi.spyOn(performance, "now").mockReturnValue(0);
  quick.quickBetShown();
  vi.spyOn(performance, "now").mockReturnValue(10_000);
  return { holdPlay, ...quick };
}

beforeEach(() => {
  vi.restoreAllMocks();
  placeBets.mockReset();
  placeBets.mockReturnValue(new Promise(() => {}));
  lock.wait = () => {};
});

test("a touch is placed", async () => {
  const { $quickBet } = await armed();
  expect(picker.take(SELECTION)).toBe(true);
  await becomes(() => expect(placeBets).toHaveBeenCalledTimes(1));
  expect($quickBet.get().state).toBe("processing");
});

test("a dialog about a limit that opens while the lock is awaited places nothing", async () => {
  const { $quickBet, holdPlay } = await armed();
  lock.wait = () => holdPlay(true);
  expect(picker.take(SELECTION)).toBe(true);
  await becomes(() => expect($quickBet.get().state).toBe("idle"));
  expect(placeBets).not.toHaveBeenCalled();
  expect($quickBet.get().isEnabled).toBe(true);
});

test("without a connection nothing is placed, and the next touch is once there is one", async () => {
  const { $quickBet } = await armed();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(picker.take(SELECTION)).toBe(true);
  expect($quickBet.get()).toMatchObject({ state: "idle", isEnabled: true });
  const { $alert } = await import("../../alerts/shared/alerts");
  await becomes(() =>
    expect($alert.get()).toMatchObject({
      type: "error",
      title: "slip-quick-bet-error",
      text: "slip-error-not-placed",
    }),
  );
  online.mockReturnValue(true);
  // Not a double tap.
  vi.spyOn(performance, "now").mockReturnValue(20_000);
  expect(picker.take(SELECTION)).toBe(true);
  await becomes(() => expect(placeBets).toHaveBeenCalledTimes(1));
});

test("nothing is placed before the bar could be read: the touch goes into the slip", async () => {
  await armed();
  vi.spyOn(performance, "now").mockReturnValue(799);
  expect(picker.take(SELECTION)).toBe(false);
  expect(placeBets).not.toHaveBeenCalled();
  vi.spyOn(performance, "now").mockReturnValue(800);
  expect(picker.take(SELECTION)).toBe(true);
});

test("a second tap within a second places nothing, though the first bet is placed already", async () => {
  const { $quickBet } = await armed();
  placeBets.mockResolvedValue([
    { bet_id: "b1", status: "submitted", is_vip: false, selections: [] },
  ]);
  const placed = async (times: number) => {
    await becomes(() => expect($quickBet.get().state).toBe("success"));
    expect(placeBets).toHaveBeenCalledTimes(times);
  };
  picker.take(SELECTION);
  await placed(1);
  vi.spyOn(performance, "now").mockReturnValue(10_999);
  expect(picker.take(SELECTION)).toBe(true);
  await placed(1);
  vi.spyOn(performance, "now").mockReturnValue(11_999);
  picker.take(SELECTION);
  await becomes(() => expect(placeBets).toHaveBeenCalledTimes(2));
});

test("a reload disarms it, following a link does not", async () => {
  for (const [type, isApproved] of [
    ["navigate", true],
    ["reload", false],
  ] as const) {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([
      { type } as unknown as PerformanceEntry,
    ]);
    const { $quickBet } = await armed();
    expect($quickBet.get().isApproved).toBe(isApproved);
  }
});
