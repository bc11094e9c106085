import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/errors";
import type { MatchCentreLabels, MatchCentreProps } from "../api/props.gen";
import { draw } from "../plain/patch";
import { becomes } from "../testing/becomes";
import { formView, meetingsView } from "./form-view";
import { previews } from "./previews";
import { partsOf, tableView } from "./table-view";

const answers = vi.hoisted(() => new Map<string, unknown>());

vi.mock("../api/config", () => ({
  siteConfig: () => ({ tag: "en-ZA", words: { time_unknown: "soon" } }),
}));
vi.mock("../api/zone", () => ({ shownZone: () => "Africa/Johannesburg" }));
vi.mock("../runtime/styles", () => ({ withStyle: (_: string, loaded: unknown) => loaded }));
vi.mock("../api/client", () => ({
  call: async ({ path, read }: { path: string; read: (value: unknown, at: string) => unknown }) => {
    const answer = answers.get(path);
    if (answer === undefined) throw new ApiError("refused", 404, path);
    return { data: read(answer, path) };
  },
}));

afterEach(() => answers.clear());

const labels = {
  form: "Form",
  played: "Played",
  won: "Won",
  drawn: "Drawn",
  lost: "Lost",
  points: "Points",
  failed: "Failed",
  retry: "Retry",
} as MatchCentreLabels;
const props = { match_id: 7, home: "Arsenal", away: "Chelsea", labels } as MatchCentreProps;

const past = { start_time: "2026-11-21T15:00:00Z", tournament: "Premier League" };
const row = (rank: number, more = {}) => ({
  rank,
  name: `Side ${rank}`,
  side: null as string | null,
  played: 10,
  won: 4,
  drawn: 3,
  lost: 3,
  scored: 12,
  conceded: 11,
  points: 15 as number | null,
  ...more,
});

/** Opens a tab and waits for what it shows. */
async function opened(name: keyof typeof previews): Promise<HTMLElement> {
  const panel = document.createElement("div");
  previews[name](panel, props);
  await becomes(() => expect(panel.querySelector("[aria-busy]")).toBeNull());
  await becomes(() => expect(panel.children.length).toBe(1));
  return panel;
}

test("a form is letters with words, and the matches below them as they were played", async () => {
  answers.set("/api/v2/matches/7/form", {
    home: [
      { ...past, side: "away", opponent: "Leeds", score: { home: 0, away: 2 }, result: "won" },
      { ...past, side: "home", opponent: "Everton", score: { home: 1, away: 1 }, result: "drawn" },
    ],
    away: [],
  });
  const panel = await opened("form");
  const marks = [...panel.querySelectorAll(".form-mark")].map((mark) => mark.textContent);
  expect(marks).toEqual(["WWon", "DDrawn"]);
  expect(panel.querySelectorAll(".form-side").length).toBe(1);
  const lines = [...panel.querySelectorAll(".meeting-line")].map((line) => line.textContent);
  expect(lines).toEqual(["Leeds0", "Arsenal2", "Arsenal1", "Everton1"]);
  expect(panel.querySelectorAll(".meeting-winner").length).toBe(1);
  expect(panel.querySelector("time")?.textContent).toBe("21 Nov 2026");
});

test("a bad row is reported and left out; one with a bad day says that it is not known", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const meeting = { ...past, home: "Chelsea", away: "Arsenal", score: { home: 3, away: 1 } };
  answers.set("/api/v2/matches/7/meetings", {
    meetings: [meeting, { ...meeting, score: null }, { ...meeting, start_time: "then" }],
  });
  const panel = await opened("meetings");
  const shown = [...panel.querySelectorAll(".meeting")].map((one) => one.textContent);
  expect(shown).toEqual([
    "21 Nov 2026Premier LeagueChelsea3Arsenal1",
    "soonPremier LeagueChelsea3Arsenal1",
  ]);
  expect(report).toHaveBeenCalledTimes(2);
});

test("what is missing or empty says so, and is asked for again on request", async () => {
  const panel = await opened("table");
  expect(panel.textContent).toBe("FailedRetry");
  answers.set("/api/v2/matches/7/table", { rows: [row(1)] });
  panel.querySelector<HTMLElement>("[data-retry]")?.click();
  await becomes(() => expect(panel.querySelector(".table")).not.toBeNull());
  expect(formView({ home: [], away: [] }, props)).toBeUndefined();
  expect(meetingsView([])).toBeUndefined();
});

test("a table shows both sides and those around them; the others are behind folds", async () => {
  const sides = new Map([
    [4, "home"],
    [13, "away"],
  ]);
  const rows = Array.from({ length: 20 }, (_, at) => row(at + 1, { side: sides.get(at + 1) }));
  answers.set("/api/v2/matches/7/table", { rows });
  const panel = await opened("table");
  const shown = () =>
    [...panel.querySelectorAll("tbody:not([hidden]) td:first-child")].map(
      (cell) => cell.textContent,
    );
  expect(shown()).toEqual([
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7–10",
    "11",
    "12",
    "13",
    "14",
    "15",
    "16–20",
  ]);
  expect(panel.querySelectorAll(".table-own").length).toBe(2);
  const fold = panel.querySelector<HTMLElement>("[data-fold]");
  fold?.click();
  expect(fold?.ariaExpanded).toBe("true");
  expect(shown()).toHaveLength(17);
  fold?.click();
  expect(shown()).toHaveLength(13);
});

test("columns that say nothing are left out", () => {
  const view = (...rows: ReturnType<typeof row>[]) => {
    const table = rows.map(({ side, ...rest }) => ({ ...rest, isOwn: side !== null }));
    return draw(tableView(table, props) as never);
  };
  const head = (table: HTMLElement) => table.querySelector("thead")?.textContent;
  expect(head(view(row(1), row(2)))).toBe("PPlayedWWonDDrawnLLost+/−Points");
  expect(head(view(row(1, { drawn: 0, points: null })))).toBe("PPlayedWWonLLost+/−");
});

test("a short table and one without the two sides are shown whole", () => {
  const all = (count: number, own: readonly number[]) =>
    Array.from({ length: count }, (_, at) => ({ ...row(at), isOwn: own.includes(at) }));
  expect(partsOf(all(8, [1, 6])).map(({ isFolded }) => isFolded)).toEqual([false]);
  expect(partsOf(all(20, [])).map(({ isFolded }) => isFolded)).toEqual([false]);
  // One row is not worth a fold.
  expect(partsOf(all(11, [2, 8])).map(({ isFolded }) => isFolded)).toEqual([false]);
  expect(partsOf(all(12, [3, 8])).map(({ rows }) => rows.length)).toEqual([12]);
  expect(partsOf(all(12, [2, 9])).map(({ rows }) => rows.length)).toEqual([5, 2, 5]);
});
