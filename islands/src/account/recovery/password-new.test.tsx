/** The mail with the link to a new password: a visitor types an address, and a player has it sent to their own. */
import type { WritableAtom } from "nanostores";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../api/errors";
import { keepTyped } from "../../forms/typed";
import { mount } from "../../testing/mount";
import type { FormProps } from "../calls";
import { EMAIL } from "../email";
import { $session, type Session } from "../shared/session";
import { Content } from "./password-new";

vi.mock("../../messages/words", async (load) => {
  const say = (id: string, args?: { email?: string }) => `${id}${args?.email ?? ""}`;
  return { ...(await load<object>()), useMessages: () => say };
});
vi.mock("../../core/element", () => ({ wakeIslands: () => {} }));
vi.mock("../shared/session", async () => {
  const { atom } = await import("nanostores");
  return { $session: atom() };
});

const askNewPassword = vi.fn();
const calls = { askNewPassword } as unknown as FormProps["calls"];

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
});

const become = (session: object) => ($session as WritableAtom<Session>).set(session as Session);
const player = (email: string | null) => become({ status: "logged_in", player: { id: 1, email } });
const draw = () => mount(<Content calls={calls} />);
const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const send = () => act(async () => document.querySelector("form")?.requestSubmit());
const said = () => [
  document.querySelector("h2")?.textContent,
  document.querySelector(".form-text")?.textContent,
  find("forgot-email") !== null,
];

const VISITORS = ["session-forgot", "recovery-text", true];
const players = (email: string) => ["recovery-edit", `recovery-own${email}`, false];

test("a visitor types the address", async () => {
  become({ status: "not_logged_in" });
  await draw();
  expect(said()).toEqual(VISITORS);
  (find("forgot-email") as HTMLInputElement).value = "typed@example.com";
  await send();
  expect(askNewPassword.mock.calls).toEqual([["typed@example.com"]]);
  expect(find("mail-sent")?.querySelector("bdi")?.textContent).toBe("typed@example.com");
});

test("a player's mail goes to their own address, whatever was typed before", async () => {
  keepTyped([EMAIL], { email: "typed@example.com" });
  player("own@example.com");
  await draw();
  expect(said()).toEqual(players("own@example.com"));
  // An address is isolated from the words around it.
  expect(document.querySelector(".form-text bdi")?.textContent).toBe("own@example.com");
  await send();
  expect(askNewPassword.mock.calls).toEqual([["own@example.com"]]);
  expect(document.querySelector("h2")?.textContent).toBe("recovery-edit");
  expect(find("mail-sent")?.querySelector("bdi")?.textContent).toBe("own@example.com");
});

test("a player reads why it was not sent, and can send it again", async () => {
  player("own@example.com");
  await draw();
  const refused = { code: "email_invalid", message: "Not now." } as const;
  askNewPassword.mockRejectedValueOnce(new ApiError("refused", 422, "POST", refused));
  await send();
  expect(find("forgot-error")?.textContent).toBe("Not now.");
  await send();
  expect(askNewPassword.mock.calls).toEqual([["own@example.com"], ["own@example.com"]]);
  expect(find("mail-sent")).not.toBeNull();
});

test("a player who has given no address types one", async () => {
  player(null);
  await draw();
  expect(said()).toEqual(VISITORS);
});

test("who signs in or out meanwhile gets their own form, and the focus stays in it", async () => {
  become({ status: "pending" });
  await draw();
  expect([said(), document.activeElement]).toEqual([VISITORS, find("forgot-email")]);
  await act(async () => player("own@example.com"));
  expect(said()).toEqual(players("own@example.com"));
  expect(document.activeElement).toBe(document.querySelector("h2"));
  await act(async () => player("other@example.com"));
  expect(said()).toEqual(players("other@example.com"));
  await act(async () => become({ status: "not_logged_in" }));
  expect([said(), document.activeElement]).toEqual([VISITORS, find("forgot-email")]);
});
