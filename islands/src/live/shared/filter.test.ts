import { expect, test } from "vitest";
import type { MarketCardProps } from "../../api/props.gen";
import { isShown } from "./filter";

const CARD: MarketCardProps = {
  key: "18",
  name: "Total goals",
  groups: ["main", "totals"],
  columns: 2,
  lines: [],
};

test("a card is shown by its tab", () => {
  expect(isShown(CARD, { tab: null })).toBe(true);
  expect(isShown(CARD, { tab: "totals" })).toBe(true);
  expect(isShown(CARD, { tab: "handicaps" })).toBe(false);
});

test("a search finds words of the market or its outcomes, in every tab", () => {
  expect(isShown(CARD, { tab: "handicaps", query: "" })).toBe(true);
  expect(isShown(CARD, { tab: "handicaps", query: " GOALS tot " })).toBe(true);
  expect(isShown(CARD, { tab: null, query: "corner" })).toBe(false);
  expect(isShown({ ...CARD, name: "São Paulo" }, { tab: null, query: "sao" })).toBe(true);
});
