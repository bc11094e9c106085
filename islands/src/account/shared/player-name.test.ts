// @vitest-environment node
import { expect, test } from "vitest";
import { PLAYER } from "../../testing/world";
import { nameOf } from "./player-name";

const NOBODY = { ...PLAYER, email: null, auth_phone_number: null };

test.each([
  [
    { nickname: "Goalie", first_name: "Thandi", last_name: "Nkosi", email: "a@b.example" },
    "Goalie",
  ],
  [{ first_name: "Thandi", last_name: "Nkosi", email: "a@b.example" }, "Thandi Nkosi"],
  [{ first_name: "Thandi", last_name: "", email: "a@b.example" }, "Thandi"],
  [{ first_name: null, last_name: "Nkosi" }, "Nkosi"],
  [{ nickname: "", first_name: "", last_name: "", email: "a@b.example" }, "a@b.example"],
  [{ email: "a@b.example", auth_phone_number: "+27821234567" }, "a@b.example"],
  [{ auth_phone_number: "+27821234567", mobile_phone: "+27829999999" }, "+27821234567"],
  [{ mobile_phone: "+27829999999" }, "+27829999999"],
  [{}, ""],
])("%o is called %s", (player, name) => {
  expect(nameOf({ ...NOBODY, ...player })).toBe(name);
});
