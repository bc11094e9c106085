/** The dialog of a limit of time: what it says of the session is so. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadMessages } from "../messages/messages";
import { answer, player, settled, visitor } from "../testing/world";
import { Prompts } from "./prompts";
import { close } from "./watch";

const LEAVE = "DELETE /api/users/sign_out";
const OVER = {
  "POST /api/sportsbook_sessions": { status: 403, code: "session_limit", message: "until 12:00" },
} as const;
const SIGNED_OUT = "We have signed you out. Your selections are kept.";

let root: Root;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await visitor();
  await loadMessages("limit-prompts");
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () => {
    root.render(<Prompts />);
    await settled();
  });
});

afterEach(async () => {
  await act(async () => {
    close("session");
    answer({ [LEAVE]: { data: {} } });
    root.unmount();
  });
  vi.restoreAllMocks();
});

const over = (left: "silence" | { status: number; code: string } | { data: object }) =>
  act(() => player({ ...OVER, [LEAVE]: left }, { limits: { session: true } }));
const said = () => [...document.querySelectorAll("dialog p")].map((one) => one.textContent);

test.each([
  ["takes it", { data: {} }],
  ["fails", { status: 503, code: "unavailable" }],
])("that the player is signed out, when the operator %s", async (_, left) => {
  await over(left);
  expect(said()).toEqual([SIGNED_OUT, "until 12:00"]);
});

test("not that the player is signed out, while the session goes on", async () => {
  await over("silence");
  expect(said()).toEqual(["", "until 12:00"]);
});
