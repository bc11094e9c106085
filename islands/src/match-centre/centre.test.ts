import { expect, test } from "vitest";
import type { MatchEvent } from "../api/match-events";
import type { LiveMatch } from "../live/shared/matches";
import { newsOf } from "./news";
import { merged, timelineOf } from "./statistics";
import { isPlaylist } from "./streams";

function event(id: number, kind = "corner", more: Partial<MatchEvent> = {}): MatchEvent {
  return {
    id,
    kind,
    name: kind,
    side: null,
    match_time: null,
    stoppage_time: null,
    period_key: null,
    player: null,
    score: null,
    position: null,
    ...more,
  };
}

const ids = (events: readonly MatchEvent[]) => events.map(({ id }) => id);

test("what the push reports joins what is known, each event once and in order", () => {
  const known = [event(1), event(2), event(5)];
  expect(ids(merged(known, [event(5), event(7)], false))).toEqual([1, 2, 5, 7]);
  expect(ids(merged([], [event(3)], false))).toEqual([3]);
});

test("an answer replaces all up to its last event, and keeps what the push brought since", () => {
  const known = [event(1), event(2, "goal"), event(9)];
  expect(ids(merged(known, [event(1), event(4)], true))).toEqual([1, 4, 9]);
});

test("a match that begins again forgets what was", () => {
  expect(ids(merged([event(40), event(41)], [event(1)], false))).toEqual([1]);
});

test("a timeline is without attacks and points, the newest first", () => {
  const events = [
    event(1, "period_start"),
    event(2, "attack"),
    event(3, "goal"),
    event(4, "point"),
  ];
  expect(ids(timelineOf(events))).toEqual([3, 1]);
});

test("goals and the end are announced, once, and not those from before the page was open", () => {
  const match = {
    home: "Arsenal",
    away: "Chelsea",
    score: null,
    events: [event(3, "goal", { name: "Goal", side: "away", score: { home: 1, away: 2 } })],
  } as unknown as LiveMatch;
  expect(newsOf(match, 2)).toBe("Goal, Chelsea, 1 – 2");
  expect(newsOf(match, 3)).toBeUndefined();
  expect(newsOf({ ...match, events: [event(4, "corner")] }, 3)).toBeUndefined();
});

test("a playlist is told from a player by the end of its path", () => {
  expect(isPlaylist("https://cdn.example/live/main.m3u8?token=1")).toBe(true);
  expect(isPlaylist("https://cdn.example/player.html?list=a.m3u8")).toBe(false);
});
