import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownTimes } from "../api/zone";
import { TIME_ZONE_KEY } from "../core/time-zone-key";

/** A row as the templates write it (templates/islands/odds.html). */
const row = (first: string, second: string) =>
  `<article class="event-row"><a class="event-main"><span class="event-when">${first}</span><span class="event-when">${second}</span></a><span></span></article>`;

const time = (iso: string, text: string) => `<time datetime="${iso}">${text}</time>`;

const cells = () => [...document.querySelectorAll(".event-when")].map(({ innerHTML }) => innerHTML);

/** The page of a site in Johannesburg (UTC+2), for a visitor in New York (UTC-5 in winter). */
async function open(body: string) {
  vi.spyOn(document, "readyState", "get").mockReturnValue("complete");
  document.documentElement.lang = "en-ZA";
  document.body.innerHTML = body;
  await import("./page");
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-28T12:00:00Z") });
  localStorage.setItem(TIME_ZONE_KEY, JSON.stringify("Africa/Johannesburg"));
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: "America/New_York" };
  });
});

afterEach(() => {
  // The script of this test follows its parser no longer.
  document.dispatchEvent(new Event("DOMContentLoaded"));
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  Object.assign(globalThis, { sportsbookTimes: undefined });
});

/** What each row says: the line above it, its time, and what is below that. */
const said = () =>
  [...document.querySelectorAll<HTMLElement>(".event-row")].map(({ dataset, textContent }) => [
    dataset.day,
    textContent,
  ]);

test("a row keeps its form, and the line above it says its day where that is another one", async () => {
  const noon = "2026-11-28T13:00:00Z";
  const night = "2026-11-28T00:30:00Z";
  const more = `<span class="event-more">+3</span>`;
  const end = `<span class="event-stage">Final score</span>`;
  const tomorrow = row(time("2026-11-29T00:30:00Z", "02:30"), more);
  await open(
    [
      row(time(night, "02:30"), end),
      row(time(night, "02:30"), more),
      row(time(noon, "15:00"), more),
      tomorrow.replace(">", ` data-day="Tomorrow · Sun, 29 Nov">`),
      row(time("2026-11-29T13:00:00Z", "15:00"), more),
    ].join(""),
  );
  expect(said()).toEqual([
    ["Fri, 27 Nov", "19:30Final score"],
    [undefined, "19:30+3"],
    ["Sat, 28 Nov", "08:00+3"],
    [undefined, "19:30+3"],
    ["Sun, 29 Nov", "08:00+3"],
  ]);
});

test("other times of a page are rewritten as they are written, and days stay", async () => {
  const at = "2026-12-31T23:30:00Z";
  await open(
    [
      time(at, "Fri, 1 Jan, 01:30"),
      time(at, "1 Jan 2027, 01:30"),
      time(at, "1 Jan 2027"),
      time("P2D", "15:00"),
      `<table class="results"><tbody><tr><td class="result-when"><span>Fri, 1 Jan</span>${time(at, "01:30")}</td>`,
      `<td class="result-when">${time(at, "01:30")}</td></tr></tbody></table>`,
      `<table class="score-table"><tbody><tr><td><span class="score-state"><span>Fri, 1 Jan</span></span></td><td>${time(at, "01:30")}</td></tr></tbody></table>`,
    ].join(""),
  );
  const texts = [...document.querySelectorAll("time")].map(({ textContent }) => textContent);
  expect(texts).toEqual([
    "Thu, 31 Dec, 18:30",
    "31 Dec 2026, 18:30",
    "1 Jan 2027",
    "15:00",
    "18:30",
    "18:30",
    "18:30",
  ]);
  const days = [...document.querySelectorAll(".result-when > span")];
  expect(days.map(({ textContent }) => textContent)).toEqual(["Thu, 31 Dec", "Thu, 31 Dec"]);
  expect(document.querySelector(".results")?.classList.contains("results-by-day")).toBe(true);
  expect(document.querySelector(".score-state > span")?.textContent).toBe("Thu, 31 Dec");
});

test("a row says a day that is not today, unless the heading above it does", async () => {
  const group = (title: string, iso: string, text: string) =>
    `<section class="odds-group" data-key="${title === "England" ? 7 : "2026-11-29"}"><h2 class="odds-title"> ${title}</h2>${row(time(iso, text), "")}</section>`;
  await open(
    [
      group("England", "2026-11-28T13:00:00Z", "15:00"),
      group("England", "2026-11-29T13:00:00Z", "15:00"),
      group("Sun, 29 Nov", "2026-11-29T13:00:00Z", "15:00"),
      group("Tomorrow · Sun, 29 Nov", "2026-11-29T13:00:00Z", "15:00"),
      group("Sun, 29 Nov", "2026-11-28T23:00:00Z", "01:00"),
    ].join(""),
  );
  expect(said()).toEqual([
    [undefined, "08:00"],
    ["Sun, 29 Nov", "08:00"],
    [undefined, "08:00"],
    [undefined, "08:00"],
    ["Sat, 28 Nov", "18:00"],
  ]);
  const { revive } = ownTimes() ?? expect.unreachable();
  const start = { iso: "2026-11-29T13:00:00Z", text: "15:00" };
  const groups = ["7", "2026-11-29"].map((key) => ({ key, rows: [{ start, day: null }] }));
  const revived = JSON.parse(JSON.stringify(groups), revive) as typeof groups;
  expect(revived.map(({ rows }) => rows[0]?.day)).toEqual(["Sun, 29 Nov", null]);
});

test("times of one digit, the title of a match and the foot are rewritten, too", async () => {
  const at = "2026-11-28T03:45:00Z";
  document.title = "A – B, Sat, 28 Nov, 05:45";
  await open(
    `<table><tbody><tr><td class="score-start">${time(at, "5:45")}</td></tr></tbody></table><p class="foot-note">Zone: Africa/Johannesburg</p>`,
  );
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(document.querySelector("time")?.textContent).toBe("22:45");
  expect(document.title).toBe("A – B, Fri, 27 Nov, 22:45");
  expect(document.querySelector(".foot-note")?.textContent).toBe("Zone: America/New_York");
});

test("the props of an island get the same times, whatever else they have", async () => {
  await open("");
  const { zone, revive } = ownTimes() ?? expect.unreachable();
  expect(zone).toBe("America/New_York");
  const start = { iso: "2026-11-28T00:30:00Z", text: "02:30" };
  const given = {
    as_of: { iso: "2026-11-26T10:00:00Z", text: "Thu, 26 Nov, 12:00" },
    rows: [
      { start, day: null },
      { start, day: "Sat, 28 Nov" },
      { start: null, day: null },
    ],
    start: "2026",
    day: 3,
  };
  const own = { ...start, text: "19:30" };
  expect(JSON.parse(JSON.stringify(given), revive)).toEqual({
    ...given,
    as_of: { iso: "2026-11-26T10:00:00Z", text: "Thu, 26 Nov, 05:00" },
    rows: [
      { start: own, day: "Fri, 27 Nov" },
      { start: own, day: "Fri, 27 Nov" },
      { start: null, day: null },
    ],
  });
});

test("what is stored and is no zone leaves the site's times", async () => {
  localStorage.setItem(TIME_ZONE_KEY, JSON.stringify("Mars/Olympus"));
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await open(time("2026-11-28T13:00:00Z", "15:00"));
  expect(document.querySelector("time")?.textContent).toBe("15:00");
  expect(ownTimes()).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

test.each(["Etc/Unknown", "Mars/Olympus", undefined])(
  "times stay in the site's zone where the browser names the zone %s",
  async (timeZone) => {
    const named = { timeZone } as Intl.ResolvedDateTimeFormatOptions;
    vi.mocked(Intl.DateTimeFormat.prototype.resolvedOptions).mockReturnValue(named);
    const noon = time("2026-11-28T13:00:00Z", "15:00");
    await open(row(noon, ""));
    expect(cells()[0]).toBe(noon);
    expect(ownTimes()).toBeUndefined();
    expect(document.documentElement.dataset.timesWait).toBeUndefined();
  },
);

test("the visitor's today is the operator's, where the clock is wrong by a day", async () => {
  const noon = "2026-11-28T13:00:00Z";
  sessionStorage.setItem("clockAhead", String(-26 * 3_600_000));
  vi.setSystemTime("2026-11-29T14:00:00Z");
  await open(row(time(noon, "15:00"), ""));
  sessionStorage.clear();
  expect(cells()).toEqual([time(noon, "08:00"), ""]);
});
