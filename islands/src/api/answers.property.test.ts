// @vitest-environment node
/** Whatever an operator answers: it is read, or refused in words that name the field, and its neighbours are read. */
import { beforeAll, expect, test, vi } from "vitest";
import fc from "../testing/properties";
import { readListed } from "./listed";
import { readMarket, readMatch } from "./matches";
import { readNotification } from "./notifications";
import { Mismatch, type Reader, rows } from "./read";
import { readBet, readPlacedBets } from "./schemas/bets";
import { readBonuses } from "./schemas/bonuses";
import { readLimits } from "./schemas/limits";
import { readPlayer } from "./schemas/player";
import { readSettings } from "./schemas/settings";
import {
  BET,
  BONUSES,
  LIMIT,
  MARKET,
  MATCH,
  NOTIFICATION,
  PLACED,
  PLAYER,
  SETTINGS,
} from "./testing/answers";
import { anythingLike, RUNS, RUNS_END } from "./testing/spoiling";

vi.mock("./config", () => ({ siteConfig: () => ({ words: { side_unknown: "" } }) }));

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

const READERS: readonly (readonly [name: string, read: Reader<unknown>, whole: unknown])[] = [
  ["a match", readMatch, MATCH],
  ["a match of a list", readListed, MATCH],
  ["a market", readMarket, MARKET],
  ["a bet", readBet, BET],
  ["placed bets", readPlacedBets, [PLACED]],
  ["a player", readPlayer, PLAYER],
  ["settings", readSettings, SETTINGS],
  ["bonuses", readBonuses, BONUSES],
  ["a notification", readNotification, NOTIFICATION],
  ["limits", readLimits, [LIMIT]],
];

/** All numbers in a value are exact, or at least numbers. */
function numbersOf(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(numbersOf);
}

test.each(READERS)(
  "%s",
  (_, read, whole) => {
    expect(() => read(whole, "row")).not.toThrow();
    fc.assert(
      fc.property(fc.oneof(anythingLike([whole]), fc.jsonValue()), (sent) => {
        try {
          expect(numbersOf(read(sent, "row")).every(Number.isFinite)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(Mismatch);
          expect((error as Mismatch).message).toMatch(/^row\b.*: expected .+, got /s);
        }
        const neighbours = rows(read)([whole, sent, whole], "rows");
        expect(neighbours.length).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: RUNS },
    );
  },
  RUNS_END,
);
