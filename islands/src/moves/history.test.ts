// @vitest-environment node
import { expect, test } from "vitest";
import { historyOf } from "./history";

const T = 1_795_000_000_000;

const event = (id: number, kind: string) => ({ id, kind, name: kind });

test("without a move there is nothing, whatever happened in the match", () => {
  const news = [0, [], T, [event(1, "goal")]];
  expect(historyOf([{ name: "1", moves: [] }], news)).toEqual([]);
});

test("moves of one report stand together, the newest first", () => {
  const history = historyOf(
    [
      { name: "1", moves: [0, 2000, T, 2100, T + 5000, 2050] },
      { name: "X", moves: [0, 3000, T + 1, 2900] },
    ],
    [],
  );
  expect(history.map(({ at, moves }) => [at - T, moves])).toEqual([
    [5000, [{ name: "1", from: 2100, to: 2050 }]],
    [
      1,
      [
        { name: "X", from: 3000, to: 2900 },
        { name: "1", from: 2000, to: 2100 },
      ],
    ],
  ]);
});

test("a price is suspended and opened again at another one", () => {
  const [opened, suspended] = historyOf(
    [{ name: "1", moves: [0, 2000, T, -2000, T + 9000, 1500] }],
    [],
  );
  expect(suspended).toMatchObject({ moves: [], suspended: ["1"], opened: [] });
  expect(opened).toMatchObject({
    moves: [{ name: "1", from: 2000, to: 1500 }],
    suspended: [],
    opened: ["1"],
  });
});

test("what one price did in a moment stays apart", () => {
  const moves = [0, 2000, T, -2000, T + 20, 2000];
  const history = historyOf(
    [
      { name: "1", moves },
      { name: "2", moves },
    ],
    [],
  );
  expect(history.map(({ suspended, opened }) => [suspended, opened])).toEqual([
    [[], ["1", "2"]],
    [["1", "2"], []],
  ]);
});

test("a price that was not listed moved from nothing", () => {
  const [only] = historyOf([{ name: "1", moves: [0, 0, T, 2000] }], []);
  expect(only).toMatchObject({ moves: [], opened: ["1"] });
});

test("new events of the match stand between, those of before do not", () => {
  const moves = [0, 2000, T, 2100, T + 9000, 1500];
  const news = [
    0,
    [event(3, "corner")],
    T + 5000,
    [event(3, "corner"), event(4, "goal"), event(5, "period_end")],
    T + 9000,
    [event(5, "period_end"), event(6, "red_card")],
  ];
  const history = historyOf([{ name: "1", moves }], news);
  expect(history.map((one) => one.event?.kind ?? one.moves[0]?.to)).toEqual([
    1500,
    "red_card",
    "period_end",
    "goal",
    2100,
  ]);
});
