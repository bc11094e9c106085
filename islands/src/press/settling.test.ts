// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  afterKey,
  clickedInVain,
  isAt,
  isOnNew,
  type Keyed,
  keyedInVain,
  keyedNow,
  lookedAt,
  meaningOf,
  type Seen,
  type Watch,
  watchOf,
} from "./settling";

const [X, Y] = [200, 300];
/** When a place is pressed, and when something new comes there. */
const PRESSED = 5000;
const CAME = 10_000;

const PLACE: Seen = { it: "the button", meaning: "Place bet" };
const RECEIPT: Seen = { it: "the receipt", meaning: "Done" };
const NOTHING: Seen = { it: undefined, meaning: "" };

const pressed = (now = PRESSED) => watchOf(X, Y, PLACE, now);

/** A place that was pressed, to which a receipt has come since. */
function renewed(): Watch {
  const watch = lookedAt(pressed(), RECEIPT, CAME);
  if (!watch) throw new Error("the place is forgotten");
  return watch;
}

describe("a place", () => {
  test.each<[what: string, dx: number, dy: number, isSame: boolean]>([
    ["the same", 0, 0, true],
    ["39 px to the right", 39, 0, true],
    ["40 px to the right", 40, 0, false],
    ["41 px to the right", 41, 0, false],
    ["39 px to the left", -39, 0, true],
    ["40 px to the left", -40, 0, false],
    ["39 px up", 0, -39, true],
    ["40 px up", 0, -40, false],
    ["39 px down", 0, 39, true],
    ["40 px down", 0, 40, false],
    ["just under 40 px across", 24, 31.9, true],
    ["40 px across", 24, 32, false],
  ])("%s: %i, %i", (_, dx, dy, isSame) => {
    expect(isAt(pressed(), X + dx, Y + dy)).toBe(isSame);
    // What is new matters only there.
    expect(isOnNew(renewed(), X + dx, Y + dy, CAME)).toBe(isSame);
  });

  test("that nobody pressed has nothing new", () => {
    expect(isOnNew(undefined, X, Y, CAME)).toBe(false);
    expect(clickedInVain(undefined, false, CAME)).toBeUndefined();
    expect(clickedInVain(undefined, true, CAME), "forgotten since it was pressed").toBeUndefined();
  });

  test.each([0, 1, 799, 800, 1600, 39_999])(
    "with what was pressed there is not new after %i ms",
    (passed) => {
      const now = PRESSED + passed;
      const watch = lookedAt(pressed(), PLACE, now);
      expect(watch).toEqual(pressed());
      expect(isOnNew(watch, X, Y, now)).toBe(false);
      expect(clickedInVain(watch, false, now)).toBeUndefined();
    },
  );

  test.each<[passed: number, isRemembered: boolean]>([
    [39_999, true],
    [40_000, true],
    [40_001, false],
  ])("is remembered for 40 s, whatever is there: after %i ms %s", (passed, isRemembered) => {
    for (const seen of [PLACE, RECEIPT]) {
      expect(lookedAt(pressed(), seen, PRESSED + passed) !== undefined).toBe(isRemembered);
    }
    // What comes late does not prolong it, nor does a press in vain.
    const later = clickedInVain(renewed(), true, PRESSED + 39_000);
    expect(later && lookedAt(later, PLACE, PRESSED + passed) !== undefined).toBe(isRemembered);
  });
});

describe("what is at a place", () => {
  test.each<[what: string, before: Seen, after: Seen, isOther: boolean]>([
    ["stays", PLACE, { ...PLACE }, false],
    ["is replaced", PLACE, RECEIPT, true],
    ["is replaced by its like", PLACE, { ...PLACE, it: "its like" }, true],
    ["is relabelled", PLACE, { ...PLACE, meaning: "Accept" }, true],
    ["disappears", PLACE, NOTHING, true],
    ["comes where nothing was", NOTHING, RECEIPT, true],
    ["is still nothing", NOTHING, { ...NOTHING }, false],
  ])("%s", (_, before, after, isOther) => {
    const watch = watchOf(X, Y, before, PRESSED);
    const looked = lookedAt(watch, after, CAME);
    expect(looked).toEqual(
      isOther ? { ...watch, seen: after, came: CAME, since: CAME } : { ...watch },
    );
    expect(isOnNew(looked, X, Y, CAME)).toBe(isOther);
  });

  test("is as old as its arrival, however often it is looked at", () => {
    const watch = renewed();
    expect(lookedAt(watch, { ...RECEIPT }, CAME + 100)).toBe(watch);
  });

  test("is new once more when it returns", () => {
    const back = lookedAt(renewed(), PLACE, CAME + 700);
    expect(isOnNew(back, X, Y, CAME + 1499)).toBe(true);
    expect(isOnNew(back, X, Y, CAME + 1500)).toBe(false);
  });

  test("has the whole time when it replaces something new that was pressed", () => {
    const again = clickedInVain(renewed(), false, CAME + 700);
    const other = again && lookedAt(again, PLACE, CAME + 1400);
    expect(other).toMatchObject({ came: CAME + 1400, since: CAME + 1400 });
  });
});

/** Presses of something new, in milliseconds since it came; those that are ignored are true. */
const PRESSES: [at: number[], isIgnored: boolean[]][] = [
  [[0], [true]],
  [[799], [true]],
  [[800], [false]],
  [[801], [false]],
  // An ignored press begins the 800 ms again.
  [
    [1, 800],
    [true, true],
  ],
  [
    [700, 1499],
    [true, true],
  ],
  [
    [700, 1500],
    [true, false],
  ],
  [
    [700, 1501],
    [true, false],
  ],
  [
    [300, 700, 1499],
    [true, true, true],
  ],
  // But never beyond 1600 ms.
  [
    [799, 1598],
    [true, true],
  ],
  [
    [799, 1599],
    [true, false],
  ],
  [
    [700, 1400, 1599],
    [true, true, true],
  ],
  [
    [700, 1400, 1600],
    [true, true, false],
  ],
  [
    [700, 1400, 1601],
    [true, true, false],
  ],
  [
    [200, 400, 600, 800, 1000, 1200, 1400, 1599, 1600],
    [true, true, true, true, true, true, true, true, false],
  ],
];

describe("presses of a finger on something new", () => {
  test.each(PRESSES)("at %j ms: ignored %j", (at, isIgnored) => {
    let watch = renewed();
    const found = at.map((passed) => {
      const now = CAME + passed;
      const isNew = isOnNew(watch, X, Y, now);
      const ignored = clickedInVain(watch, false, now);
      expect(ignored !== undefined, "a press that begins and ends at once").toBe(isNew);
      watch = ignored ?? watch;
      return isNew;
    });
    expect(found).toEqual(isIgnored);
  });

  test("note only when they were in vain", () => {
    expect(clickedInVain(renewed(), false, CAME + 500)).toEqual({
      ...renewed(),
      since: CAME + 500,
    });
  });

  test.each([0, 800, 1600, 9000])(
    "that began too early stay ignored when lifted after %i ms",
    (passed) => {
      const now = CAME + passed;
      expect(clickedInVain(renewed(), true, now)).toEqual({ ...renewed(), since: now });
    },
  );

  test("that were held on what was pressed make nothing new of it", () => {
    // A drag ended elsewhere, at something old.
    const ignored = clickedInVain(pressed(), true, PRESSED + 100);
    expect(ignored).toBeDefined();
    expect(isOnNew(ignored, X, Y, PRESSED + 100)).toBe(false);
    expect(clickedInVain(ignored, false, PRESSED + 200)).toBeUndefined();
  });
});

describe("keys", () => {
  const last = keyedNow(PLACE, CAME);

  test.each<[what: string, seen: Seen, isSame: boolean]>([
    ["the same control", { ...PLACE }, true],
    ["another", RECEIPT, false],
    ["its like", { ...PLACE, it: "its like" }, false],
    ["it with another meaning", { ...PLACE, meaning: "Accept" }, false],
  ])("%s right after it", (_, seen, isSame) => {
    for (const passed of [0, 400, 799]) {
      expect(keyedInVain(last, seen, CAME + passed) === undefined, `${passed} ms`).toBe(isSame);
    }
  });

  test.each(PRESSES)("on another control at %j ms: ignored %j", (at, isIgnored) => {
    let keyed = last;
    const found = at.map((passed) => {
      const ignored = keyedInVain(keyed, RECEIPT, CAME + passed);
      keyed = ignored ?? keyed;
      return ignored !== undefined;
    });
    expect(found).toEqual(isIgnored);
  });

  test("that were in vain change neither the control nor when it was activated", () => {
    expect(keyedInVain(last, RECEIPT, CAME + 500)).toEqual({ ...last, since: CAME + 500 });
  });

  test("are never in vain when none was pressed before", () => {
    expect(keyedInVain(undefined, RECEIPT, CAME)).toBeUndefined();
  });

  const before: Keyed = { seen: PLACE, came: CAME, since: CAME + 500 };
  const repeated = keyedNow(PLACE, CAME + 1000);

  test.each<[key: string, isRepeat: boolean, was: Keyed | undefined, is: Keyed | undefined]>([
    ["Enter", false, before, before],
    [" ", false, before, before],
    ["Enter", true, before, repeated],
    [" ", true, before, repeated],
    ["Enter", true, undefined, undefined],
    [" ", false, undefined, undefined],
    ["Tab", false, before, undefined],
    ["Tab", true, before, undefined],
    ["Escape", false, before, undefined],
    ["ArrowDown", false, before, undefined],
    ["a", false, before, undefined],
    ["", false, before, undefined],
  ])("%j, repeated %s, after %o leave %o", (key, isRepeat, was, is) => {
    expect(afterKey(was, key, isRepeat, CAME + 1000)).toEqual(is);
  });

  test.each<[passed: number, isIgnored: boolean]>([
    [799, true],
    [800, false],
    [801, false],
  ])("on another control %i ms after one that was held down: ignored %s", (passed, isIgnored) => {
    let keyed: Keyed | undefined = last;
    for (let now = CAME; now <= CAME + 3000; now += 30) keyed = afterKey(keyed, "Enter", true, now);
    const ignored = keyedInVain(keyed, RECEIPT, CAME + 3000 + passed);
    expect(ignored !== undefined).toBe(isIgnored);
  });
});

test.each<[label: string, meaning: string]>([
  ["Confirm", "Confirm"],
  ["Place bet 10", "Place bet "],
  ["Place bet €10.00", "Place bet €."],
  ["Place 2 bets for 10", "Place  bets for "],
  ["1234567890", ""],
  ["", ""],
])("%j means %j", (label, meaning) => {
  expect(meaningOf(label)).toBe(meaning);
});

test("another amount is the same meaning, another word is another", () => {
  expect(meaningOf("Place bet €12.50")).toBe(meaningOf("Place bet €7.25"));
  expect(meaningOf("Place bet €12.50")).not.toBe(meaningOf("Accept €12.50"));
});
