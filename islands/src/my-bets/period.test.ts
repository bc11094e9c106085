import { expect, test, vi } from "vitest";
import { dayOf, isWithin, lastDays } from "./period";

vi.mock("../api/config", () => ({ siteConfig: () => ({ zone: "Africa/Johannesburg" }) }));
vi.mock("../clock/now", () => ({ now: () => Date.parse("2027-01-30T22:30:00Z") }));

test("a day is that of the shown zone", () => {
  expect(dayOf("2026-11-30T21:59:59Z")).toBe("2026-11-30");
  expect(dayOf("2026-11-30T22:00:00Z")).toBe("2026-12-01");
});

test("the last days end today", () => {
  expect(lastDays()).toEqual({ from: "2027-01-02", to: "2027-01-31" });
});

test.each([
  [{ from: "2026-11-01", to: "2026-11-30" }, [false, true, true, false]],
  [{ from: "", to: "2026-11-30" }, [true, true, true, false]],
  [{ from: "2026-11-01", to: "" }, [false, true, true, true]],
  [{ from: "2026-11-30", to: "2026-11-01" }, [false, false, false, false]],
])("a period %o has its days", (period, wanted) => {
  const days = ["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"];
  expect(days.map((day) => isWithin(period, day))).toEqual(wanted);
});
