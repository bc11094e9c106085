import { afterEach, expect, test, vi } from "vitest";
import { type Problem, report, reportError, reportOnce, takeOver } from "./report";

afterEach(() => vi.restoreAllMocks());

test("without an error reporter the console has it, by its weight", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const cause = new Error("why");
  report({ kind: "a.b", message: "first" });
  report({ kind: "a.b", message: "second", cause, data: { code: 3 }, level: "warning" });
  expect(error.mock.calls).toEqual([["first"]]);
  expect(warn.mock.calls).toEqual([["second", cause, { code: 3 }]]);
});

test("an error reporter takes over, with everything that is known", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const taken: Problem[] = [];
  const former = takeOver((problem) => taken.push(problem));
  const problem: Problem = { kind: "a.b", message: "once", data: { code: 3 } };
  report(problem);
  reportOnce({ kind: "a.b", message: "of many" });
  reportOnce({ kind: "a.b", message: "of many" });
  const cause = new Error("why");
  reportError(cause, "the bets could not be fetched");
  takeOver(former);
  const failure = { kind: "part.failed", message: "the bets could not be fetched" };
  expect(taken).toEqual([
    problem,
    { kind: "a.b", message: "of many" },
    { ...failure, cause, level: "warning" },
  ]);
  expect(error).not.toHaveBeenCalled();
});
