// @vitest-environment node
/** The rules of favourites: at once, taken back on error, known ids updated on success. */
import { expect, test } from "vitest";
import {
  confirm,
  type FavouriteKey,
  type Favourites,
  fetched,
  isOn,
  NONE,
  partsOf,
  readKey,
  revert,
  wish,
} from "./favourites";

const KEY: FavouriteKey = "matches:7";
const OTHER: FavouriteKey = "tournaments:7";

/** What happens to favourites, in order. */
type Step = (state: Favourites) => Favourites;
const press =
  (on: boolean, key: FavouriteKey = KEY): Step =>
  (state) =>
    wish(state, key, on);
const answer =
  (on: boolean, key: FavouriteKey = KEY): Step =>
  (state) =>
    confirm(state, key, on);
const fail: Step = (state) => revert(state, KEY);
const fetch =
  (...ids: readonly number[]): Step =>
  (state) =>
    fetched(state, "matches", ids, state.turn);
const after = (...steps: readonly Step[]) => steps.reduce((state, step) => step(state), NONE);

test.each<[rule: string, when: string, steps: readonly Step[], on: boolean]>([
  ["a toggle is optimistic", "nothing was pressed", [], false],
  ["a toggle is optimistic", "a press is not answered yet", [press(true)], true],
  ["a toggle is optimistic", "it is taken off again", [fetch(7), press(false)], false],
  [
    "a toggle is optimistic",
    "the last of several presses counts",
    [press(true), press(false)],
    false,
  ],
  ["it reverts on error", "it was off", [press(true), fail], false],
  ["it reverts on error", "it was on", [fetch(7), press(false), fail], true],
  [
    "it reverts on error",
    "an earlier press was saved",
    [press(true), answer(true), press(false), fail],
    true,
  ],
  ["known ids are updated on success", "it was added", [press(true), answer(true)], true],
  [
    "known ids are updated on success",
    "it was removed",
    [fetch(7), press(false), answer(false)],
    false,
  ],
  ["known ids are updated on success", "another tab has added it", [answer(true)], true],
  [
    "known ids are updated on success",
    "another tab has removed it",
    [fetch(7), answer(false)],
    false,
  ],
  [
    "a later press stays a wish",
    "the answer is to an earlier one",
    [press(true), press(false), answer(true)],
    false,
  ],
  [
    "a later press stays a wish",
    "another tab says the opposite",
    [press(true), answer(false)],
    true,
  ],
  ["what is fetched replaces what was known", "it has it", [fetch(7, 8)], true],
  ["what is fetched replaces what was known", "it has it no more", [fetch(7), fetch(8)], false],
  ["what is fetched does not undo a press", "it is not saved yet", [press(true), fetch()], true],
])("%s: %s", (_, __, steps, on) => {
  expect(isOn(after(...steps), KEY)).toBe(on);
});

test("an answer that was asked for before a confirmation does not undo it, and later ones do", () => {
  const before = after(fetch(7, 8));
  const added = confirm(before, "matches:9", true);
  const removed = confirm(added, "matches:8", false);
  const late = fetched(removed, "matches", [7, 8], before.turn);
  expect([7, 8, 9].map((id) => isOn(late, `matches:${id}`))).toEqual([true, false, true]);
  const fresh = fetched(late, "matches", [8], late.turn);
  expect([7, 8, 9].map((id) => isOn(fresh, `matches:${id}`))).toEqual([false, true, false]);
});

test("kinds are apart, and so are keys", () => {
  const state = after(answer(true, OTHER), fetch(8));
  expect([isOn(state, OTHER), isOn(state, KEY), isOn(state, "matches:8")]).toEqual([
    true,
    false,
    true,
  ]);
  expect(isOn(after(press(true)), OTHER)).toBe(false);
});

test.each([
  undefined,
  "",
  "matches",
  "matches:",
  "matches:x",
  "matches:-1",
  "matches:1:2",
  "matches:1x",
  "news:matches:1",
  "players:1",
])("%s is no key", (text) => {
  expect(readKey(text)).toBeUndefined();
});

test.each(["matches:1", "tournaments:20", "sports:300", "competitors:4000"])(
  "%s is a key",
  (text) => {
    expect(readKey(text)).toBe(text);
  },
);

test("a key has a type and a number", () => {
  const key = readKey("competitors:6001");
  expect(key && partsOf(key)).toEqual({ kind: "competitors", id: 6001 });
});
