// @vitest-environment node
import { expect, test } from "vitest";
import { readLimits } from "../api/schemas/limits";
import { labelOf, nameOf, noneOf, periodOf, textOf, titleOf } from "./names";

test("only a gross limit is called a deposit limit", () => {
  expect(nameOf({ type: "deposit", basis: "gross" })).toBe("limits-deposit");
  expect(nameOf({ type: "deposit", basis: undefined })).toBe("limits-deposit");
  expect(nameOf({ type: "deposit", basis: "net" })).toBe("limits-deposit-net");
  expect(nameOf({ type: "loss", basis: "net" })).toBe("limits-loss");
});

test("an unknown kind or period has a name all the same", () => {
  expect(nameOf({ type: "lottery", basis: undefined })).toBe("limits-other");
  expect(periodOf({ period: "week" })).toBe("limits-week");
  expect(periodOf({ period: undefined })).toBeUndefined();
});

test("the operator's name goes before our own, which follows the basis", () => {
  const say = (key: string) => `our ${key}`;
  const title = (name: string | undefined, basis = "gross") =>
    titleOf({ type: "deposit", basis, name }, say);
  expect(title("Deposit limit")).toBe("Deposit limit");
  expect(title("Spending limit", "net")).toBe("Spending limit");
  expect(title(undefined)).toBe("our limits-deposit");
  expect(title(undefined, "net")).toBe("our limits-deposit-net");
  expect(title("")).toBe("our limits-deposit");
  expect(titleOf({ type: "coolingoff", basis: undefined, name: undefined }, say)).toBe(
    "our limits-break",
  );
});

test("an operator need not name a limit", () => {
  const limit = { type: "deposit", status: "active", choices: [], used: 0, delay: 0 };
  const names = (...more: object[]) =>
    readLimits(
      more.map((one) => ({ ...limit, ...one })),
      "limits",
    ).map(({ name }) => name);
  expect(names({}, { name: null }, { name: "Deposit limit" })).toEqual([
    undefined,
    undefined,
    "Deposit limit",
  ]);
});

test.each([
  ["deposit", "gross", "limits-deposit-text"],
  ["deposit", "net", "limits-deposit-net-text"],
  ["loss", undefined, "limits-loss-text"],
  ["wager", undefined, "limits-wager-text"],
  ["bet", undefined, "limits-bet-text"],
  ["time", undefined, "limits-time-text"],
  ["session", undefined, "limits-session-text"],
  ["sportsbook_session", undefined, "limits-sportsbook-session-text"],
  ["activity", undefined, "limits-activity-text"],
  ["reality_check", undefined, "limits-reality-check-text"],
  ["lottery", undefined, undefined],
])("what a limit counts: %s, %s", (type, basis, text) => {
  expect(textOf({ type, basis })).toBe(text);
});

test.each([
  ["reality_check", "limits-no-reminder", "limits-remind"],
  ["sportsbook_session", "limits-none", "limits-value"],
])("a reality check reminds, and limits nothing: %s", (type, none, label) => {
  expect([noneOf({ type }), labelOf({ type })]).toEqual([none, label]);
});
