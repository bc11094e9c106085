/** What a part of the page waits for: it is asked for until it comes, and by nobody who has left. */
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLoaded } from "./use-loaded";

const load = vi.fn<() => Promise<{ name: string }>>();

function Part(): ReactNode {
  const [answer, , hasFailed] = useLoaded(load);
  return `${answer?.name} ${hasFailed}`;
}

let root: Root;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers();
  load.mockReset().mockRejectedValue(new Error("503"));
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

const draw = () => act(async () => root.render(<Part />));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const shown = () => document.body.textContent;

test("a failure is told, and what is asked for comes all the same", async () => {
  await draw();
  expect(shown()).toBe("undefined true");
  load.mockResolvedValue({ name: "answer" });
  await pass(1);
  expect([shown(), load.mock.calls.length]).toEqual(["answer true", 2]);
});

test("without a failure none is told", async () => {
  load.mockResolvedValue({ name: "answer" });
  await draw();
  expect(shown()).toBe("answer false");
});

test("nobody who has left asks", async () => {
  await draw();
  await act(async () => root.render(null));
  await pass(60);
  expect(load).toHaveBeenCalledTimes(1);
});
