/** What a session remembers of an account that was opened, and of terms that were accepted. */
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { mount } from "../../testing/mount";
import { PLAYER, player, visitor } from "../../testing/world";
import type { FormProps } from "../calls";
import { Content as SignUp } from "./sign-up";
import { Content as Terms } from "./terms";

vi.mock("../../messages/words", () => {
  const say = (id: string) => id;
  return { useMessages: () => say, Words: ({ id }: { readonly id: string }) => id };
});

const signUp = vi.fn();
const completePlayer = vi.fn();
const calls = {
  fetchSignUpSettings: async () => ({
    open: true,
    sign_in: true,
    fields: [],
    password_min: 8,
    currencies: [],
    countries: [],
    country: null,
    blocked_countries: [],
  }),
  signUp,
  completePlayer,
  enter: async () => {},
  updatePlayer: () => {},
} as unknown as FormProps["calls"];

beforeEach(() => void vi.resetAllMocks());

const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const stored = () => ({ ...sessionStorage });

async function fillIn() {
  await mount(<SignUp calls={calls} />);
  (find("sign-up-email") as HTMLInputElement).value = "a@b.example";
  (find("sign-up-password") as HTMLInputElement).value = "three quiet lakes";
  await act(async () => document.querySelector("form")?.requestSubmit());
}

test.each([
  ["who is signed in at once", PLAYER],
  ["who must confirm the address first", undefined],
])("an account that was opened is remembered: by somebody %s", async (_, opened) => {
  await visitor();
  signUp.mockResolvedValue(opened);
  await fillIn();
  expect(signUp).toHaveBeenCalledTimes(1);
  expect(stored()).toMatchObject({ isRegistered: "true" });
});

test("an account that was refused is not", async () => {
  await visitor();
  vi.spyOn(console, "error").mockImplementation(() => {});
  signUp.mockRejectedValue(new Error("refused"));
  await fillIn();
  expect(stored()).not.toHaveProperty("isRegistered");
});

test("terms are remembered once the operator has taken it in", async () => {
  await player({}, {}, { auth_fields_missed: ["terms_acceptance"] });
  vi.spyOn(console, "error").mockImplementation(() => {});
  completePlayer.mockRejectedValueOnce(new Error("refused"));
  completePlayer.mockResolvedValueOnce(PLAYER);
  await mount(<Terms calls={calls} />);
  await act(async () => find("terms-accept")?.click());
  expect(stored()).not.toHaveProperty("termsAndConditionsAccepted");
  await act(async () => find("terms-accept")?.click());
  expect(stored()).toMatchObject({ termsAndConditionsAccepted: "1" });
});
