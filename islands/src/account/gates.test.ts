/** When a player is asked for something without a press; whom, the table of rules says. */
import { afterEach, expect, test, vi } from "vitest";
import { PLAYER, player, RANDS, settled } from "../testing/world";
import { watchGates } from "./gates";
import { enter, signOutNow } from "./shared/session";
import { $authForm, $signIn, askForm, closeSignIn } from "./shared/sign-in";

const EMPTY = { "GET /api/player/accounts": { data: [{ ...RANDS, balance: 0 }] } };
const open = () => ($signIn.get() === null ? undefined : $authForm.get());

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Stops the clock, once the player is known. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
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

test("a form that the address asked for is not replaced", async () => {
  await player({}, { account: { phone: true, deposit_after: 60 } }, { auth_phone_number: null });
  askForm("deposit");
  watchGates()();
  await settled();
  expect(open()).toBe("deposit");
});
