import { beforeEach, expect, test, vi } from "vitest";
import type { SlipState } from "./selections";
import { delivered, openChannels, sleep } from "./testing/channel";
import { picked } from "./testing/selections";

const [A, B, C, D] = [picked(1), picked(2), picked(3), picked(4)] as const;

/** A tab with its own modules and an empty session storage. */
async function openTab() {
  vi.resetModules();
  sessionStorage.clear();
  const tabs = await import("./slip-tabs");
  const slip = await import("./selections");
  const { removeSelection } = await import("../state/removing");
  const isFromElsewhere = tabs.startSlipTabs();
  await delivered();
  const ids = () => slip.$slip.get().selections.map((one) => one.id);
  return { ...slip, removeSelection, isFromElsewhere, ids };
}

beforeEach(openChannels);

test("a new tab has the slip of the others, and follows their changes", async () => {
  const first = await openTab();
  first.toggleSelection(A);
  const second = await openTab();
  expect(second.ids()).toEqual([A.id]);
  second.toggleSelection(B);
  await delivered();
  first.toggleSelection(A);
  await delivered();
  expect([first.ids(), second.ids()]).toEqual([[B.id], [B.id]]);
});

test("a tab that was asleep undoes nothing, and loses nothing", async () => {
  const first = await openTab();
  first.toggleSelection(A);
  const second = await openTab();
  second.toggleSelection(B);
  await delivered();
  const wake = sleep();
  first.removeSelection(A.id);
  second.toggleSelection(C);
  await delivered();
  wake();
  second.toggleSelection(D);
  await delivered();
  expect([first.ids(), second.ids()]).toEqual([
    [B.id, C.id, D.id],
    [B.id, C.id, D.id],
  ]);
});

test("a price accepted in one tab is accepted in the other", async () => {
  const first = await openTab();
  first.toggleSelection(A);
  const second = await openTab();
  second.updateSlip(() => ({ selections: [{ ...A, odds: 2100, acceptedOdds: 2100 }] }));
  await delivered();
  expect(first.$slip.get().selections[0]?.acceptedOdds).toBe(2100);
});

test("listeners can distinguish another tab's change from the player's own", async () => {
  const first = await openTab();
  const second = await openTab();
  const elsewhere: boolean[] = [];
  second.$slip.listen(() => elsewhere.push(second.isFromElsewhere()));
  first.toggleSelection(A);
  await delivered();
  second.toggleSelection(B);
  expect(elsewhere).toEqual([true, false]);
});

test("a message that is not a slip of this version is ignored", async () => {
  const tab = await openTab();
  tab.toggleSelection(A);
  const old: SlipState = tab.$slip.get();
  for (const message of [null, { version: 1 }, { ...old, selections: [{ id: "x" }] }]) {
    new BroadcastChannel("slip-2").postMessage(message);
  }
  await delivered();
  expect(tab.$slip.get()).toBe(old);
});
