/** The passkeys in the profile: what is listed, asked and said. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, type GivenCode } from "../api/errors";
import { Passkeys } from "./passkeys";

const { api, create, signal, show } = vi.hoisted(() => ({
  api: {
    fetchPasskeys: vi.fn(),
    askNewPasskey: vi.fn(),
    addPasskey: vi.fn(),
    removePasskey: vi.fn(),
  },
  create: vi.fn(),
  signal: vi.fn(),
  show: vi.fn(),
}));
vi.mock("../api/passkeys", () => api);
vi.mock("../account/shared/authenticator", () => ({
  createPasskey: create,
  signalRemoved: signal,
}));
vi.mock("../alerts/shared/alerts", () => ({ alerts: { show } }));
vi.mock("../api/config", () => ({ siteConfig: () => ({ tag: "en-ZA", zone: "UTC" }) }));
vi.mock("../messages/words", () => ({
  useMessages: () => (id: string, args?: { moment?: string }) => `${id}${args?.moment ?? ""}`,
}));

const ONE = { id: "one", name: "1Password", added_at: "2026-11-26T10:00:00Z", used_at: null };
const TWO = { ...ONE, id: "two", name: null, used_at: "2026-11-27T10:00:00Z" };
const MADE = { id: "two" };

let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.resetAllMocks();
  api.fetchPasskeys.mockResolvedValue([ONE]);
  api.askNewPasskey.mockResolvedValue("options");
  api.addPasskey.mockResolvedValue([ONE, TWO]);
  api.removePasskey.mockResolvedValue([]);
  create.mockResolvedValue(MADE);
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
});

afterEach(() => act(async () => root.unmount()));

const draw = () => act(async () => root.render(<Passkeys />));
const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const press = (id: string) => act(async () => find(id)?.click());
const rows = () =>
  [...document.querySelectorAll("[data-testid=passkey] p")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
const problem = () => find("passkeys-problem")?.textContent;
const refusal = (code: GivenCode, message = "") =>
  new ApiError("refused", 403, "POST", { code, message, errors_by_bet: [] });

test("each is listed with where it is kept, and when it was added and used", async () => {
  api.fetchPasskeys.mockResolvedValue([ONE, TWO]);
  await draw();
  expect(rows()).toEqual([
    ["1Password", "passkeys-added26 Nov 2026", "passkeys-unused"],
    ["passkeys-one", "passkeys-added26 Nov 2026", "passkeys-used27 Nov 2026"],
  ]);
  const names = [...document.querySelectorAll("[data-testid=passkey-remove]")].map((button) =>
    (button.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent),
  );
  expect(names).toEqual([
    ["passkeys-remove", "1Password"],
    ["passkeys-remove", "passkeys-one"],
  ]);
});

test("none is said, and a list that does not come can be asked for again", async () => {
  api.fetchPasskeys.mockRejectedValueOnce(new ApiError("failed", 503, "GET"));
  await draw();
  expect([problem(), find("passkeys-add")?.textContent]).toEqual([
    "alert-error-text",
    "profile-retry",
  ]);
  expect(find("passkeys-none")).toBeNull();
  api.fetchPasskeys.mockResolvedValue([]);
  await press("passkeys-add");
  expect(find("passkeys-none")).not.toBeNull();
  expect([problem(), find("passkeys-add")?.textContent]).toEqual(["", "passkeys-add"]);
});

test("one is added", async () => {
  await draw();
  await press("passkeys-add");
  expect(api.askNewPasskey.mock.calls).toEqual([[{}]]);
  expect(create.mock.calls).toEqual([["options"]]);
  expect(api.addPasskey.mock.calls).toEqual([[MADE]]);
  expect([rows().length, show.mock.calls]).toEqual([
    2,
    [[{ type: "success", title: "passkeys-saved" }]],
  ]);
});

test("a dialog that is cancelled adds none, and says nothing", async () => {
  create.mockResolvedValue(undefined);
  await draw();
  await press("passkeys-add");
  expect([api.addPasskey.mock.calls, problem(), rows().length]).toEqual([[], "", 1]);
});

test.each([
  [new DOMException("", "InvalidStateError"), "passkeys-known"],
  [new DOMException("", "NotSupportedError"), "passkeys-unfit"],
  [refusal("passkey_limit", "You can have up to 10."), "You can have up to 10."],
  [new ApiError("unanswered", 0, "POST"), "session-unanswered"],
])("why none was added is said beside the button: %s", async (error, said) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  create.mockRejectedValue(error);
  await draw();
  await press("passkeys-add");
  expect([problem(), find("passkeys-add")?.getAttribute("aria-busy")]).toEqual([said, "false"]);
});

test("who has not signed in just now gives the password, and a wrong one is said in its dialog", async () => {
  api.askNewPasskey
    .mockRejectedValueOnce(refusal("password_needed", "Enter your password first."))
    .mockRejectedValueOnce(refusal("password_wrong", "The password is wrong."));
  await draw();
  await press("passkeys-add");
  expect(problem()).toBe("");
  const field = find("passkey-password") as HTMLInputElement;
  const submit = () => act(async () => field.form?.requestSubmit());
  field.value = "wrong";
  await submit();
  expect(find("passkey-error")?.textContent).toBe("The password is wrong.");
  field.value = " right ";
  await submit();
  expect(api.askNewPasskey.mock.calls).toEqual([
    [{}],
    [{ password: "wrong" }],
    [{ password: " right " }],
  ]);
  expect([find("passkey-password"), rows().length]).toEqual([null, 2]);
});

test("one is removed once that is confirmed", async () => {
  await draw();
  await press("passkey-remove");
  expect(api.removePasskey).not.toHaveBeenCalled();
  api.removePasskey.mockRejectedValueOnce(new ApiError("failed", 503, "DELETE"));
  await press("passkey-remove-confirm");
  const said = document.querySelector("dialog [role=alert]");
  expect([said?.textContent, rows().length]).toEqual(["alert-error-text", 1]);
  await press("passkey-remove-confirm");
  expect(api.removePasskey.mock.calls).toEqual([["one"], ["one"]]);
  expect(signal.mock.calls).toEqual([["one"]]);
  expect([document.querySelector("dialog"), rows().length]).toEqual([null, 0]);
  expect(show.mock.calls).toEqual([[{ type: "success", title: "passkeys-removed" }]]);
  expect(document.activeElement).toBe(find("passkeys-add"));
});
