/** The statement of a signed-in player: its period, its totals, its pages, and what is saved. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Bet } from "../api/schemas/bets";
import type { Player } from "../api/schemas/player";
import { mount } from "../testing/mount";
import { numberedBet, placedBet, placedSelection } from "./testing/bets";

const operator = vi.hoisted(() => ({ fetchBets: vi.fn(), signIn: vi.fn(), signOut: vi.fn() }));
vi.mock("../api/sportsbook", () => operator);
vi.mock("../api/platform", () => ({ ...operator, fetchAccounts: () => Promise.resolve([]) }));
vi.mock("../api/config", () => ({
  siteConfig: () => ({ tag: "en-ZA", prefix: "", zone: "Africa/Johannesburg", features: {} }),
}));
vi.mock("../clock/now", async (original) => ({
  ...(await original<object>()),
  now: () => Date.parse("2026-11-30T12:00:00Z"),
}));
vi.mock("./scores", () => ({ followScores: () => {} }));
vi.mock("../messages/words", () => ({
  Words: ({ id }: { readonly id: string }) => id,
  useMessages: () => (id: string, args?: object) => [id, ...Object.values(args ?? {})].join(" "),
}));

const { signInWith, signOutNow } = await import("../account/shared/session");
const { Statement } = await import("./statement");

const LABELS = { statement: "Statement", sign_in: "Sign in" };

/** A lost bet of R50.00 that was placed at noon some days ago. */
function lost(days: number, patch: Partial<Bet> = {}): Bet {
  return placedBet({
    id: `b${days}`,
    created_at: new Date(Date.parse("2026-11-30T10:00:00Z") - days * 86_400_000).toISOString(),
    status: "done",
    result: "lose_entire",
    win_amount: 0,
    selections: [placedSelection(1)],
    ...patch,
  });
}

const find = (id: string) =>
  document.querySelector<HTMLInputElement>(`[data-testid=statement-${id}]`);
const ids = () =>
  [...document.querySelectorAll<HTMLElement>("[data-testid=statement-bet]")].map(
    ({ dataset }) => dataset.id,
  );
const sums = () => [...(find("sums")?.querySelectorAll("dd") ?? [])].map((one) => one.textContent);
const count = () => document.querySelector(".statement-count")?.textContent;

async function set(id: string, value: string) {
  const field = find(id);
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  const kind = field?.localName === "select" ? "change" : "input";
  await act(async () => {
    own?.set?.call(field, value);
    field?.dispatchEvent(new Event(kind, { bubbles: true }));
  });
}

/** Shows the statement of a player whose bets are on these pages. */
async function statement(...pages: Bet[][]) {
  operator.fetchBets.mockImplementation(async (page: number) => ({
    data: pages[page - 1],
    pagination: { total: 0, page, limit: 500, last_page: pages.length },
  }));
  operator.signIn.mockResolvedValueOnce({ id: 1, email: "a@b.c" } as Player);
  await signInWith("a@b.c", "password");
  await mount(<Statement labels={LABELS} />);
  await act(async () => {});
}

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await signOutNow();
  operator.fetchBets.mockReset();
});
afterEach(() => vi.restoreAllMocks());

test("a visitor is asked to sign in", async () => {
  await mount(<Statement labels={LABELS} />);
  expect(document.querySelector(".statement")?.textContent).toBe("StatementSign in");
  expect(operator.fetchBets).not.toHaveBeenCalled();
});

test("the last 30 days are listed with their totals", async () => {
  await statement([lost(1, { result: "win_entire", win_amount: 9250 }), lost(29), lost(30)]);
  expect([find("from")?.value, find("to")?.value]).toEqual(["2026-11-01", "2026-11-30"]);
  expect([ids(), count()]).toEqual([["b1", "b29"], "bets-count 2"]);
  expect(sums()).toEqual(["R100.00", "R92.50", "-R7.50"]);
});

test("open stakes are named for themselves, and not lost", async () => {
  await statement([lost(1), lost(2, { status: "waiting_results", result: "no_results" })]);
  expect(sums()).toEqual(["R50.00", "R0.00", "-R50.00", "R50.00"]);
});

test("other days and kinds are chosen, and the totals follow", async () => {
  await statement([lost(1, { result: "win_entire", win_amount: 9250 }), lost(29), lost(30)]);
  await set("from", "2026-10-01");
  expect(ids()).toEqual(["b1", "b29", "b30"]);
  await set("kind", "win");
  expect([ids(), sums()]).toEqual([["b1"], ["R50.00", "R92.50", "R42.50"]]);
  await set("kind", "lose");
  await set("to", "2026-10-31");
  expect([ids(), sums()]).toEqual([["b30"], ["R50.00", "R0.00", "-R50.00"]]);
});

test("all pages of the period are fetched, and no older one", async () => {
  const page = (first: number, days: number) =>
    Array.from({ length: 3 }, (_, at) => lost(days, { id: `b${first - at}` }));
  await statement(page(9, 1), page(6, 20), page(3, 40), [numberedBet(1)]);
  const asked = new Set(operator.fetchBets.mock.calls.map(([number]) => number));
  expect([...asked]).toEqual([1, 2, 3]);
  expect([ids().length, sums()[0], find("csv")?.disabled]).toEqual([6, "R300.00", false]);
});

test("what cannot be fetched has no totals and cannot be saved", async () => {
  operator.fetchBets.mockRejectedValue(new Error("503"));
  operator.signIn.mockResolvedValueOnce({ id: 1, email: "a@b.c" } as Player);
  await signInWith("a@b.c", "password");
  await mount(<Statement labels={LABELS} />);
  await act(async () => {});
  expect([find("sums"), find("print")?.disabled, find("csv")?.disabled]).toEqual([
    null,
    true,
    true,
  ]);
  expect(document.querySelector("[role=alert]")?.textContent).toContain("bets-failed");
});

test("what is listed is saved under the name of its period", async () => {
  await statement([lost(1), lost(30)]);
  const saved: { name: string; file: Blob }[] = [];
  let file = new Blob();
  vi.spyOn(URL, "createObjectURL").mockImplementation((made) => {
    file = made as Blob;
    return "blob:1";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file });
  });
  await act(async () => find("csv")?.click());
  expect(saved.map(({ name }) => name)).toEqual(["bets-2026-11-01-2026-11-30.csv"]);
  const rows = (await saved[0]?.file.text())?.trim().split("\r\n");
  expect(rows?.slice(1).map((row) => row.split(",")[1])).toEqual(["b1"]);
});
