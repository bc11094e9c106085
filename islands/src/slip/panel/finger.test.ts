// @vitest-environment node
import { describe, expect, test } from "vitest";
import { type Finger, goesUp, isOpenAfter, movedTo, raisedBy, touching } from "./finger";

const WINDOW = 800;
const SHEET = 600;

/** When and where the finger touches, and the upper edge of what it touches. */
const TOUCHED = 1000;
const FROM = 500;
const TOP = 480;

const touched = touching(FROM, TOP, TOUCHED);

/** A finger that touched, and then was at these places at these times after it. */
function dragged(...moves: [at: number, passed: number][]): Finger {
  return moves.reduce((finger, [at, passed]) => movedTo(finger, at, TOUCHED + passed), touched);
}

test("a finger that touches does not move, and has no speed", () => {
  expect(touched).toEqual({
    from: FROM,
    grip: FROM - TOP,
    isMoving: false,
    at: FROM,
    time: TOUCHED,
    speed: 0,
  });
});

describe("a movement", () => {
  test.each<[by: number, isDrag: boolean]>([
    [0, false],
    [7, false],
    [7.9, false],
    [8, true],
    [9, true],
    [-7, false],
    [-7.9, false],
    [-8, true],
    [-9, true],
  ])("of %d px is a drag: %s", (by, isDrag) => {
    const finger = dragged([FROM + by, 50]);
    expect(finger.isMoving).toBe(isDrag);
    // A touch is still where it began, and when.
    if (!isDrag) expect(finger).toBe(touched);
    else expect(finger).toMatchObject({ at: FROM + by, time: TOUCHED + 50 });
  });

  test("is measured from where the finger touched, and not from where it was last", () => {
    expect(dragged([FROM + 5, 50], [FROM - 5, 100]).isMoving).toBe(false);
    expect(dragged([FROM - 5, 50], [FROM - 8, 100]).isMoving).toBe(true);
  });

  test("of a drag counts however short it is, back to where the finger touched, too", () => {
    const finger = dragged([FROM - 50, 50], [FROM - 51, 60], [FROM, 100]);
    expect(finger).toMatchObject({ isMoving: true, at: FROM, time: TOUCHED + 100, from: FROM });
    expect(finger.grip).toBe(FROM - TOP);
  });
});

describe("the speed", () => {
  test.each<[what: string, moves: [at: number, passed: number][], speed: number]>([
    ["upwards is positive", [[FROM - 100, 50]], 2],
    ["downwards is negative", [[FROM + 100, 50]], -2],
    [
      "is that of the last movement",
      [
        [FROM - 100, 50],
        [FROM - 90, 100],
      ],
      -0.2,
    ],
    [
      "of a finger that moved nowhere is none",
      [
        [FROM - 100, 50],
        [FROM - 100, 60],
      ],
      0,
    ],
    [
      "is still that of the last movement when no time has passed",
      [
        [FROM - 100, 50],
        [FROM - 120, 50],
      ],
      2,
    ],
    [
      "counts from the touch, not from movements too short for a drag",
      [
        [FROM - 7, 10],
        [FROM - 100, 50],
      ],
      2,
    ],
  ])("%s", (_, moves, speed) => {
    expect(dragged(...moves).speed).toBeCloseTo(speed, 10);
  });

  test("of a finger that moves at the time of its touch is none", () => {
    expect(dragged([FROM - 100, 0]).speed).toBe(0);
    expect(movedTo(touched, FROM - 100, TOUCHED - 1).speed, "the clock was set back").toBe(0);
  });

  test("goes on from where the finger was when no time passed", () => {
    expect(dragged([FROM - 100, 50], [FROM - 120, 50], [FROM - 130, 60]).speed).toBe(1);
  });
});

describe("the share of the sheet that is up", () => {
  test.each<[what: string, at: number, raised: number]>([
    ["none, with the upper edge at the window's lower one", WINDOW + 20, 0],
    ["none, farther down", WINDOW + 400, 0],
    ["a sixth", 720, 1 / 6],
    ["half", 520, 0.5],
    ["just under all", 226, 0.99],
    ["all", 220, 1],
    ["all, farther up", 100, 1],
    ["all, above the window", -300, 1],
  ])("%s", (_, at, raised) => {
    expect(raisedBy(dragged([at, 50]), WINDOW, SHEET)).toBeCloseTo(raised, 10);
  });

  test("keeps the upper edge as far from the finger as it was", () => {
    for (const grip of [0, 30, -10]) {
      const finger = movedTo(touching(500, 500 - grip, 0), 400, 50);
      expect(raisedBy(finger, WINDOW, SHEET)).toBeCloseTo((WINDOW - (400 - grip)) / SHEET, 10);
    }
  });
});

const flying = (speed: number): Finger => ({ ...dragged([FROM - 100, 50]), speed });
const LAST = TOUCHED + 50;

describe("a sheet that is let go of", () => {
  test.each<[speed: number, rested: number, raised: number, isUp: boolean]>([
    // A flick decides, wherever the sheet is.
    [0.41, 0, 0, true],
    [0.41, 99, 0.1, true],
    [2, 50, 0, true],
    [-0.41, 0, 1, false],
    [-0.41, 99, 0.9, false],
    [-2, 50, 1, false],
    // Slower, the nearer end does.
    [0.4, 0, 0.1, false],
    [0.39, 0, 0.1, false],
    [-0.4, 0, 0.9, true],
    [-0.39, 0, 0.9, true],
    [0, 0, 0.49, false],
    [0, 0, 0.5, false],
    [0, 0, 0.51, true],
    [0, 0, 0, false],
    [0, 0, 1, true],
    // So it does after a rest, however fast the finger had been.
    [0.41, 100, 0.1, false],
    [9, 100, 0.5, false],
    [9, 101, 0.1, false],
    [-0.41, 100, 0.9, true],
    [-9, 100, 0.51, true],
    [-9, 5000, 0.9, true],
  ])("at %d px/ms, %i ms later, %d of it up: goes up %s", (speed, rested, raised, isUp) => {
    expect(goesUp(flying(speed), raised, LAST + rested)).toBe(isUp);
  });

  const ENDS = [
    ["up", 2, 0.1, true],
    ["down", -2, 0.9, false],
    ["nowhere, above the middle", 0, 0.9, true],
    ["nowhere, below it", 0, 0.1, false],
  ] as const;

  test.each(ENDS)("moving %s is open or not as it goes", (_, speed, raised, isOpen) => {
    for (const wasOpen of [true, false]) {
      expect(isOpenAfter(flying(speed), wasOpen, true, raised, LAST)).toBe(isOpen);
    }
  });

  test.each(ENDS)(
    "moving %s is as it was when the browser takes the finger over",
    (_, speed, raised) => {
      for (const wasOpen of [true, false]) {
        expect(isOpenAfter(flying(speed), wasOpen, false, raised, LAST)).toBe(wasOpen);
      }
    },
  );

  test.each([0, 0.5, 1])("is as it was after a touch, %d of it up", (raised) => {
    for (const wasOpen of [true, false]) {
      for (const isLifted of [true, false]) {
        expect(isOpenAfter(touched, wasOpen, isLifted, raised, TOUCHED + 10)).toBe(wasOpen);
        const trembling = dragged([FROM + 7, 5]);
        expect(isOpenAfter(trembling, wasOpen, isLifted, raised, TOUCHED + 10)).toBe(wasOpen);
      }
    }
  });
});
