/** When a player is asked for something without a press; whom, the table of rules says. */
import { afterEach, expect, test, vi } from "vitest";
import type { Player } from "../api/schemas/player";
import {
  answer,
  asked,
  PLAYER,
  player,
  RANDS,
  returnSignedIn,
  type Settings,
  settled,
  visitor,
} from "../testing/world";
import { watchGates } from "./gates";
import { holdPlay } from "./shared/play";
import { enter, mergeAccounts, signOutNow } from "./shared/session";
import {
  $authForm,
  $signIn,
  type AuthForm,
  askForm,
  askSignIn,
  closeSignIn,
} from "./shared/sign-in";

const EMPTY = { "GET /api/player/accounts": { data: [{ ...RANDS, balance: 0 }] } };
const open = () => ($signIn.get() === null ? undefined : $authForm.get());

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Stops the clock, once the player is known. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
}

/** A page that is open for these seconds, and then left. */
async function page(seconds: number): Promise<void> {
  watchGates();
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  const now = Date.now();
  vi.clearAllTimers();
  // They begin at the first moment again.
  vi.setSystemTime(now);
}

const GROUP = { account: { deposit_group: "new", deposit_after: 10 } };

test("the reminder to pay in comes after its seconds, and leaves a cookie for a day", async () => {
  await player(EMPTY, GROUP, { statuses: ["old", "new"] });
  stopClock();
  const cookie = vi.spyOn(document, "cookie", "set");
  watchGates();
  await vi.advanceTimersByTimeAsync(9_000);
  expect([open(), cookie.mock.calls]).toEqual([undefined, []]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(open()).toBe("deposit-reminder");
  expect(cookie.mock.calls).toEqual([["deposit_reminder=1; path=/; max-age=86400; samesite=lax"]]);
  expect(localStorage.getItem("depositReminderInvoked")).toBe(`${Date.now()}`);
});

test("its seconds are counted over all pages of a visit", async () => {
  await player(EMPTY, GROUP, { statuses: ["new"] });
  stopClock();
  for (const seconds of [4, 4, 1]) await page(seconds);
  expect(open()).toBeUndefined();
  await page(1);
  expect(open()).toBe("deposit-reminder");
});

test("a form that goes first is not replaced where its reason changes", async () => {
  await player({}, {}, { auth_fields_missed: ["terms_acceptance"] });
  askForm("password-edit");
  const stop = watchGates();
  askSignIn("expired");
  expect(open()).toBe("password-edit");
  closeSignIn();
  expect(open()).toBe("terms");
  stop();
});

test("a form that goes first delays what is due, and is not asked for again", async () => {
  await player({}, { account: { phone: true, deposit_after: 3_600 } }, { auth_phone_number: null });
  askForm("password-edit");
  watchGates();
  expect(open()).toBe("password-edit");
  closeSignIn();
  expect(open()).toBe("phone-verification");
  closeSignIn();
  watchGates();
  expect(open()).toBeUndefined();
});

test("a form that the player has just closed is not opened again", async () => {
  await player({}, { account: { phone: true, deposit_after: 3_600 } }, { auth_phone_number: null });
  askForm("phone-verification");
  watchGates();
  closeSignIn();
  expect(open()).toBeUndefined();
  watchGates();
  expect(open()).toBeUndefined();
});

test("whoever signs in after it has seconds of their own", async () => {
  await player(EMPTY, GROUP, { statuses: ["new"] });
  stopClock();
  const leave = watchGates();
  await vi.advanceTimersByTimeAsync(9_000);
  leave();
  await page(9);
  expect(open()).toBeUndefined();
  await page(1);
  expect(open()).toBe("deposit-reminder");
});

test("it comes after a dialog that is open at that second, and once it is known what is in the account", async () => {
  await player({ "GET /api/player/accounts": "silence" }, GROUP, { statuses: ["new"] });
  stopClock();
  askForm("phone-verification");
  watchGates();
  await vi.advanceTimersByTimeAsync(12_000);
  mergeAccounts([{ ...RANDS, balance: 0 }]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(open()).toBe("phone-verification");
  closeSignIn();
  holdPlay(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(open()).toBeUndefined();
  holdPlay(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(open()).toBe("deposit-reminder");
});

test("a browser without cookies reminds once a day, too", async () => {
  await player(EMPTY, GROUP, { statuses: ["new"] });
  stopClock();
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  await page(10);
  expect(open()).toBe("deposit-reminder");
  closeSignIn();
  await page(86_399);
  await page(1);
  expect(open()).toBeUndefined();
  await page(0);
  expect(open()).toBe("deposit-reminder");
});

test("who had money at that second is not reminded later", async () => {
  await player({}, GROUP, { statuses: ["new"] });
  stopClock();
  watchGates();
  await vi.advanceTimersByTimeAsync(10_000);
  mergeAccounts([{ ...RANDS, balance: 0 }]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(open()).toBeUndefined();
});

test("a site that reminds nobody counts no seconds", async () => {
  await player(EMPTY, {}, { statuses: ["new"] });
  stopClock();
  await page(12);
  expect([open(), sessionStorage.getItem("depositReminderSince")]).toEqual([undefined, null]);
});

test("it does not come to a player who has left", async () => {
  await player(EMPTY, GROUP, { statuses: ["new"] });
  stopClock();
  watchGates()();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(open()).toBeUndefined();
});

test("it does not come before it is known what is in the account, nor to a visitor", async () => {
  await player({ "GET /api/player/accounts": "silence" }, GROUP, { statuses: ["new"] });
  stopClock();
  watchGates();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(open()).toBeUndefined();
  await signOutNow();
  watchGates();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(open()).toBeUndefined();
});

test("a visit asks each player for a phone number once", async () => {
  const lacking = { ...PLAYER, auth_phone_number: null };
  await player({}, { account: { phone: true, deposit_after: 60 } }, lacking);
  watchGates()();
  expect(open()).toBe("phone-verification");
  closeSignIn();
  watchGates()();
  expect(open()).toBeUndefined();
  await enter({ ...lacking, id: 2 });
  watchGates()();
  expect(open()).toBe("phone-verification");
  expect(sessionStorage.getItem("phoneAsked")).toBe("2");
});

test("terms that have changed come first, and once for each player", async () => {
  const lacking = { auth_phone_number: null, auth_fields_missed: ["terms_acceptance"] };
  await player({}, { account: { phone: true, deposit_after: 60 } }, lacking);
  watchGates()();
  expect(open()).toBe("terms");
  expect(sessionStorage.getItem("termsAsked")).toBe("1");
  closeSignIn();
  watchGates()();
  expect(open()).toBeUndefined();
});

test("terms that were accepted in this session are not asked for again", async () => {
  const lacking = { auth_fields_missed: ["terms_acceptance"] };
  await player({}, {}, lacking);
  sessionStorage.setItem("termsAndConditionsAccepted", "1");
  watchGates()();
  expect(open()).toBeUndefined();
  await enter({ ...PLAYER, ...lacking, id: 2 });
  watchGates()();
  expect(open()).toBe("terms");
});

test("a form that the address asked for is not replaced", async () => {
  await player({}, { account: { phone: true, deposit_after: 60 } }, { auth_phone_number: null });
  askForm("deposit");
  watchGates()();
  await settled();
  expect(open()).toBe("deposit");
});

const PHONE = "GET /api/player/phone";
const ASKS = { account: { phone: true, deposit_after: 3_600 } };
const number = (verified: boolean) => ({
  [PHONE]: {
    data: { number: null, country: null, verified, resend_timeout: 0, sms_limit_reached: false },
  },
});
const questions = () => asked.filter((name) => name === PHONE).length;

/** A page on which the operator is asked for the number, until it has answered. Each page has fetched the player itself. */
async function pageOfNumber(): Promise<() => void> {
  await returnSignedIn();
  const stop = watchGates();
  await vi.dynamicImportSettled();
  await settled();
  return stop;
}

test("a number that the operator says is not verified is asked for, once in a visit", async () => {
  await player(number(false), ASKS);
  (await pageOfNumber())();
  expect(open()).toBe("phone-verification");
  closeSignIn();
  (await pageOfNumber())();
  expect([open(), questions()]).toEqual([undefined, 1]);
});

test("a number that is verified is asked about once in a visit of each player", async () => {
  await player(number(true), ASKS);
  for (const _ of [1, 2]) (await pageOfNumber())();
  expect([open(), questions()]).toEqual([undefined, 1]);
  expect(sessionStorage.getItem("phoneVerified")).toBe("1");
  answer({ "GET /api/player": { data: { ...PLAYER, id: 2 } } });
  (await pageOfNumber())();
  expect([open(), questions()]).toEqual([undefined, 2]);
});

test("an operator that does not say whether a number is verified is asked by the next page", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await player({ [PHONE]: { status: 503, code: "unavailable" } }, ASKS);
  (await pageOfNumber())();
  expect([open(), questions()]).toEqual([undefined, 1]);
  expect(warn).toHaveBeenCalledWith(
    "it is not known whether the phone number is verified",
    expect.objectContaining({ status: 503 }),
  );
  expect(sessionStorage.getItem("phoneVerified")).toBeNull();
  answer(number(false));
  (await pageOfNumber())();
  expect([open(), questions()]).toEqual(["phone-verification", 2]);
});

test("nobody is asked about a number where the site does not want it, without one, nor before new terms", async () => {
  const asks = async (settings: Settings, who: Partial<Player>, first?: AuthForm) => {
    await player(number(false), settings, who);
    if (first) askForm(first);
    (await pageOfNumber())();
    return questions();
  };
  expect(await asks({}, {})).toBe(0);
  expect(await asks(ASKS, { auth_phone_number: null })).toBe(0);
  expect(await asks(ASKS, { auth_phone_number: null }, "password-edit")).toBe(0);
  expect(await asks(ASKS, { auth_fields_missed: ["terms_acceptance"] })).toBe(0);
  expect(open()).toBe("terms");
  await visitor(number(false), ASKS);
  watchGates()();
  await vi.dynamicImportSettled();
  await settled();
  expect(questions()).toBe(0);
});

test("the form for a number that is not verified waits until nothing else is open", async () => {
  await player(number(false), ASKS);
  await vi.dynamicImportSettled();
  askForm("deposit");
  stopClock();
  watchGates();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(open()).toBe("deposit");
  closeSignIn();
  holdPlay(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(open()).toBeUndefined();
  holdPlay(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(open()).toBe("phone-verification");
});

test("it does not open where the player has just closed it, has left, or is another one", async () => {
  /** What is open after the answer came while something else was, and that has ended. */
  const afterwards = async (end: (leave: () => void) => void | Promise<void>, first?: AuthForm) => {
    vi.useRealTimers();
    await player(number(false), ASKS);
    if (first) askForm(first);
    else holdPlay(true);
    stopClock();
    const leave = watchGates();
    await vi.advanceTimersByTimeAsync(1_500);
    await end(leave);
    holdPlay(false);
    await vi.advanceTimersByTimeAsync(2_000);
    return open();
  };
  expect(await afterwards(() => {})).toBe("phone-verification");
  expect(await afterwards(closeSignIn, "password-edit")).toBe("phone-verification");
  expect(await afterwards(closeSignIn, "phone-verification")).toBeUndefined();
  expect(await afterwards((leave) => leave())).toBeUndefined();
  expect(await afterwards(() => enter({ ...PLAYER, id: 2 }))).toBeUndefined();
});

test("an answer that comes after the player has left opens nothing", async () => {
  await player(number(false), ASKS);
  watchGates()();
  await vi.dynamicImportSettled();
  await settled();
  expect([open(), questions()]).toEqual([undefined, 1]);
});
