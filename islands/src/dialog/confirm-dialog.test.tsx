import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog";

const send = vi.fn();
const onClose = vi.fn();
let root: Root;

const draw = (waiting?: string) =>
  act(async () =>
    root.render(
      <ConfirmDialog
        className="small"
        id="end"
        title="Are you sure?"
        text="It ends."
        confirm="End it"
        cancel="Keep it"
        close="Close"
        send={send}
        {...(waiting && { waiting })}
        problemOf={(error) => `It goes on: ${(error as Error).message}`}
        onClose={onClose}
      />,
    ),
  );

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.resetAllMocks();
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.querySelector("div") as Element);
  await draw();
});

afterEach(() => act(async () => root.unmount()));

const find = (id: string) => document.querySelector(`[data-testid="${id}"]`) as HTMLElement;
const press = (id: string) => act(async () => find(id).click());
const isBusy = () => find("end-confirm").ariaBusy ?? find("end-confirm").getAttribute("aria-busy");
const problem = () => document.querySelector("[role=alert]")?.textContent;

test("its title and what will be done are read with it", () => {
  const dialog = document.querySelector("dialog") as HTMLDialogElement;
  const read = (name: string) =>
    document.getElementById(dialog.getAttribute(name) ?? "")?.textContent;
  expect(read("aria-labelledby")).toBe("Are you sure?");
  expect(read("aria-describedby")).toBe("It ends.");
});

test("it does nothing when it is closed", async () => {
  await press("end-cancel");
  expect([send.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});

test("it is done once, however often it is confirmed, and again after it failed", async () => {
  let fail: (error: Error) => void = () => {};
  send.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  await press("end-confirm");
  await press("end-confirm");
  expect([send.mock.calls.length, isBusy()]).toEqual([1, "true"]);
  await act(async () => fail(new Error("nobody answers")));
  expect([problem(), isBusy()]).toEqual(["It goes on: nobody answers", "false"]);
  send.mockReturnValueOnce(new Promise(() => {}));
  await press("end-confirm");
  expect([send.mock.calls.length, problem()]).toEqual([2, ""]);
});

test("what takes long is said, until it has failed", async () => {
  let fail: (error: Error) => void = () => {};
  send.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  await press("end-confirm");
  await draw("Nobody knows yet.");
  expect([problem(), isBusy()]).toEqual(["Nobody knows yet.", "true"]);
  await act(async () => fail(new Error("nobody answers")));
  expect(problem()).toBe("It goes on: nobody answers");
});
