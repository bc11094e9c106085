/** The two ways to sign in: what was wrong with one is gone as soon as the other one is tried. */
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, type GivenCode } from "../api/errors";
import { mount } from "../testing/mount";
import { otherCode } from "../testing/other-code";
import type { FormProps } from "./calls";
import type { SignInReason } from "./shared/sign-in";
import { SignInForm } from "./sign-in-form";

const { choose, signInWith } = vi.hoisted(() => ({ choose: vi.fn(), signInWith: vi.fn() }));
vi.mock("../api/passkeys", () => ({ askPasskey: async () => ({}), signInByPasskey: vi.fn() }));
vi.mock("./shared/authenticator", () => ({ signWithPasskey: choose }));
vi.mock("./shared/passkeys", () => ({ hasPasskeys: () => true }));
vi.mock("./shared/session", async () => {
  const { atom } = await import("nanostores");
  return { $session: atom({ status: "not_logged_in" }), signInWith, enter: vi.fn() };
});
vi.mock("../messages/words", () => {
  const say = (id: string) => id;
  return { useMessages: () => say };
});

const refusal = (status: number, code: GivenCode) =>
  new ApiError("refused", status, "POST", { code, message: String(code) });
const calls = {
  fetchSignUpSettings: () => new Promise(() => {}),
} as unknown as FormProps["calls"];

beforeEach(async () => {
  vi.stubGlobal("PublicKeyCredential", {});
  vi.resetAllMocks();
  sessionStorage.clear();
  await mount(<SignInForm reason="asked" calls={calls} />);
});

const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const said = () => [find("sign-in-error")?.textContent, find("sign-in-passkey-error")?.textContent];
const marked = () =>
  ["email", "password"].filter((name) => find(`sign-in-${name}`)?.getAttribute("aria-invalid"));
const settled = () => act(async () => void (await vi.dynamicImportSettled()));

async function signIn() {
  for (const name of ["email", "password"]) {
    (find(`sign-in-${name}`) as HTMLInputElement).value = "a@b.example";
  }
  await act(async () => document.querySelector("form")?.requestSubmit());
  await settled();
}

async function pressPasskey() {
  await act(async () => find("sign-in-passkey")?.click());
  await settled();
}

test("what was wrong with the password goes when a passkey is asked for, and stays away if none is chosen", async () => {
  signInWith.mockRejectedValueOnce(refusal(401, "invalid_credentials"));
  await signIn();
  expect([said(), marked()]).toEqual([
    ["session-invalid", ""],
    ["email", "password"],
  ]);
  signInWith.mockRejectedValueOnce(refusal(401, "locked"));
  await signIn();
  expect(said()).toEqual(["locked", ""]);
  expect(find("to-unlock")).not.toBeNull();
  let cancel = () => {};
  choose.mockReturnValueOnce(
    new Promise((done) => {
      cancel = () => done(undefined);
    }),
  );
  await pressPasskey();
  expect(said()).toEqual(["", ""]);
  expect([marked(), find("to-unlock")]).toEqual([[], null]);
  cancel();
  await settled();
  expect(said()).toEqual(["", ""]);
});

test("what was wrong with a passkey goes when the password is tried, even before anything is sent", async () => {
  choose.mockRejectedValueOnce(refusal(401, "passkey_wrong"));
  await pressPasskey();
  expect(said()).toEqual(["", "passkey_wrong"]);
  await act(async () => document.querySelector("form")?.requestSubmit());
  expect(said()).toEqual(["session-email-missing", ""]);
  signInWith.mockRejectedValueOnce(refusal(401, "invalid_credentials"));
  await signIn();
  expect(said()).toEqual(["session-invalid", ""]);
});

test.each([
  ["locked", "locked", () => refusal(403, "locked")],
  ["not confirmed", "unconfirmed", () => refusal(401, "unconfirmed")],
  ["excluded by its player", "excluded", () => refusal(403, "excluded")],
  ["tried too often", "too_many", () => refusal(429, otherCode("too_many"))],
  ["locked by the operator", "held", () => refusal(423, otherCode("held"))],
  ["of no form that can be read", "invalid_email", () => refusal(422, otherCode("invalid_email"))],
  [
    "no account at all: no answer came",
    "session-unanswered",
    () => new ApiError("unanswered", 0, "POST"),
  ],
  [
    "no account at all: the operator failed",
    "session-failed",
    () => new ApiError("failed", 503, "POST"),
  ],
])("nothing that was typed is wrong where the account is %s", async (_, text, error) => {
  signInWith.mockRejectedValueOnce(error());
  find("sign-in-email")?.focus();
  await signIn();
  expect([said(), marked()]).toEqual([[text, ""], []]);
  expect(document.activeElement).toBe(find("sign-in-email"));
});

test("who takes a break is not led to another account", async () => {
  expect(find("to-sign-up")).not.toBeNull();
  signInWith.mockRejectedValueOnce(refusal(403, "excluded"));
  await signIn();
  expect([find("to-password-new"), find("to-sign-up")]).toEqual([expect.anything(), null]);
  signInWith.mockRejectedValueOnce(refusal(401, "invalid_credentials"));
  await signIn();
  expect(find("to-sign-up")).not.toBeNull();
});

test.each<[reason: SignInReason, text: string | undefined]>([
  ["asked", undefined],
  ["to_place", "session-to-place"],
  ["expired", "session-expired"],
  ["not_kept", "session-not-kept"],
])("above the fields it says why it is open: %s", async (reason, text) => {
  await mount(<SignInForm reason={reason} calls={calls} />);
  expect(document.getElementById("auth-text")?.textContent).toBe(text);
});

test("a browser that blocks cookies is no use to sign in with, which is said beforehand", async () => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  await mount(<SignInForm reason="to_place" calls={calls} />);
  expect(document.getElementById("auth-text")?.textContent).toBe("session-not-kept");
});
