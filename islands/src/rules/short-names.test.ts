// @vitest-environment node
import { expect, test } from "vitest";
import { shortNames } from "./markets";

/** The table of `rules::market` in the generator. */
test.each<[outcomes: [number, string][], wanted: string]>([
  [
    [
      [7, "Home"],
      [8, "Draw"],
      [9, "Away"],
    ],
    "1X2",
  ],
  [
    [
      [9, "Away"],
      [8, "Draw"],
      [7, "Home"],
    ],
    "2X1",
  ],
  [
    [
      [1, "Away"],
      [2, "Draw"],
      [3, "Home"],
    ],
    "2X1",
  ],
  [
    [
      [9, "Away"],
      [7, "Home"],
    ],
    "21",
  ],
  [
    [
      [2, "2"],
      [1, "1"],
      [3, "X"],
    ],
    "21X",
  ],
  [
    [
      [2, "Draw"],
      [3, "Away"],
    ],
    "X2",
  ],
  [
    [
      [1, "Home"],
      [3, "Away"],
    ],
    "12",
  ],
  [
    [
      [1, "Home"],
      [2, "Draw"],
    ],
    "1-",
  ],
  [
    [
      [8, "Draw"],
      [9, "Away"],
    ],
    "-2",
  ],
  [
    [
      [3, "Guests"],
      [2, "Tie"],
      [1, "Hosts"],
    ],
    "2X1",
  ],
  [
    [
      [5, "Guests"],
      [4, "Hosts"],
    ],
    "21",
  ],
  [
    [
      [1, "Hosts"],
      [2, "Tie"],
      [3, "Away"],
    ],
    "1X2",
  ],
  [
    [
      [12, "Over"],
      [13, "Under"],
    ],
    "--",
  ],
  [
    [
      [1, "Over"],
      [2, "Under"],
    ],
    "1-",
  ],
  [
    [
      [7, "Home"],
      [8, "Home"],
    ],
    "1-",
  ],
])("%j is %s", (outcomes, wanted) => {
  const named = outcomes.map(([id, name]) => ({ id, name }));
  const shorts = shortNames(named, "Home", "Away");
  expect(shorts.map((short) => short ?? "-").join("")).toBe(wanted);
});
