import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dispatch, push } from "../push/bus";
import { type Problem, takeOver } from "../report/report";
import { followMarks } from "./mark";

const root = document.documentElement;
let reported: Problem[] = [];

followMarks();

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  takeOver((problem) => reported.push(problem));
  root.removeAttribute("data-mark");
});

afterEach(() => {
  vi.useRealTimers();
});

const send = (event_name: string, message: unknown) => dispatch({ event_name, message });

test("a page names a mark after the frame in which what came before was drawn", () => {
  const drawn: unknown[] = [];
  const stop = push.on(
    "match_changed",
    (message) => message as object,
    () => requestAnimationFrame(() => drawn.push(root.dataset.mark)),
  );
  send("match_changed", {});
  send("mark", { mark: 7 });
  expect(root.dataset.mark).toBeUndefined();
  vi.advanceTimersToNextFrame();
  expect(drawn).toEqual([undefined]);
  expect(root.dataset.mark).toBe("7");
  stop();
});

test("a mark without a number is reported and changes nothing", () => {
  send("mark", { mark: "7" });
  vi.advanceTimersToNextFrame();
  expect(root.dataset.mark).toBeUndefined();
  expect(reported.map(({ kind }) => kind)).toEqual(["api.mismatch"]);
});
