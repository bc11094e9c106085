/** When a visitor is reminded that accounts can be opened: over many pages, once, and never over something else. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitor } from "../../testing/world";
import { setHint } from "../shared/session-hint";
import { $authForm, $signIn, askForm, closeSignIn } from "../shared/sign-in";
import { remindOfSignUp } from "./remind";
import { REGISTERED } from "./visit";

const open = () => ($signIn.get() === null ? undefined : $authForm.get());

beforeEach(async () => {
  await visitor({}, { account: { join_after: 60 } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

/** A page that is open for these seconds, and then left. */
function page(seconds: number): void {
  remindOfSignUp();
  vi.advanceTimersByTime(seconds * 1_000);
  const now = Date.now();
  vi.clearAllTimers();
  // They begin at the first moment again.
  vi.setSystemTime(now);
}

test("the seconds are counted over all pages of a visit", () => {
  for (const seconds of [25, 25, 9]) page(seconds);
  expect(open()).toBeUndefined();
  page(1);
  expect(open()).toBe("sign-up-reminder");
});

test("it comes once", () => {
  page(60);
  closeSignIn();
  page(600);
  expect(open()).toBeUndefined();
  expect(localStorage.getItem("signUpReminderInvoked")).toBe("true");
});

test("a form that is open is not replaced: it comes after that", () => {
  askForm("sign-in");
  remindOfSignUp();
  vi.advanceTimersByTime(70_000);
  expect(open()).toBe("sign-in");
  closeSignIn();
  vi.advanceTimersByTime(1_000);
  expect(open()).toBe("sign-up-reminder");
});

test("another dialog is not covered: it comes after that, or on the next page", () => {
  document.body.innerHTML = "<dialog open></dialog>";
  page(70);
  expect(open()).toBeUndefined();
  document.body.innerHTML = "";
  page(0);
  expect(open()).toBe("sign-up-reminder");
});

test.each([
  ["has signed in", () => setHint(true)],
  ["has opened an account in this session", () => sessionStorage.setItem(REGISTERED, "true")],
])("nobody is reminded who %s, before or meanwhile", (_, happens) => {
  remindOfSignUp();
  vi.advanceTimersByTime(59_000);
  happens();
  vi.advanceTimersByTime(60_000);
  expect([open(), vi.getTimerCount()]).toEqual([undefined, 0]);
  page(600);
  expect(open()).toBeUndefined();
});

test("a clock that is set back, or a start that is no time, begins anew", () => {
  for (const start of [JSON.stringify(Date.now() + 3_600_000), '"soon"']) {
    sessionStorage.setItem("signUpReminderSince", start);
    page(59);
    expect(open()).toBeUndefined();
  }
  page(1);
  expect(open()).toBe("sign-up-reminder");
});
