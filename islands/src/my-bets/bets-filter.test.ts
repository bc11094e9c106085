import { beforeEach, describe, expect, it, vi } from "vitest";

const load = async () => {
  vi.resetModules();
  return import("./bets-filter");
};

beforeEach(() => sessionStorage.clear());

describe("the filters of my bets", () => {
  it("begin with the open bets, and are kept for the session", async () => {
    const first = await load();
    expect(first.$betsFilter.get()).toEqual({ state: "open", result: "all" });
    first.filterBets({ state: "settled" });
    first.filterBets({ result: "win" });
    expect((await load()).$betsFilter.get()).toEqual({ state: "settled", result: "win" });
  });

  it("have no result for open bets", async () => {
    const { $betsFilter, filterBets } = await load();
    filterBets({ state: "settled", result: "lose" });
    filterBets({ state: "open" });
    expect($betsFilter.get()).toEqual({ state: "open", result: "all" });
  });

  it("begin anew for the next player", async () => {
    const { $betsFilter, filterBets } = await load();
    filterBets({ state: "settled" });
    const { leaveBrowser } = await import("../account/shared/leave-browser");
    leaveBrowser();
    expect($betsFilter.get()).toEqual({ state: "open", result: "all" });
    expect(sessionStorage.getItem("betsFilter")).toBeNull();
  });

  it.each(['{"state":"open","result":"win"}', '{"state":"old"}', "null", "7", "{"])(
    "are possible ones whatever is stored: %s",
    async (stored) => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      sessionStorage.setItem("betsFilter", stored);
      const { state, result } = (await load()).$betsFilter.get();
      expect([state, result]).toEqual(["open", "all"]);
    },
  );
});
