/**
 * What the visitor has picked: the slip's raw store, in plain TypeScript, so that a price can be
 * taken before React is there. Every change is in `sessionStorage` before the function returns.
 *
 * What a slip *means* (which bets it makes, what they return) is `betting/`; this only keeps it.
 */
import { atom } from "nanostores";
import { readStored, tell, writeStored } from "./storage";

/** One picked outcome (spec 3, "Selection (slip)"). Odds are whole thousandths. */
export interface SlipSelection {
  /** Key of the price: `{match}:{market}:{specifier or empty}:{outcome}`. */
  readonly id: string;
  readonly type: "match";
  readonly matchId: number;
  readonly matchUrnId: string;
  readonly matchSlug: string;
  readonly matchStatus: "prematch" | "live" | "others";
  readonly sportKey: string;
  readonly nameA: string;
  readonly nameB: string;
  /** The competition, as the slip shows it. */
  readonly categoryName: string;
  readonly provider: string;
  readonly marketId: number;
  readonly marketName: string;
  readonly marketGroup: string;
  readonly specifier: string | null;
  readonly outcomeId: number;
  readonly outcomeName: string;
  /** Whether the outcome takes bets. */
  readonly active: boolean;
  /** The price now. */
  readonly odds: number;
  /** The price that the player last accepted. */
  readonly acceptedOdds: number;
  /** The price at which it was picked. */
  readonly initialOdds: number;
  readonly isSuspended: boolean;
  readonly isChanged: boolean;
  readonly isNotAvailable: boolean;
}

/** The whole slip, as it is stored. Fields that this version does not know are kept. */
export interface SlipState {
  readonly version: 1;
  /** In the order in which they were picked. */
  readonly selections: readonly SlipSelection[];
  /** Stakes in subunits: by selection id for singles, under `combo` for a combo. */
  readonly stakes: Readonly<Record<string, number>>;
  /** The bet type that the player chose; absent until chosen. */
  readonly betType?: "single" | "combo";
}

/** Session key of the slip (spec 3, storage keys). */
export const SLIP_KEY = "bets";

const EMPTY: SlipState = { version: 1, selections: [], stakes: {} };

/** The slip. Change it through the functions below: they are what stores it. */
export const $slip = atom<SlipState>(restore());

/** Changes the slip: `patch` gets the current state and returns the fields that change. */
export function updateSlip(patch: (state: SlipState) => Partial<Omit<SlipState, "version">>): void {
  const state = $slip.get();
  const next: SlipState = { ...state, ...patch(state), version: 1 };
  $slip.set(next);
  // Who listens may have changed it again: what holds now is what is stored.
  writeStored("session", SLIP_KEY, $slip.get());
}

/** Adds a selection, or removes the one with the same id (spec 4: adding a present one toggles it). */
export function toggleSelection(selection: SlipSelection): void {
  if (hasSelection(selection.id)) removeSelection(selection.id);
  else updateSlip(({ selections }) => ({ selections: [...selections, selection] }));
}

/** Removes a selection and its stake. */
export function removeSelection(id: string): void {
  updateSlip(({ selections, stakes }) => {
    const { [id]: _gone, ...kept } = stakes;
    return { selections: selections.filter((one) => one.id !== id), stakes: kept };
  });
}

/** Empties the slip, stakes included. */
export function clearSelections(): void {
  updateSlip(() => ({ selections: [], stakes: {} }));
}

/**
 * Reads the slip again: this page may have slept in the back-forward cache, or have been made
 * before it was shown, while another page of the same tab changed the slip.
 */
export function refreshSlip(): void {
  const stored = restore();
  if (JSON.stringify(stored) !== JSON.stringify($slip.get())) $slip.set(stored);
}

/** Whether the price with this key is picked. */
export function hasSelection(id: string): boolean {
  return $slip.get().selections.some((one) => one.id === id);
}

function restore(): SlipState {
  const stored = readStored("session", SLIP_KEY);
  if (stored === undefined) return EMPTY;
  if (isSlipState(stored)) return stored;
  tell(SLIP_KEY, "not a slip of version 1");
  return EMPTY;
}

function isSlipState(value: unknown): value is SlipState {
  if (!isRecord(value) || value.version !== 1) return false;
  const { selections, stakes } = value;
  return (
    Array.isArray(selections) &&
    selections.every(isSelection) &&
    isRecord(stakes) &&
    Object.values(stakes).every(Number.isSafeInteger)
  );
}

function isSelection(value: unknown): value is SlipSelection {
  return (
    isRecord(value) &&
    typeof value.id === "string" &&
    ["nameA", "nameB", "marketName", "outcomeName", "matchSlug", "sportKey"].every(
      (field) => typeof value[field] === "string",
    ) &&
    ["matchId", "marketId", "outcomeId", "odds", "acceptedOdds", "initialOdds"].every((field) =>
      Number.isSafeInteger(value[field]),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
