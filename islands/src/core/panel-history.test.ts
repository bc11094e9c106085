import { afterEach, beforeEach, expect, test, vi } from "vitest";

let entries: unknown[];
let at: number;
let isSheet: boolean;

/** A page whose history answers `back` only when `answer` is called, as browsers do. */
async function open() {
  vi.resetModules();
  const panel = await import("./panel");
  const { startPanelHistory } = await import("./panel-history");
  startPanelHistory();
  return panel;
}

function answer(by: number): void {
  at += by;
  dispatchEvent(new Event("popstate"));
}

beforeEach(() => {
  entries = [null];
  at = 0;
  isSheet = true;
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: isSheet }));
  vi.stubGlobal("history", {
    get state() {
      return entries[at];
    },
    pushState: (state: unknown) => {
      entries = [...entries.slice(0, at + 1), state];
      at += 1;
    },
    back: vi.fn(),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("an open sheet has an entry, from which Back lowers it and forward raises it", async () => {
  const { $panel, setPanel } = await open();
  setPanel({ open: true });
  expect(entries).toHaveLength(2);
  answer(-1);
  expect($panel.get().open).toBe(false);
  answer(1);
  expect($panel.get().open).toBe(true);
  expect(history.back).not.toHaveBeenCalled();
});

test("a sheet that is lowered by hand leaves its entry", async () => {
  const { setPanel } = await open();
  setPanel({ open: true });
  setPanel({ open: false });
  expect(history.back).toHaveBeenCalledTimes(1);
  answer(-1);
  setPanel({ tab: "bets" });
  expect(history.back).toHaveBeenCalledTimes(1);
});

test("a sheet that is raised before its entry is left gets a new one afterwards", async () => {
  const { $panel, setPanel } = await open();
  setPanel({ open: true });
  setPanel({ open: false });
  setPanel({ open: true });
  expect(entries).toHaveLength(2);
  answer(-1);
  expect($panel.get().open).toBe(true);
  expect([entries.length, at]).toEqual([2, 1]);
});

test("a drawer has no entry, and another page's entry does not close it", async () => {
  isSheet = false;
  const { $panel, setPanel } = await open();
  setPanel({ open: true });
  expect(entries).toHaveLength(1);
  dispatchEvent(new Event("popstate"));
  expect($panel.get().open).toBe(true);
});

test("a reload on the entry of a sheet raises it", async () => {
  entries = [null, { slip: true }];
  at = 1;
  const { $panel } = await open();
  expect($panel.get().open).toBe(true);
  expect(entries).toHaveLength(2);
});
