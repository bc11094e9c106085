import { afterEach, expect, test, vi } from "vitest";
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
