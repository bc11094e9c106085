/** The form for a new account while the operator's settings, which say what it asks for, do not come. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "../../testing/mount";
import { visitor } from "../../testing/world";
import type { FormProps } from "../calls";
import { Content } from "./sign-up";

vi.mock("../../messages/words", () => {
  const say = (id: string) => id;
  return { useMessages: () => say, Words: ({ id }: { readonly id: string }) => id };
});

const SETTINGS = {
  open: true,
  sign_in: true,
  fields: [],
  password_min: 8,
  currencies: [],
  countries: [],
  country: null,
  blocked_countries: [],
};
const fetchSignUpSettings = vi.fn();
const calls = { fetchSignUpSettings } as unknown as FormProps["calls"];

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await visitor();
  vi.useFakeTimers();
});

afterEach(() => void vi.useRealTimers());

const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);

test("says so after the first failure, until they come", async () => {
  let fail: (error: unknown) => void = () => {};
  fetchSignUpSettings.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  fetchSignUpSettings.mockResolvedValue(SETTINGS);
  await mount(<Content calls={calls} />);
  expect(find("sign-up-failed")?.getAttribute("role")).toBe("status");
  expect(find("sign-up-failed")?.textContent).toBe("");
  await act(async () => fail(new Error("503")));
  expect(find("sign-up-failed")?.textContent).toBe("recovery-failed");
  expect(find("sign-up-failed")?.closest("[aria-busy=true]")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect([find("sign-up-failed"), find("sign-up-form")]).toEqual([null, expect.anything()]);
});
