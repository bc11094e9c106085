import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Freshness } from "./freshness";

/** Resolves each question in turn, in whatever order. */
let answers: (() => void)[];
let freshness: Freshness;

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.removeAttribute("data-stale");
  answers = [];
  freshness = new Freshness(() => new Promise((resolve) => answers.push(resolve)));
});
afterEach(() => vi.useRealTimers());

const isStale = () => document.documentElement.hasAttribute("data-stale");

/** What a page tells it, the answer to a question (the first is 0), or milliseconds that pass. */
type Step =
  | "follow"
  | "unfollow"
  | "listening"
  | "silent"
  | "ended"
  | "doubt"
  | "rest"
  | "refresh"
  | `answer ${number}`
  | number;

async function play(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (typeof step === "number") vi.advanceTimersByTime(step);
    else if (step.startsWith("answer")) answers[Number(step.split(" ")[1])]?.();
    else freshness[step as "follow"]();
    // An answer is noted a moment later.
    await Promise.resolve();
    await Promise.resolve();
  }
}

/** A page that is connected, and shows what the operator answered. */
const CONNECTED: Step[] = ["follow", 100, "listening", "answer 0"];

describe("a page is outdated", () => {
  test.each<[what: string, steps: Step[], isStale: boolean]>([
    ["not from the beginning", [], false],
    ["not when it follows nothing", ["silent", 60_000], false],
    ["not when it is connected", [...CONNECTED, 60_000], false],
    ["not just before 5 s without a connection", ["follow", 4999], false],
    ["after 5 s without one", ["follow", 5000], true],
    ["after more", ["follow", 5001], true],
    ["not once it is connected in time", ["follow", 4999, "listening", 60_000], false],
    ["no longer once it is connected late", ["follow", 6000, "listening"], false],

    ["not just before 5 s of silence", [...CONNECTED, "silent", 4999], false],
    ["after 5 s of silence", [...CONNECTED, "silent", 5000], true],
    [
      "not when the silence ends in time",
      [...CONNECTED, "silent", 4999, "listening", 60_000],
      false,
    ],
    ["no longer when it ends", [...CONNECTED, "silent", 9000, "listening"], false],
    [
      "after 5 s of each silence",
      [...CONNECTED, "silent", 4999, "listening", "silent", 4999],
      false,
    ],
    ["after 5 s of the second", [...CONNECTED, "silent", 4999, "listening", "silent", 5000], true],
  ])("%s", async (_, steps, expected) => {
    await play(steps);
    expect(isStale()).toBe(expected);
  });

  test.each<[what: string, steps: Step[], isStale: boolean]>([
    ["just before 5 s", ["silent", 1000, "silent", 2000, "silent", 1999], false],
    ["after 5 s since the first", ["silent", 1000, "silent", 2000, "silent", 2000], true],
    ["tried until just then", ["silent", 4999, "silent", 1], true],
    ["and other reasons to follow", ["silent", 4000, "follow", 1000], true],
    ["still when the next attempt fails", ["silent", 5000, "silent"], true],
    ["still when many more do", ["silent", 5000, "silent", 4999, "silent", 4999, "silent"], true],
  ])("and attempts do not delay it: %s", async (_, steps, expected) => {
    await play([...CONNECTED, ...steps]);
    expect(isStale()).toBe(expected);
  });

  test.each<[what: string, steps: Step[], isStale: boolean]>([
    ["at once", [...CONNECTED, "ended"], true],
    ["still after a while", [...CONNECTED, "ended", 60_000], true],
    ["even if it was about to be", [...CONNECTED, "silent", 3000, "ended"], true],
    ["and answers do not change that", [...CONNECTED, "refresh", "ended", "answer 1"], true],
    ["until it is connected", [...CONNECTED, "ended", "listening"], false],
    ["even if it follows nothing", ["ended"], true],
    ["even if it then follows nothing", [...CONNECTED, "ended", "unfollow"], true],
    ["and no silence follows", [...CONNECTED, "silent", 3000, "ended", "listening", 3000], false],
  ])("when the push ended, %s", async (_, steps, expected) => {
    await play(steps);
    expect(isStale()).toBe(expected);
  });

  test.each<[what: string, steps: Step[], isStale: boolean]>([
    ["at once", ["doubt"], true],
    ["and stays so", ["doubt", 60_000], true],
    ["until the operator answers", ["doubt", "refresh", "answer 1"], false],
    ["whatever was asked before", ["refresh", "doubt", "answer 1"], false],
    ["not for an older answer", ["doubt", "refresh", "refresh", "answer 1"], true],
    ["but for the newest", ["doubt", "refresh", "refresh", "answer 2"], false],
    [
      "but for the newest, then an older",
      ["doubt", "refresh", "refresh", "answer 2", "answer 1"],
      false,
    ],
    [
      "but for the newest after an older",
      ["doubt", "refresh", "refresh", "answer 1", "answer 2"],
      false,
    ],
    [
      "not for an older answer that comes last",
      ["refresh", "refresh", "answer 2", "doubt", "answer 1"],
      true,
    ],
    ["not for a connection", ["doubt", "silent", 100, "listening"], true],
    ["not for one while the operator is asked", ["doubt", "refresh", "listening"], true],
    ["not for a rest", ["doubt", "rest", 60_000], true],
    ["not for following nothing", ["doubt", "unfollow"], true],
    ["and a lost push stays lost", ["silent", 5000, "doubt", "refresh", "answer 1"], true],
  ])("in doubt, %s", async (_, steps, expected) => {
    await play([...CONNECTED, ...steps]);
    expect(isStale()).toBe(expected);
  });

  test.each<[what: string, steps: Step[], isStale: boolean]>([
    ["for no silence", ["rest", 60_000], false],
    ["for none that began before", ["silent", 4999, "rest", 60_000], false],
    ["not again before 5 s after it", ["silent", 4999, "rest", "silent", 4999], false],
    ["5 s after it", ["silent", 4999, "rest", 60_000, "silent", 5000], true],
    ["still, if it was before", ["silent", 5000, "rest", 60_000], true],
    [
      "no longer, once connected",
      ["silent", 5000, "rest", 60_000, "silent", 100, "listening"],
      false,
    ],
  ])("at rest, %s", async (_, steps, expected) => {
    await play([...CONNECTED, ...steps]);
    expect(isStale()).toBe(expected);
  });

  test.each<[what: string, steps: Step[], isStale: boolean]>([
    ["for no silence", ["unfollow", "silent", 60_000], false],
    ["for none that began before", ["silent", 4999, "unfollow", 60_000], false],
    ["no longer, if it was", ["silent", 5000, "unfollow"], false],
    ["5 s after it follows again", ["unfollow", 60_000, "follow", 4999], false],
    ["and then it is", ["unfollow", 60_000, "follow", 5000], true],
    ["not for the silence before", ["silent", 3000, "unfollow", "follow", 4999], false],
  ])("that follows nothing, %s", async (_, steps, expected) => {
    await play([...CONNECTED, ...steps]);
    expect(isStale()).toBe(expected);
  });
});

describe("the operator is asked", () => {
  test.each<[what: string, steps: Step[], times: number]>([
    ["not before it is connected", ["follow", 60_000], 0],
    ["when it is connected first", ["follow", "listening"], 1],
    [
      "not when it is connected again, as changes are replayed",
      ["follow", "listening", "silent", 100, "listening"],
      1,
    ],
    ["not after a rest", ["follow", "listening", "rest", "silent", "listening"], 1],
    ["not after the push ended", ["follow", "listening", "ended", "listening"], 1],
    [
      "again after it followed nothing",
      ["follow", "listening", "unfollow", "follow", "listening"],
      2,
    ],
    ["again when it was asked before it was connected", ["follow", "refresh", "listening"], 2],
    [
      "not again when it was asked since",
      ["follow", "listening", "refresh", "silent", "listening"],
      2,
    ],
    ["not by doubt alone", ["follow", "listening", "doubt"], 1],
  ])("%s", async (_, steps, times) => {
    await play(steps);
    expect(answers).toHaveLength(times);
  });

  test.each<[what: string, steps: Step[], wasAsked: boolean]>([
    ["at the beginning", [], false],
    ["when it waits for a connection", ["follow", 60_000], false],
    ["when it asked without one", ["follow", "refresh", "answer 0"], false],
    ["when it asked in silence", ["follow", "listening", "unfollow", "silent", "refresh"], false],
    ["when it asked at rest", ["follow", "listening", "unfollow", "rest", "refresh"], false],
    ["when it asked after the end", ["ended", "refresh"], false],
    ["when it is connected", ["follow", "listening"], true],
    [
      "in a silence since, whose changes are replayed",
      ["follow", "listening", "silent", 60_000],
      true,
    ],
    ["when it follows nothing", ["follow", "listening", "unfollow"], false],
  ])("and knows whether anything is missing: %s", async (_, steps, expected) => {
    await play(steps);
    expect(freshness.wasAsked).toBe(expected);
  });
});
