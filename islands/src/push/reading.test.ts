// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { fields, type Reader, whole } from "../api/read";
import { dispatch, push } from "./bus";

const report = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(() => report.mockClear());

const readBonus: Reader<number> = (value, at) => fields(value, at)("bonus_id", whole);

test("a listener gets what its reader reads", () => {
  const listener = vi.fn();
  const stop = push.on("bonus_issued", readBonus, listener);
  dispatch({ event_name: "bonus_issued", message: { bonus_id: 7, more: 1 } });
  stop();
  dispatch({ event_name: "bonus_issued", message: { bonus_id: 8 } });
  expect(listener.mock.calls).toEqual([[7]]);
});

test("an unreadable message is reported, and other listeners are still called", () => {
  const listener = vi.fn();
  const other = vi.fn();
  const stops = [
    push.on("bonus_issued", readBonus, listener),
    push.on("bonus_issued", (value) => value, other),
  ];
  dispatch({ event_name: "bonus_issued", message: { bonus_id: "7" } });
  for (const stop of stops) stop();
  expect(listener).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(1);
  expect(report.mock.calls).toEqual([
    ["push bonus_issued: message.bonus_id: expected a whole number, got string"],
  ]);
});

test("a part that fails on an event is reported, and the others still get it", () => {
  const other = vi.fn();
  const failure = new Error("a mistake");
  const stops = [
    push.on("bonus_issued", readBonus, () => {
      throw failure;
    }),
    push.on("bonus_issued", readBonus, other),
  ];
  dispatch({ event_name: "bonus_issued", message: { bonus_id: 7 } });
  for (const stop of stops) stop();
  expect(other.mock.calls).toEqual([[7]]);
  expect(report.mock.calls).toEqual([['a part failed on the push event "bonus_issued"', failure]]);
});

test("a message that a reader reads as undefined is ignored", () => {
  const listener = vi.fn();
  const stop = push.on("bonus_issued", () => undefined, listener);
  dispatch({ event_name: "bonus_issued", message: {} });
  stop();
  expect(listener).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

test.each([
  [null, "push: expected an object, got null"],
  [{ message: {} }, "push: event_name: expected a text, got undefined"],
])("a publication %j that is no event is reported", (publication, message) => {
  dispatch(publication);
  expect(report.mock.calls).toEqual([[message]]);
});

test("an event that nothing handles is reported once for each name", () => {
  for (const name of ["odds_exploded", "odds_exploded", "provider_status_changed"]) {
    dispatch({ event_name: name, message: {} });
  }
  expect(report.mock.calls).toEqual([
    ['no handler for the push event "odds_exploded"', { name: "odds_exploded" }],
    [
      'no handler for the push event "provider_status_changed"',
      { name: "provider_status_changed" },
    ],
  ]);
});

test("an event that has a listener, or will have one, is not reported", () => {
  const stop = push.on("notification", (value) => value, vi.fn());
  dispatch({ event_name: "notification", message: {} });
  dispatch({ event_name: "bet_changed", message: {} });
  dispatch({ event_name: "tournament_pool_changed", message: {} });
  stop();
  expect(report).not.toHaveBeenCalled();
});

test("every listener in the code is for an event that counts as handled", () => {
  const source = join(import.meta.dirname, "..");
  const names = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(join(source, file), "utf8"))
    .flatMap((text) => [...text.matchAll(/push\.on\(\s*"(\w+)"/g)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) dispatch({ event_name: name, message: {} });
  expect(report).not.toHaveBeenCalled();
});
