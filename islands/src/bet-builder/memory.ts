/** The picks in the builders of this session, by match: leaving a page loses none of them. */
import { readStored, warnUnusable, writeStored } from "../core/storage";
import type { BuilderPick } from "./picks";

/** Session storage key of the builders. */
export const BUILDER_KEY = "betBuilder";

/** Number of matches that are remembered; the least recently changed one is dropped first. */
const MOST = 20;

type Remembered = readonly { readonly matchId: number; readonly picks: readonly BuilderPick[] }[];

/** The remembered picks of a match. */
export function rememberedPicks(matchId: number): readonly BuilderPick[] {
  return restore().find((one) => one.matchId === matchId)?.picks ?? [];
}

/** Stores the picks of a match. */
export function rememberPicks(matchId: number, picks: readonly BuilderPick[]): void {
  const others = restore().filter((one) => one.matchId !== matchId);
  const all = picks.length > 0 ? [{ matchId, picks }, ...others] : others;
  writeStored("session", BUILDER_KEY, { version: 1, matches: all.slice(0, MOST) });
}

function restore(): Remembered {
  const stored = readStored("session", BUILDER_KEY);
  if (stored === undefined) return [];
  if (isRecord(stored) && stored.version === 1 && Array.isArray(stored.matches)) {
    if (stored.matches.every(isEntry)) return stored.matches;
  }
  warnUnusable(BUILDER_KEY, "not the builders of version 1");
  return [];
}

function isEntry(value: unknown): value is Remembered[number] {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value.matchId) &&
    Array.isArray(value.picks) &&
    value.picks.every(isPick)
  );
}

function isPick(value: unknown): value is BuilderPick {
  return (
    isRecord(value) &&
    ["key", "outcomeName", "marketName", "marketGroup"].every(
      (field) => typeof value[field] === "string",
    ) &&
    ["marketId", "outcomeId"].every((field) => Number.isSafeInteger(value[field])) &&
    (value.specifier === null || typeof value.specifier === "string") &&
    Array.isArray(value.groups) &&
    value.groups.every((group) => typeof group === "string")
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
