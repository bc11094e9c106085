/** What remains of a closed receipt goes with the next bet, and not before it could be read. */
import type { WritableAtom } from "nanostores";
import { beforeEach, expect, test, vi } from "vitest";
import type { Settings } from "../../api/schemas/settings";
import type { Receipt } from "../../betting/ticket";
import type { SlipSelection } from "../../core/selections";
import { installChannels, otherTab } from "../../testing/channels";
import { forgetModules } from "../../testing/fresh";
import { player } from "../../testing/world";
import { TWO_CURRENCIES } from "../testing/settings";

vi.mock("../offers", () => ({ askOffers: async () => {} }));

const picked = (id: string) =>
  ({
    id,
    matchId: 1,
    marketId: 1,
    outcomeId: 1,
    nameA: "",
    nameB: "",
    marketName: "",
    outcomeName: "",
    matchSlug: "",
    sportKey: "",
    odds: 2000,
    acceptedOdds: 2000,
    initialOdds: 2000,
  }) as unknown as SlipSelection;

/** The receipt of a bet on "1:1::1". */
const receiptOf = (status: string, type: "single" | "custom_bet" = "single"): Receipt => ({
  attempt: {
    id: "one",
    sentAt: 1,
    bets: [
      {
        id: "1",
        type,
        stake: 5000,
        currency: "ZAR",
        selections: [],
        picks: [{ id: "1:1::1", outcome: "", market: "", event: "" }],
      },
    ],
  },
  bets: [{ id: "1", betId: "b1", status, isVip: false, selections: [] }],
  wasLost: false,
});

/** A page that shows the receipt of a bet in this state: one that was placed on it, or on an `earlier` page. */
async function placed(
  status = "waiting_results",
  { earlier = false, type = "single" as "single" | "custom_bet", early = "", beside = "" } = {},
) {
  forgetModules();
  installChannels();
  sessionStorage.clear();
  const receipt = receiptOf(status, type);
  const ticket = { state: "success", receipt };
  if (earlier) {
    sessionStorage.setItem("ticket", JSON.stringify({ version: 2, ticket, placed: ["b1"] }));
  }
  const placedOne = { ...picked("1:1::1"), ...(earlier && { isPlaced: true }) };
  const selections = beside ? [placedOne, picked(beside)] : [placedOne];
  sessionStorage.setItem("bets", JSON.stringify({ version: 2, selections, stamps: {} }));
  const core = await import("../../core/selections");
  const { $slip, hasSelection, toggleSelection } = core;
  const { setPanel } = await import("../../core/panel");
  const { $settings } = await import("../../account/shared/settings");
  const { $layout, sendSlip, startSlip } = await import("../shared/slip");
  ($settings as WritableAtom<Settings | undefined>).set(TWO_CURRENCIES);
  startSlip();
  const [bet] = $layout.get().bets;
  if (bet) sendSlip({ kind: "stake", betId: bet.id, text: "50", by: "stake" });
  if (early) toggleSelection(picked(early));
  const { wasCustomPlaced } = await import("../shared/custom-placed");
  const it = await import("./ticket");
  it.startTicket();
  if (!earlier) {
    const tab = otherTab("ticket-3");
    tab.tell({ ticket: { state: "processing", attempt: receipt.attempt } });
    tab.tell({ ticket, ended: `${receipt.attempt.id} ${receipt.attempt.sentAt}` });
    tab.close();
  }
  return {
    ...it,
    pick: (id: string) => toggleSelection(picked(id)),
    isPicked: hasSelection,
    stakes: () => $layout.get().bets.map(({ stake }) => stake.text),
    change: (patch: (one: SlipSelection) => SlipSelection) =>
      core.updateSlip(({ selections }) => ({ selections: selections.map(patch) })),
    picks: () => $slip.get().selections.map(({ id }) => id),
    setPanel,
    wasCustomPlaced,
    isNoted: () => it.$placed.get() !== undefined,
  };
}

beforeEach(() => player());

test("the note that a bet is placed goes with the first pick of the next one", async () => {
  const { finishTicket, pick, isNoted } = await placed();
  finishTicket();
  expect(isNoted()).toBe(true);
  pick("2:1::1");
  expect(isNoted()).toBe(false);
});

test("a pick that takes the receipt's place leaves the note, until a stake is typed", async () => {
  const { $ticket, leavePlaced, pick, isNoted } = await placed();
  pick("2:1::1");
  expect($ticket.get().state).toBe("initial");
  expect(isNoted()).toBe(true);
  pick("3:1::1");
  expect(isNoted()).toBe(true);
  leavePlaced();
  expect(isNoted()).toBe(false);
});

test.each([false, true])(
  "a placed price is not picked any more, and a touch begins the next bet: after a reload %s",
  async (earlier) => {
    const { $ticket, isPicked, pick, picks, stakes } = await placed("waiting_results", { earlier });
    expect($ticket.get().state).toBe("success");
    expect(isPicked("1:1::1")).toBe(false);
    pick("1:1::1");
    expect($ticket.get().state).toBe("initial");
    expect([isPicked("1:1::1"), picks(), stakes()]).toEqual([true, ["1:1::1"], [""]]);
    pick("2:1::1");
    expect(picks()).toEqual(["1:1::1", "2:1::1"]);
  },
);

test("a placed price that was touched before the ticket was there begins the next bet", async () => {
  const { $ticket, isPicked, picks } = await placed("waiting_results", {
    earlier: true,
    early: "1:1::1",
  });
  expect($ticket.get().state).toBe("initial");
  expect([isPicked("1:1::1"), picks()]).toEqual([true, ["1:1::1"]]);
});

test("selections that are kept for another bet are picked again, with their stake", async () => {
  const { closeTicket, isPicked, stakes } = await placed();
  closeTicket();
  expect([isPicked("1:1::1"), stakes()]).toEqual([true, ["50"]]);
});

test("a moving price beside selections that were not placed leaves the receipt", async () => {
  const { $ticket, change, picks } = await placed("waiting_results", { beside: "3:1::1" });
  change((one) => ({ ...one, odds: 2100 }));
  expect($ticket.get().state).toBe("success");
  expect(picks()).toEqual(["1:1::1", "3:1::1"]);
});

test.each(["submitted", "rejected"])("the note about a bet that is %s stays", async (status) => {
  const { finishTicket, leavePlaced, pick, isNoted } = await placed(status);
  finishTicket();
  pick("2:1::1");
  leavePlaced();
  expect(isNoted()).toBe(true);
});

/** The operator says what became of the bet. */
const becomesOf = async (status: string) => {
  const { dispatch } = await import("../../push/bus");
  const { BET } = await import("../../api/testing/answers");
  dispatch({ event_name: "bet_changed", message: { bet: { ...BET, id: "b1", status } } });
};

test("what was cashed out is not called placed: neither a receipt nor its note stays", async () => {
  const shown = await placed();
  await becomesOf("cashed_out");
  expect([shown.$ticket.get().state, shown.isNoted(), shown.picks()]).toEqual([
    "initial",
    false,
    [],
  ]);
  const noted = await placed();
  noted.finishTicket();
  await becomesOf("waiting_results");
  expect(noted.isNoted()).toBe(true);
  await becomesOf("cashed_out");
  expect(noted.isNoted()).toBe(false);
});

test("a receipt of an earlier page leaves no note, as it is no news", async () => {
  const { finishTicket, isNoted } = await placed("waiting_results", { earlier: true });
  finishTicket();
  expect(isNoted()).toBe(false);
});

test.each(["submitted", "rejected"])(
  "one of an earlier page about a bet that is %s does",
  async (status) => {
    const { finishTicket, isNoted } = await placed(status, { earlier: true });
    finishTicket();
    expect(isNoted()).toBe(true);
  },
);

test("a receipt that is closed after more than a minute leaves no note", async () => {
  const { finishTicket, isNoted } = await placed();
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 61_000);
  finishTicket();
  vi.restoreAllMocks();
  expect(isNoted()).toBe(false);
});

test("a receipt that is closed with its panel leaves nothing picked", async () => {
  const { picks, setPanel } = await placed();
  setPanel({ open: true });
  expect(picks()).toEqual(["1:1::1"]);
  setPanel({ open: false });
  expect(picks()).toEqual([]);
});

test("a receipt is gone when its player signs out, and leaves no note", async () => {
  const { $ticket, isNoted, picks } = await placed();
  const { leaveBrowser } = await import("../../account/shared/leave-browser");
  leaveBrowser();
  expect([$ticket.get().state, isNoted(), picks()]).toEqual(["initial", false, []]);
  expect(sessionStorage.getItem("ticket")).not.toContain("b1");
  expect(localStorage.getItem("placements") ?? "").not.toContain("b1");
});

test.each([
  ["custom_bet", "submitted", true],
  ["custom_bet", "rejected", false],
  ["single", "submitted", false],
] as const)("the builder learns of a %s that is %s: %s", async (type, status, isTold) => {
  const { wasCustomPlaced } = await placed(status, { type });
  expect(wasCustomPlaced(1, ["1:1::1"])).toBe(isTold);
});
