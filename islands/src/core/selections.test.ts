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

const OTHER: SlipSelection = { ...SELECTION, id: "1002:1::1", matchId: 1002 };

/** The store on a page that has just been loaded. */
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
  expect(stored()).toMatchObject({ version: 2, selections: [SELECTION] });
  const { $slip, hasSelection } = await load();
  expect($slip.get().selections).toEqual([SELECTION]);
  expect(hasSelection(SELECTION.id)).toBe(true);
});

test("picking the same again removes it, and clearing removes everything", async () => {
  const { $slip, toggleSelection } = await load();
  const { clearSelections } = await import("../state/removing");
  toggleSelection(SELECTION);
  toggleSelection(SELECTION);
  expect($slip.get().selections).toEqual([]);
  toggleSelection(SELECTION);
  toggleSelection(OTHER);
  clearSelections();
  expect($slip.get().selections).toEqual([]);
});

test("the player's changes are stamped, even where a clock was set back; price movements are not", async () => {
  const { $slip, toggleSelection, updateSlip } = await load();
  const { removeSelection } = await import("../state/removing");
  const stamp = () => $slip.get().stamps[SELECTION.id] ?? 0;
  toggleSelection(SELECTION);
  const picked = stamp();
  const { stamps } = $slip.get();
  updateSlip(() => ({ selections: [{ ...SELECTION, odds: 1900, isChanged: true }] }));
  expect($slip.get().stamps).toBe(stamps);
  vi.spyOn(Date, "now").mockReturnValue(1);
  updateSlip(() => ({ selections: [{ ...SELECTION, odds: 1900, acceptedOdds: 1900 }] }));
  const accepted = stamp();
  expect(accepted).toBeGreaterThan(picked);
  removeSelection(SELECTION.id);
  expect(stamp()).toBeGreaterThan(accepted);
});

test("a slip of version 1 is read, and counts as older than every other tab's", async () => {
  sessionStorage.setItem(
    "bets",
    JSON.stringify({ version: 1, selections: [SELECTION], stakes: { combo: 100 } }),
  );
  const { $slip } = await load();
  expect($slip.get()).toEqual({
    version: 2,
    selections: [SELECTION],
    stamps: { [SELECTION.id]: 1 },
  });
});

test("fields of a later version of the page are kept", async () => {
  sessionStorage.setItem(
    "bets",
    JSON.stringify({ version: 2, selections: [SELECTION], stamps: {}, bonus: 7 }),
  );
  await load();
  const { removeSelection } = await import("../state/removing");
  removeSelection(SELECTION.id);
  expect(stored()).toMatchObject({ version: 2, selections: [], bonus: 7 });
});

test.each([
  ["no JSON", "{"],
  ["another version", '{"version":3,"selections":[],"stamps":{}}'],
  ["a list", "[]"],
  ["null", "null"],
  ["a selection without a price", '{"version":2,"selections":[{"id":"1:1::1"}],"stamps":{}}'],
  ["a stamp in words", '{"version":2,"selections":[],"stamps":{"1:1::1":"now"}}'],
])("%s in storage gives an empty slip and one warning", async (_what, text) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  sessionStorage.setItem("bets", text);
  const { $slip, restore } = await load();
  expect(restore().selections).toEqual([]);
  expect($slip.get().selections).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
});

test("a listener's change during a change is stored", async () => {
  const { $slip, toggleSelection, updateSlip } = await load();
  toggleSelection(SELECTION);
  const off = $slip.listen(({ selections }) => {
    if (selections.length > 1) updateSlip(() => ({ selections: selections.slice(1) }));
  });
  toggleSelection(OTHER);
  off();
  expect($slip.get().selections).toEqual([OTHER]);
  expect(stored().selections).toEqual([OTHER]);
});
