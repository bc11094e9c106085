import { expect, test } from "vitest";
import { dayPath } from "./day-page";

const context = { prefix: "", today: "2026-11-24", sports: ["soccer", "tennis"] };

test.each([
  ["/results?date=2026-11-20", "/results/2026-11-20"],
  ["/results?date=2026-11-23", "/results/yesterday"],
  ["/results?date=2026-11-24&sport=soccer", "/results/soccer"],
  ["/results?sport=tennis&page=2", "/results/tennis/today/2"],
  ["/results/soccer?date=2026-11-20&page=3", "/results/soccer/2026-11-20/3"],
  ["/results/soccer/yesterday?sport=tennis", "/results/tennis/yesterday"],
  ["/results/soccer/2026-11-20/2?page=1", "/results/soccer/2026-11-20"],
  ["/results/2026-11-20?ctag=9&sport=soccer", "/results/soccer/2026-11-20"],
  ["/schedule?date=2026-11-25", "/schedule/tomorrow"],
  ["/schedule/soccer/tomorrow?page=2", "/schedule/soccer/tomorrow/2"],
  ["/schedule/next-3-hours?date=2026-11-28", "/schedule/2026-11-28"],
])("%s leads to %s", (address, path) => {
  const [pathname = "", search = ""] = address.split("?");
  expect(dayPath(pathname, search, context)).toBe(path);
  const inArabic = { ...context, prefix: "/ar" };
  expect(dayPath(`/ar${pathname}`, search, inArabic)).toBe(`/ar${path}`);
  expect(dayPath(pathname, search, inArabic)).toBe(null);
});

test.each([
  "/?date=2026-11-20",
  "/results",
  "/results?ctag=9",
  "/results?date=2026-02-30",
  "/results?sport=chess",
  "/results?page=x",
  "/schedule?time=3h",
  "/schedule?date=2026-11-25&sortBy=start_time",
  "/schedule/next-3-hours?sport=soccer",
  "/soccer/results?page=2",
])("%s is no day's page", (address) => {
  const [pathname = "", search = ""] = address.split("?");
  expect(dayPath(pathname, search, context)).toBe(null);
});
