import { beforeEach, expect, test, vi } from "vitest";
import type { SlipSelection } from "./selections";

const SELECTION: SlipSelection = {
  id: "1001:1::1",
  type: "match",
  matchId: 1001,
  matchUrnId: "sr:match:1001",
  matchSlug: "arsenal-chelsea",
  matchStatus: "prematch",
  sportKey: "soccer",
  nameA: "Arsenal",
  nameB: "Chelsea",
  categoryName: "Premier League",
  provider: "betradar",
  marketId: 1,
  marketName: "1x2",
  marketGroup: "main",
  specifier: null,
  outcomeId: 1,
  outcomeName: "Arsenal",
  active: true,
  odds: 1850,
  acceptedOdds: 1850,
  initialOdds: 1850,
  isSuspended: false,
  isChanged: false,
  isNotAvailable: false,
};

/** The store as a page finds it that has just been loaded. */
async function load() {
  vi.resetModules();
  return import("./selections");
}

function stored() {
  return JSON.parse(sessionStorage.getItem("bets") ?? "null");
}

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test("a pick is stored before the function returns and is there after a reload", async () => {
  (await load()).toggleSelection(SELECTION);
  expect(stored()).toEqual({ version: 1, selections: [SELECTION], stakes: {} });
  const { $slip, hasSelection } = await load();
  expect($slip.get().selections).toEqual([SELECTION]);
  expect(hasSelection(SELECTION.id)).toBe(true);
});

test("picking the same again removes it and its stake", async () => {
  const { $slip, toggleSelection, updateSlip } = await load();
  toggleSelection(SELECTION);
  updateSlip(() => ({ stakes: { [SELECTION.id]: 5000, combo: 100 } }));
  toggleSelection(SELECTION);
  expect($slip.get()).toEqual({ version: 1, selections: [], stakes: { combo: 100 } });
});

test("clearing empties all of it", async () => {
  const { $slip, clearSelections, toggleSelection, updateSlip } = await load();
  toggleSelection(SELECTION);
  updateSlip(() => ({ stakes: { combo: 100 } }));
  clearSelections();
  expect($slip.get()).toEqual({ version: 1, selections: [], stakes: {} });
});

test("fields of a later version of the page are kept", async () => {
  sessionStorage.setItem(
    "bets",
    JSON.stringify({ version: 1, selections: [SELECTION], stakes: {}, bonus: 7 }),
  );
  const { removeSelection } = await load();
  removeSelection(SELECTION.id);
  expect(stored()).toEqual({ version: 1, selections: [], stakes: {}, bonus: 7 });
});

test.each([
  ["no JSON", "{"],
  ["another version", '{"version":2,"selections":[],"stakes":{}}'],
  ["a list", "[]"],
  ["null", "null"],
  ["a selection without a price", '{"version":1,"selections":[{"id":"1:1::1"}],"stakes":{}}'],
  ["a stake in words", '{"version":1,"selections":[],"stakes":{"combo":"ten"}}'],
])("%s in storage starts empty and is told once", async (_what, text) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  sessionStorage.setItem("bets", text);
  const { $slip, refreshSlip } = await load();
  refreshSlip();
  expect($slip.get().selections).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
});

test("a page that comes back shows what another page of the tab picked meanwhile", async () => {
  const { $slip, refreshSlip, toggleSelection } = await load();
  toggleSelection(SELECTION);
  const other = { ...SELECTION, id: "1002:1::1", matchId: 1002 };
  sessionStorage.setItem(
    "bets",
    JSON.stringify({ version: 1, selections: [SELECTION, other], stakes: {} }),
  );
  refreshSlip();
  expect($slip.get().selections.map((one) => one.id)).toEqual(["1001:1::1", "1002:1::1"]);
});

test("what a listener changes while the slip changes is what is stored", async () => {
  const { $slip, toggleSelection, updateSlip } = await load();
  toggleSelection(SELECTION);
  const off = $slip.listen(({ selections }) => {
    if (selections.length > 1) updateSlip(() => ({ selections: selections.slice(1) }));
  });
  const next = { ...SELECTION, id: "1002:1::1", matchId: 1002 };
  toggleSelection(next);
  off();
  expect($slip.get().selections).toEqual([next]);
  expect(stored().selections).toEqual([next]);
});
