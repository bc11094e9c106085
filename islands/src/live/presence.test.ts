import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetModules } from "../testing/fresh";
import { afterShown, afterTick } from "./presence";

describe("a look at the clock", () => {
  test.each<[what: string, passed: number, means: "onWake" | "onTick"]>([
    ["in time", 10_000, "onTick"],
    ["a bit late", 10_050, "onTick"],
    ["29.999 s late", 39_999, "onTick"],
    ["30 s late", 40_000, "onTick"],
    ["30.001 s late", 40_001, "onWake"],
    ["an hour late", 3_610_000, "onWake"],
    ["right after it was seen", 0, "onTick"],
    ["on a clock that was set back by 29.999 s", -19_999, "onTick"],
    ["on a clock that was set back by 30 s", -20_000, "onTick"],
    ["on a clock that was set back by 30.001 s", -20_001, "onWake"],
    ["on a clock that was set back by an hour", -3_590_000, "onWake"],
  ])("%s", (_, passed, means) => {
    for (const seen of [0, 1_800_000_000_000]) expect(afterTick(seen, seen + passed)).toBe(means);
  });
});

describe("a page that is visible again", () => {
  const now = 1_800_000_000_000;

  test.each<
    [
      what: string,
      rested: number | undefined,
      hidden: number | undefined,
      means: string | undefined,
    ]
  >([
    ["was never hidden", undefined, undefined, undefined],
    ["was hidden for a moment", undefined, 10, undefined],
    ["was hidden for 29.999 s", undefined, 29_999, undefined],
    ["was hidden for 30 s", undefined, 30_000, undefined],
    ["was hidden for 30.001 s", undefined, 30_001, "onShown"],
    ["was hidden for minutes", undefined, 299_999, "onShown"],
    ["rested", 1, 300_001, "onReturn"],
    ["rested for no time", 0, 300_000, "onReturn"],
    ["rested, and was not hidden", 10, undefined, "onReturn"],
  ])("%s", (_, rested, hidden, means) => {
    const ago = (time: number | undefined) => (time === undefined ? undefined : now - time);
    expect(afterShown(ago(rested), ago(hidden), now)).toBe(means);
  });
});

/** What the page was told, each with the time that it was away. */
let told: string[];

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, "visibilityState", {
    value: isHidden ? "hidden" : "visible",
    configurable: true,
  });
}

const HAPPENS = {
  hide() {
    setHidden(true);
    document.dispatchEvent(new Event("visibilitychange"));
  },
  show() {
    setHidden(false);
    document.dispatchEvent(new Event("visibilitychange"));
  },
  freeze: () => document.dispatchEvent(new Event("freeze")),
  resume: () => document.dispatchEvent(new Event("resume")),
  pagehide: () => dispatchEvent(new Event("pagehide")),
  /** From the back-forward cache. */
  pageshow: () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
  /** Loaded. */
  loaded: () => dispatchEvent(new Event("pageshow")),
  /** The clock moves on by an hour, the timers do not. */
  sleep: () => vi.setSystemTime(Date.now() + 3_600_000),
  /** The clock is set back by an hour. */
  setBack: () => vi.setSystemTime(Date.now() - 3_600_000),
};

/** Things that happen, and milliseconds that pass in between. */
type Step = keyof typeof HAPPENS | number;

function play(steps: readonly Step[]): void {
  for (const step of steps) {
    if (typeof step === "number") vi.advanceTimersByTime(step);
    else HAPPENS[step]();
  }
}

describe("a page", () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    setHidden(false);
    told = [];
    forgetModules();
    const { followPresence } = await import("./presence");
    followPresence({
      onRest: () => told.push("rest"),
      onReturn: (away) => told.push(`return ${away}`),
      onWake: () => told.push("wake"),
      onShown: () => told.push("shown"),
      onTick: () => told.push("tick"),
    });
  });
  afterEach(() => {
    setHidden(false);
    vi.useRealTimers();
  });

  /** Without ticks, of which a table would have many. */
  const toldOf = (steps: readonly Step[]) => {
    play(steps);
    return told.filter((one) => one !== "tick");
  };

  test.each<[steps: Step[], ticks: number]>([
    [[9999], 0],
    [[10_000], 1],
    [[19_999], 1],
    [[60_000], 6],
    // None while it is hidden, or rests.
    [["hide", 60_000], 0],
    [["hide", 25_000, "show", 4999], 0],
    [["hide", 25_000, "show", 5000], 1],
    [["pagehide", 60_000], 0],
    [["pagehide", 25_000, "pageshow", 5000], 1],
  ])("has ticks while it is there: %j, %i", (steps, ticks) => {
    play(steps);
    expect(told.filter((one) => one === "tick")).toHaveLength(ticks);
    expect(told).not.toContain("wake");
  });

  test.each<[what: string, steps: Step[], told: string[]]>([
    ["hidden for 30 s", ["hide", 30_000, "show"], []],
    ["hidden for more", ["hide", 30_001, "show"], ["shown"]],
    ["hidden for less, twice", ["hide", 20_000, "show", "hide", 20_000, "show"], []],
    ["shown twice", ["hide", 40_000, "show", "show"], ["shown"]],
    ["shown, without being hidden", [40_000, "show"], []],
    ["hidden for just under 5 min", ["hide", 299_999, "show"], ["shown"]],
    ["hidden for 5 min", ["hide", 300_000, "show"], ["rest", "return 0"]],
    ["hidden for just over 5 min", ["hide", 300_001, "show"], ["rest", "return 1"]],
    ["hidden for an hour", ["hide", 3_600_000, "show"], ["rest", "return 3300000"]],
    [
      "hidden for long, twice at a short distance",
      ["hide", 299_999, "show", 1, "hide", 299_999],
      ["shown"],
    ],
    ["shown for 5 min after it was hidden", ["hide", 10, "show", 600_000], []],
    ["told twice that it is hidden", ["hide", 299_999, "hide", 299_999], []],
    [
      "told twice that it is hidden, for long",
      ["hide", 200_000, "hide", 300_000, "show"],
      ["rest", "return 0"],
    ],
  ])("%s", (_, steps, expected) => {
    expect(toldOf(steps)).toEqual(expected);
  });

  test.each<[what: string, steps: Step[], told: string[]]>([
    [
      "into the back-forward cache and out",
      ["pagehide", 60_000, "pageshow"],
      ["rest", "return 60000"],
    ],
    ["at once", ["pagehide", "pageshow"], ["rest", "return 0"]],
    [
      "hidden on the way, as browsers do it",
      ["pagehide", "hide", 60_000, "show", "pageshow"],
      ["rest", "return 60000"],
    ],
    [
      "shown later than it returned",
      ["pagehide", "hide", 60_000, "pageshow", 50, "show"],
      ["rest", "return 60000"],
    ],
    [
      "hidden before",
      ["hide", 60_000, "pagehide", 1000, "show", "pageshow"],
      ["rest", "return 1000"],
    ],
    ["for ever", ["pagehide", 3_600_000], ["rest"]],
    ["loaded, and not from the cache", ["loaded", 60_000], []],
    ["loaded while it rests", ["pagehide", 5000, "loaded"], ["rest"]],
    [
      "twice",
      ["pagehide", 1000, "pageshow", 2000, "pagehide", 3000, "pageshow"],
      ["rest", "return 1000", "rest", "return 3000"],
    ],
    [
      "told twice that it rests",
      ["pagehide", 1000, "pagehide", 2000, "pageshow"],
      ["rest", "return 3000"],
    ],
    [
      "told twice that it returns",
      ["pagehide", 1000, "pageshow", 2000, "pageshow"],
      ["rest", "return 1000"],
    ],
    [
      "out, and stays hidden",
      ["pagehide", "hide", "pageshow", 300_000],
      ["rest", "return 0", "rest"],
    ],
    [
      "out, and was hidden before",
      ["hide", 60_000, "pagehide", "pageshow", 300_000],
      ["rest", "return 0"],
    ],
    [
      "out, after which it was not hidden",
      ["hide", 60_000, "pagehide", "pageshow", "show"],
      ["rest", "return 0"],
    ],
  ])("left and back: %s", (_, steps, expected) => {
    expect(toldOf(steps)).toEqual(expected);
  });

  test.each<[what: string, steps: Step[], told: string[]]>([
    ["and visible", ["freeze", 60_000, "resume"], ["rest", "return 60000"]],
    ["in the background", ["hide", 60_000, "freeze", 60_000, "resume"], ["rest"]],
    [
      "in the background, then shown",
      ["hide", 60_000, "freeze", 60_000, "resume", 500, "show"],
      ["rest", "return 60500"],
    ],
    [
      "in the background, shown before it is resumed",
      ["hide", 60_000, "freeze", 60_000, "show", "resume"],
      ["rest", "return 60000"],
    ],
    [
      "in the background, without being resumed",
      ["hide", 60_000, "freeze", 60_000, "show"],
      ["rest", "return 60000"],
    ],
    [
      "after 5 min",
      ["hide", 400_000, "freeze", 60_000, "resume", "show"],
      ["rest", "return 160000"],
    ],
    [
      "for more than 5 min since it was hidden",
      ["hide", 10_000, "freeze", 400_000, "show", 400_000],
      ["rest", "return 400000"],
    ],
    [
      "into the back-forward cache",
      ["pagehide", "freeze", 60_000, "resume", "pageshow"],
      ["rest", "return 60000"],
    ],
    ["resumed, without being frozen", [60_000, "resume"], []],
    [
      "resumed while it is hidden, without being frozen",
      ["hide", 60_000, "resume", "show"],
      ["shown"],
    ],
  ])("frozen: %s", (_, steps, expected) => {
    expect(toldOf(steps)).toEqual(expected);
  });

  test.each<[what: string, steps: Step[], told: string[]]>([
    ["while it is there", [15_000, "sleep", 5000], ["tick", "wake"]],
    ["and is noticed once", ["sleep", 30_000], ["wake", "tick", "tick"]],
    ["twice", ["sleep", 10_000, "sleep", 10_000], ["wake", "wake"]],
    ["or its clock was set back", ["setBack", 20_000], ["wake", "tick"]],
    [
      "while it is hidden: it returns",
      ["hide", 10_000, "sleep", 10_000, "show", 10_000],
      ["shown", "tick"],
    ],
    [
      "while it rests: it returns",
      ["pagehide", "sleep", "pageshow", 10_000],
      ["rest", "return 3600000", "tick"],
    ],
    [
      "while it is frozen: it returns",
      ["freeze", "sleep", "resume", 10_000],
      ["rest", "return 3600000", "tick"],
    ],
    ["after it was hidden", ["hide", 60_000, "show", "sleep", 10_000], ["shown", "wake"]],
  ])("sleeps %s", (_, steps, expected) => {
    play(steps);
    expect(told).toEqual(expected);
  });
});
