/** The facts of the profile: the player's name, where there is one. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isPhoneVerified } from "../account/shared/phone";
import type { Player } from "../api/schemas/player";
import { type Answers, asked, PLAYER, settled, visitor } from "../testing/world";
import { Profile } from "./profile";

let root: Root;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await visitor();
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
});

afterEach(() => act(async () => root.unmount()));

/** The names of the facts, and what is said to be the player's name. */
async function factsOf(who: Partial<Player>) {
  const player = { ...PLAYER, ...who };
  await act(async () => root.render(<Profile say={(id) => id} player={player} accounts={[]} />));
  const [facts] = document.querySelectorAll("dl");
  const names = [...(facts?.querySelectorAll("dt") ?? [])].map((one) => one.textContent);
  return [names, document.querySelector("[data-testid=profile-name]")?.textContent];
}

test("a name comes before the address", async () => {
  const all = ["profile-name", "profile-email", "profile-phone"];
  expect(await factsOf({ first_name: "Thandi", last_name: "Nkosi" })).toEqual([
    all,
    "Thandi Nkosi",
  ]);
  expect(await factsOf({ nickname: "Goalie", first_name: "Thandi" })).toEqual([all, "Goalie"]);
});

test("without one there is no line that only repeats another", async () => {
  expect(await factsOf({})).toEqual([["profile-email", "profile-phone"], undefined]);
  const byPhone = { email: null, auth_phone_number: null, mobile_phone: "+27821234567" };
  expect(await factsOf(byPhone)).toEqual([["profile-phone"], undefined]);
});

const PHONE = "GET /api/player/phone";
const said = { number: null, country: null, resend_timeout: 0, sms_limit_reached: false };
const VERIFY = "[data-testid=profile-verify]";

/** What is said of the phone number, and whether it can be verified. */
async function phoneOf(who: Partial<Player>, answers: Answers) {
  await visitor(answers);
  const player = { ...PLAYER, ...who };
  const draw = () => root.render(<Profile say={(id) => id} player={player} accounts={[]} />);
  await act(async () => draw());
  await act(async () => {
    await vi.dynamicImportSettled();
    await settled();
  });
  const facts = [...document.querySelectorAll("dl dd")];
  const fact = facts.find((one) => one.previousElementSibling?.textContent === "profile-phone");
  return [
    fact?.querySelector("bdi")?.textContent,
    fact?.querySelector(".profile-mark")?.textContent,
    fact?.querySelector(VERIFY) !== null,
  ];
}

test("a phone number has the mark only where the operator says that it is verified", async () => {
  const number = PLAYER.auth_phone_number;
  const verified = (is: boolean) => ({ [PHONE]: { data: { ...said, verified: is } } });
  expect(await phoneOf({}, verified(true))).toEqual([number, "profile-phone-verified", false]);
  expect(await phoneOf({}, verified(false))).toEqual([number, undefined, true]);
  // A number that has been verified meanwhile: the player is fetched again.
  expect(await phoneOf({}, verified(true))).toEqual([number, "profile-phone-verified", false]);
  expect(await phoneOf({}, { [PHONE]: "silence" })).toEqual([number, undefined, false]);
  const down = { [PHONE]: { status: 503, code: "unavailable" } } as const;
  expect(await phoneOf({}, down)).toEqual([number, undefined, false]);
  expect(await phoneOf({ id: 2 }, verified(true))).toEqual([
    number,
    "profile-phone-verified",
    false,
  ]);
});

test("without a number the operator is not asked, and one can be verified", async () => {
  expect(await phoneOf({ auth_phone_number: null }, {})).toEqual([undefined, undefined, true]);
  expect(asked).not.toContain(PHONE);
});

test("the parts of a page share one answer about a number", async () => {
  await visitor({ [PHONE]: { data: { ...said, verified: false } } });
  const player = { ...PLAYER };
  expect(await Promise.all([isPhoneVerified(player), isPhoneVerified(player)])).toEqual([
    false,
    false,
  ]);
  expect(asked).toEqual([PHONE]);
});
