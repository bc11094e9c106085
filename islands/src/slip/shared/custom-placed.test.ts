import { expect, it } from "vitest";
import { leaveBrowser } from "../../account/shared/leave-browser";
import {
  $customPlaced,
  CUSTOM_PLACED_KEY,
  reportCustomPlaced,
  wasCustomPlaced,
} from "./custom-placed";

it("what was placed is remembered until its builder opens, and forgotten at sign-out", () => {
  reportCustomPlaced(["7:1", "7:2"]);
  reportCustomPlaced(["8:1"]);
  expect(wasCustomPlaced(7, ["7:1", "7:2"])).toBe(true);
  expect(wasCustomPlaced(7, ["7:1", "7:2"])).toBe(false);
  leaveBrowser();
  expect($customPlaced.get()).toEqual([]);
  expect(sessionStorage.getItem(CUSTOM_PLACED_KEY)).toBeNull();
  expect(wasCustomPlaced(8, ["8:1"])).toBe(false);
});
