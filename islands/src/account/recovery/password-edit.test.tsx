/** A new password by the link of a mail: how long it must be, and when the link is used up. */
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, type GivenCode } from "../../api/errors";
import { mount } from "../../testing/mount";
import type { FormProps } from "../calls";
import { dropToken, keepToken, tokenOf } from "../link-token";
import { Content } from "./password-edit";

vi.mock("../../messages/words", () => {
  const say = (id: string, args?: { count?: number }) => `${id}${args?.count ?? ""}`;
  return { useMessages: () => say };
});
vi.mock("../../core/element", () => ({ wakeIslands: () => {} }));
vi.mock("../shared/session", async () => {
  const { atom } = await import("nanostores");
  return { $session: atom({ status: "not_logged_in" }) };
});

const changePassword = vi.fn();
const fetchSignUpSettings = vi.fn();
const enter = vi.fn();
const calls = {
  changePassword,
  fetchSignUpSettings,
  enter,
  leaveFormPage: () => {},
} as unknown as FormProps["calls"];

const refusal = (status: number, code: GivenCode, message: string) =>
  new ApiError("refused", status, "PUT", { code, message, errors_by_bet: [] });

beforeEach(() => {
  vi.resetAllMocks();
  fetchSignUpSettings.mockResolvedValue({ password_min: 12 });
  changePassword.mockResolvedValue({ id: 1 });
  keepToken("password-edit", "token");
});

const draw = () => mount(<Content calls={calls} />);
const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const problems = () => find("new-password-problems")?.textContent;
const wrong = () => document.querySelector(".field .field-error")?.textContent;

async function save(password: string) {
  (find("new-password-password") as HTMLInputElement).value = password;
  await act(async () => document.querySelector("form")?.requestSubmit());
}

test("it is as long as the operator's settings say", async () => {
  await draw();
  await save("eleven char");
  expect(wrong()).toBe("strength-short12");
  expect(changePassword).not.toHaveBeenCalled();
  await save("twelve chars");
  expect(changePassword.mock.calls).toEqual([["token", "twelve chars"]]);
});

test.each([
  ["there are no settings yet", () => new Promise(() => {})],
  ["they cannot be had", () => Promise.reject(new Error("503"))],
])("eight characters are enough while %s", async (_, answer) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  fetchSignUpSettings.mockImplementation(answer);
  await draw();
  await save("seven c");
  expect(wrong()).toBe("strength-short8");
  await save("eight ch");
  expect(changePassword.mock.calls).toEqual([["token", "eight ch"]]);
});

test("who may not enter reads why, and the link still works", async () => {
  await draw();
  const words = "At your own request you cannot sign in before tomorrow.";
  changePassword.mockRejectedValueOnce(refusal(403, "excluded", words));
  await save("three quiet lakes");
  expect([problems(), find("no-link"), tokenOf("password-edit")]).toEqual([words, null, "token"]);
  await save("three quiet lakes");
  expect(changePassword.mock.lastCall).toEqual(["token", "three quiet lakes"]);
  expect([enter.mock.calls, tokenOf("password-edit")]).toEqual([[[{ id: 1 }]], undefined]);
});

test("a page that was loaded again asks to open the link again, and leads to another one", async () => {
  dropToken("password-edit");
  await draw();
  expect(find("no-link")?.textContent).toBe("recovery-open-again");
  expect(document.activeElement).toBe(find("no-link"));
  expect(find("to-password-new")?.textContent).toBe("recovery-new-link");
});

test("a link that was refused without a word does not work", async () => {
  await draw();
  changePassword.mockRejectedValueOnce(refusal(422, "token_invalid", ""));
  await save("three quiet lakes");
  expect(find("no-link")?.textContent).toBe("recovery-no-link");
});

test("a link that was used gives way to another one", async () => {
  await draw();
  changePassword.mockRejectedValueOnce(refusal(422, "token_invalid", "This link was used."));
  await save("three quiet lakes");
  expect(find("no-link")?.textContent).toBe("This link was used.");
  expect(tokenOf("password-edit")).toBeUndefined();
});
