import { expect, test } from "vitest";
import type { MatchEvent } from "../api/match-events";
import type { MatchCentreLabels, MatchCentreProps } from "../api/props.gen";
import { draw, patch } from "../plain/patch";
import type { Told } from "./statistics";
import { statisticsView } from "./statistics-view";
import { streamView } from "./stream-view";
import { timelineView } from "./timeline-view";

const labels = new Proxy({}, { get: (_, name) => String(name) }) as MatchCentreLabels;
const props = { match_id: 1, status: 1, sport: "soccer", labels } as MatchCentreProps;

function event(id: number, more: Partial<MatchEvent>): MatchEvent {
  return {
    id,
    kind: "shot",
    name: "Shot",
    side: "home",
    match_time: 60 * id,
    stoppage_time: null,
    period_key: null,
    player: null,
    score: null,
    position: { x: 90, y: 50 },
    ...more,
  };
}

const panel = (told: Partial<Told>) => ({
  props,
  home: "Arsenal",
  away: "Chelsea",
  told: { state: "told" as const, facts: [], events: [], ...told },
});

test("figures have both numbers and a bar of their shares, drawn as a drawing", () => {
  const facts = [
    { key: "shots", name: "Shots", home: 3, away: 1, unit: "count" },
    { key: "possession", name: "Possession", home: 40, away: 60, unit: "percent" },
    { key: "corners", name: "Corners", home: 0, away: 0, unit: "count" },
  ];
  const shown = draw(statisticsView(panel({ facts })));
  const rows = [...shown.querySelectorAll("tbody tr")];
  expect(rows.map((row) => row.textContent)).toEqual(["3Shots1", "40%Possession60%", "0Corners0"]);
  expect(rows[0]?.querySelector(".fact-more")?.textContent).toBe("3");
  const bar = rows[0]?.querySelector(".bar-home");
  expect(bar?.namespaceURI).toBe("http://www.w3.org/2000/svg");
  expect(bar?.getAttribute("width")).toBe("74.25");
  expect(rows[2]?.querySelector(".bar-away")?.getAttribute("width")).toBe("0");
});

test("the field shows the last place and keeps its ball, so that it can move", () => {
  const before = panel({ events: [event(1, {})] });
  const shown = draw(statisticsView(before));
  const ball = shown.querySelector(".pitch-ball");
  expect(ball?.getAttribute("cx")).toBe("94.5");
  patch(
    shown,
    statisticsView(panel({ events: [event(1, {}), event(2, { position: { x: 0, y: 0 } })] })),
  );
  expect(shown.querySelector(".pitch-ball")).toBe(ball);
  expect(ball?.getAttribute("cx")).toBe("0");
  expect(shown.querySelector(".pitch-words")?.textContent).toBe("ShotArsenal");
});

test("a timeline says minute, what, who and the score, the newest first", () => {
  const goal = event(46, {
    kind: "goal",
    name: "Goal",
    side: "away",
    match_time: 2700,
    stoppage_time: 65,
    player: "Palmer",
    score: { home: 0, away: 1 },
  });
  const shown = draw(timelineView(panel({ events: [event(1, {}), goal] })));
  const lines = [...shown.querySelectorAll("li")].map((line) => line.textContent);
  expect(lines).toEqual(["45+2'GoalPalmerChelsea0–1", "2'ShotArsenal"]);
});

test("a tab without anything says why, and offers to try again after a failure", () => {
  for (const [state, words] of [
    ["early", "not_begun"],
    ["told", "none"],
    ["failed", "failedretry"],
  ] as const) {
    expect(draw(timelineView(panel({ state }))).textContent, state).toBe(words);
  }
  expect(
    draw(statisticsView(panel({ state: "asking" }))).querySelector("[aria-busy]"),
  ).toBeTruthy();
});

test("a stream says how to start it, which one it is, and what went wrong", () => {
  const two = [
    { id: "a", name: "HD", url: "https://cdn.example/a.m3u8" },
    { id: "b", name: "Commentary", url: "https://cdn.example/b.m3u8" },
  ];
  const view = (state: Parameters<typeof streamView>[0]["state"]) =>
    draw(streamView({ state, streams: two, current: "b", labels }));
  expect(view({ kind: "signed_out" }).textContent).toBe("stream_sign_insign_in");
  expect(view({ kind: "ready" }).textContent).toBe("play");
  expect(view({ kind: "failed", why: "refused" }).textContent).toBe("stream_refusedretry");
  expect(view({ kind: "failed", why: "unsupported" }).textContent).toBe("stream_unsupported");
  const playing = view({ kind: "playing" });
  expect(playing.querySelector("option[selected]")?.textContent).toBe("Commentary");
});
