import { expect, test } from "vitest";
import { nameOf, periodOf } from "./names";

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
