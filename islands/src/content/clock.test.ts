import { afterEach, expect, test, vi } from "vitest";
import { hearTime } from "../clock/now";
import { startClocks } from "./clock";

afterEach(() => vi.useRealTimers());

test("a clock shows the time of its zone and goes on", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-24T10:00:00Z") });
  document.body.innerHTML = `<span data-clock="Africa/Johannesburg"></span>`;
  startClocks();
  const clock = document.querySelector("[data-clock]");
  expect(clock?.textContent).toBe("12:00:00");
  vi.advanceTimersByTime(1_000);
  expect(clock?.textContent).toBe("12:00:01");
});

test("a clock follows the operator's, not a device that is wrong by a day", () => {
  vi.useFakeTimers({ now: new Date("2026-11-25T14:30:00Z") });
  document.body.innerHTML = `<span data-clock="Africa/Johannesburg"></span>`;
  hearTime("Tue, 24 Nov 2026 10:00:00 GMT");
  startClocks();
  expect(document.querySelector("[data-clock]")?.textContent).toBe("12:00:00");
  vi.setSystemTime("2026-11-24T10:00:00Z");
  hearTime("Tue, 24 Nov 2026 10:00:00 GMT");
});
