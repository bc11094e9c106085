import { beforeEach, expect, test, vi } from "vitest";
import { fields, type Reader, whole } from "../api/read";
import { dispatch, push } from "./bus";

const report = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(() => report.mockClear());

const readBonus: Reader<number> = (value, at) => fields(value, at)("bonus_id", whole);

test("a listener gets what its reader reads", () => {
  const heard = vi.fn();
  const stop = push.on("bonus_issued", readBonus, heard);
  dispatch({ event_name: "bonus_issued", message: { bonus_id: 7, more: 1 } });
  stop();
  dispatch({ event_name: "bonus_issued", message: { bonus_id: 8 } });
  expect(heard.mock.calls).toEqual([[7]]);
});

test("what cannot be read is reported, and other listeners still hear it", () => {
  const heard = vi.fn();
  const other = vi.fn();
  const stops = [
    push.on("bonus_issued", readBonus, heard),
    push.on("bonus_issued", (value) => value, other),
  ];
  dispatch({ event_name: "bonus_issued", message: { bonus_id: "7" } });
  for (const stop of stops) stop();
  expect(heard).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(1);
  expect(report.mock.calls).toEqual([
    ["push bonus_issued: message.bonus_id: expected a whole number, got string"],
  ]);
});

test("what a reader reads as nothing is of no concern", () => {
  const heard = vi.fn();
  const stop = push.on("bonus_issued", () => undefined, heard);
  dispatch({ event_name: "bonus_issued", message: {} });
  stop();
  expect(heard).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

test.each([
  [null, "push: expected an object, got null"],
  [{ message: {} }, "push: event_name: expected a text, got undefined"],
])("a publication %j that is no event is reported", (publication, message) => {
  dispatch(publication);
  expect(report.mock.calls).toEqual([[message]]);
});
