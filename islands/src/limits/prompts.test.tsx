/** The dialog of a limit of time: what it says of the session is so. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SETTINGS } from "../api/testing/answers";
import { loadMessages } from "../messages/messages";
import { mount } from "../testing/mount";
import { answer, player, settled, visitor } from "../testing/world";
import { Prompts } from "./prompts";
import { close } from "./watch";

const REALITY = "GET /api/player/reality_check";
const INFO = "GET /api/player/sessions_info";
const CONTINUE = "POST /api/sportsbook_sessions/continue";
const LEAVE = "DELETE /api/users/sign_out";
const OVER = {
  "POST /api/sportsbook_sessions": { status: 403, code: "session_limit", message: "until 12:00" },
} as const;
const SIGNED_OUT = "We have signed you out. Your selections are kept.";

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await visitor();
  await loadMessages("limit-prompts");
  await mount(<Prompts />);
  await act(settled);
});

afterEach(async () => {
  await act(async () => {
    close("session");
    answer({ [LEAVE]: { data: {} } });
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

test("a reality check lets the player see the limits, which it would cover: they have seen it", async () => {
  const open = vi.spyOn(location, "assign").mockImplementation(() => {});
  const due = { [REALITY]: { data: { period: 60, due_in: 0 } } };
  await act(() => player(due, { limits: { reality: true, page: true } }));
  const link = () => document.querySelector<HTMLElement>("[data-testid=prompt-limits]");
  const press = () =>
    act(async () => {
      link()?.click();
      await settled();
    });
  expect(link()).not.toBeNull();
  // The check is open still, and says what was wrong.
  for (const [answered, words] of [
    [{ status: 503, code: "unavailable" }, "Please try again later."],
    ["offline", "There was no answer. Check your connection and try again."],
  ] as const) {
    answer({ [CONTINUE]: answered });
    await press();
    expect([open.mock.calls, document.querySelector(".field-error")?.textContent]).toEqual([
      [],
      words,
    ]);
  }
  answer({ [CONTINUE]: { data: {} }, [REALITY]: { data: { period: 60, due_in: 3_600 } } });
  await press();
  expect(open.mock.calls).toEqual([["/limits"]]);
  expect(link()).toBeNull();
});

test.each([
  ["says what is open", { open: 5_000 }, ["100.00", "50.00", "30.00", "-20.00"]],
  ["does not", {}, ["100.00", "30.00", "-70.00"]],
])("an open stake is not lost, where the operator %s", async (_, open, amounts) => {
  const started = { started_at: "2027-01-01T10:00:00Z", seconds: 600, currency: "ZAR" };
  const answers = {
    [REALITY]: { data: { period: 60, due_in: 0 } },
    "GET /api/v2/settings": { data: SETTINGS },
    [INFO]: { data: { ...started, stake: 10_000, win: 3_000, ...open } },
  };
  await act(async () => {
    await player(answers, { limits: { reality: true } });
    await settled();
  });
  const shown = [...document.querySelectorAll("[data-testid=prompt-figures] dd")];
  expect(shown.map((one) => one.textContent?.replace(/[^\d.-]/g, ""))).toEqual(amounts);
});
