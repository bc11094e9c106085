/** What was removed comes back with its bets and stakes, in this tab and the others. */
import type { WritableAtom } from "nanostores";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Settings } from "../api/schemas/settings";
import { picked } from "../core/testing/selections";
import { installChannels, otherTab } from "../testing/channels";
import { forgetModules } from "../testing/fresh";
import { player } from "../testing/world";
import { TWO_CURRENCIES } from "./testing/settings";

async function load() {
  forgetModules();
  installChannels();
  sessionStorage.clear();
  const { $slip, toggleSelection, updateSlip } = await import("../core/selections");
  const { startSlipTabs } = await import("../core/slip-tabs");
  const { $settings } = await import("../account/shared/settings");
  const { $layout, sendSlip, startSlip } = await import("./shared/slip");
  const undo = await import("./undo");
  ($settings as WritableAtom<Settings | undefined>).set(TWO_CURRENCIES);
  startSlipTabs();
  startSlip();
  updateSlip(() => ({ selections: [1, 2, 3].map(picked) }));
  sendSlip({ kind: "type", type: "combo" });
  const [bet] = $layout.get().bets;
  sendSlip({ kind: "stake", betId: bet?.id ?? "", text: "12.5", by: "stake" });
  const now = () => ({ selections: $slip.get().selections, bets: $layout.get().bets });
  return { ...undo, now, pick: () => toggleSelection(picked(9)) };
}

beforeEach(async () => {
  await player();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("an emptied slip comes back as it was, and the other tabs hear of both parts", async () => {
  const { empty, undo, now, $removed } = await load();
  const before = now();
  const tabs = ["slip-2", "slip-layout-2"].map(otherTab);
  empty();
  expect(now()).toEqual({ selections: [], bets: [] });
  expect($removed.get()).toBeDefined();
  undo();
  expect(now()).toEqual(before);
  expect($removed.get()).toBeUndefined();
  const [selections, layout] = tabs.map(({ told }) => told.at(-1));
  expect(selections).toMatchObject({ selections: before.selections });
  expect(layout).toMatchObject({ slip: { bets: before.bets } });
});

test("one removed selection comes back to its bet, in its place", async () => {
  const { remove, undo, now } = await load();
  const before = now();
  remove(picked(2).id);
  expect(now().bets[0]?.selectionIds).toEqual([picked(1).id, picked(3).id]);
  undo();
  expect(now()).toEqual(before);
});

test("after some seconds, or with the next pick, a removal stays", async () => {
  const { empty, undo, now, pick, $removed } = await load();
  empty();
  vi.advanceTimersByTime(9_999);
  expect($removed.get()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect($removed.get()).toBeUndefined();
  undo();
  expect(now().selections).toEqual([]);
  pick();
  empty();
  pick();
  expect($removed.get()).toBeUndefined();
  undo();
  expect(now().selections).toEqual([picked(9)]);
});
