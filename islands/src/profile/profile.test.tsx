/** The facts of the profile: the player's name, where there is one. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Player } from "../api/schemas/player";
import { PLAYER, visitor } from "../testing/world";
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
