/** The form that verifies a phone number: what is shown before it has loaded, and the ways between its parts. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { siteConfig } from "../../api/config";
import type { Phone } from "../../api/schemas/player";
import { mount } from "../../testing/mount";
import { PLAYER, player } from "../../testing/world";
import type { FormProps } from "../calls";
import { Content } from "./verification";

vi.mock("../../messages/words", () => {
  const say = (id: string) => id;
  return { useMessages: () => say, Words: ({ id }: { readonly id: string }) => id };
});

const fetchPhone = vi.fn();
const sendPhoneCode = vi.fn();
const fetchPlayer = vi.fn();
const updatePlayer = vi.fn();
const calls = {
  fetchPhone,
  sendPhoneCode,
  fetchPlayer,
  updatePlayer,
} as unknown as FormProps["calls"];

const SENT: Phone = {
  number: "+27821234567",
  country: "za",
  verified: false,
  resend_timeout: 60,
  sms_limit_reached: false,
};
const NEW = { ...PLAYER, auth_phone_number: "+27829999999" };

beforeEach(async () => {
  vi.resetAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await player();
  fetchPhone.mockResolvedValue(SENT);
  sendPhoneCode.mockResolvedValue({ ...SENT, number: NEW.auth_phone_number });
  fetchPlayer.mockResolvedValue(NEW);
});

afterEach(() => void vi.useRealTimers());

const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const press = (id: string) => act(async () => find(id)?.click());

async function draw(phone: Partial<Phone> = {}) {
  fetchPhone.mockResolvedValue({ ...SENT, ...phone });
  await mount(<Content calls={calls} />);
}

async function send(number: string) {
  (find("phone-phone") as HTMLInputElement).value = number;
  await act(async () => document.querySelector("form")?.requestSubmit());
}

test("a form that cannot load says so after the first failure, until it can", async () => {
  vi.useFakeTimers();
  let fail: (error: unknown) => void = () => {};
  fetchPhone.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  await mount(<Content calls={calls} />);
  expect(find("phone-failed")?.getAttribute("role")).toBe("status");
  expect(find("phone-failed")?.textContent).toBe("");
  await act(async () => fail(new Error("503")));
  expect(find("phone-failed")?.textContent).toBe("phone-failed");
  expect(find("phone-failed")?.closest("[aria-busy=true]")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect([find("phone-failed"), find("phone-code-form")]).toEqual([null, expect.anything()]);
});

test("a player who wanted another number can still type the code that is on its way", async () => {
  await draw();
  await press("phone-change");
  expect([find("phone-form"), find("phone-back")?.textContent]).toEqual([
    expect.anything(),
    "phone-code-missing",
  ]);
  await press("phone-back");
  expect([find("phone-form"), find("phone-code-form")]).toEqual([null, expect.anything()]);
  expect([sendPhoneCode.mock.calls, fetchPhone.mock.calls.length]).toEqual([[], 1]);
});

test.each([
  ["another can be sent", { resend_timeout: 0 }],
  ["none was sent", { number: null, country: null }],
])("there is no way to a code where %s", async (_, phone) => {
  await draw(phone);
  expect([find("phone-form"), find("phone-back")]).toEqual([expect.anything(), null]);
});

test("nor where it has been used", async () => {
  await draw({ verified: true });
  await press("phone-change");
  expect([find("phone-form"), find("phone-back")]).toEqual([expect.anything(), null]);
});

test("the codes of countries are in the order of the countries' names", async () => {
  vi.spyOn(siteConfig(), "tag", "get").mockReturnValue("fr");
  await draw({ number: null });
  const texts = [...document.querySelectorAll("option")].map(({ textContent }) => textContent);
  const saints = texts.filter((text) => text?.startsWith("Saint-Martin"));
  // With its code, the first would come last.
  expect(saints).toEqual([
    "Saint-Martin \u2066+590\u2069",
    "Saint-Martin (partie néerlandaise) \u2066+1721\u2069",
  ]);
});

test("the page learns of the new number as soon as a code was sent to it", async () => {
  await draw({ verified: true, resend_timeout: 0 });
  await press("phone-change");
  await send("+27829999999");
  expect(sendPhoneCode.mock.calls).toEqual([[{ number: "+27829999999", country: "za" }]]);
  expect(updatePlayer.mock.calls).toEqual([[NEW]]);
  expect(find("phone-code-form")).not.toBeNull();
});

test("a player who cannot be fetched then can still type the code", async () => {
  fetchPlayer.mockRejectedValue(new Error("503"));
  await draw({ verified: true, resend_timeout: 0 });
  await press("phone-change");
  await send("+27829999999");
  expect([updatePlayer.mock.calls, find("phone-code-error")?.textContent]).toEqual([[], ""]);
});
