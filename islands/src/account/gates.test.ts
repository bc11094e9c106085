/** When a player is asked for something without a press; whom, the table of rules says. */
import { afterEach, expect, test, vi } from "vitest";
import { PLAYER, player, RANDS, settled } from "../testing/world";
import { watchGates } from "./gates";
import { holdPlay } from "./shared/play";
import { enter, mergeAccounts, signOutNow } from "./shared/session";
import { $authForm, $signIn, askForm, closeSignIn } from "./shared/sign-in";

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
  await player(EMPTY, { account: { deposit_group: null } }, { statuses: ["new"] });
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
