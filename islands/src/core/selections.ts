/**
 * The visitor's selections: the slip's raw store, in plain TypeScript, so that a price can be taken
 * before React is loaded. Every change is in `sessionStorage` before the function returns.
 *
 * The rules of a slip (which bets it forms, what they return) are in `betting/`; this only stores
 * it.
 */
import { atom } from "nanostores";
import { readStored, warnUnusable, writeStored } from "./storage";

/** The names of a selection, as the operator has them in one language. */
export interface SelectionNames {
  readonly nameA: string;
  readonly nameB: string;
  /** The competition, as the slip shows it. */
  readonly categoryName: string;
  readonly marketName: string;
  readonly outcomeName: string;
}

/** One picked outcome. Odds are whole thousandths. */
export interface SlipSelection extends SelectionNames {
  /** Key of the price: `{match}:{market}:{specifier or empty}:{outcome}`. */
  readonly id: string;
  readonly type: "match";
  readonly matchId: number;
  readonly matchUrnId: string;
  readonly matchSlug: string;
  readonly matchStatus: "prematch" | "live" | "others";
  readonly sportKey: string;
  /** Language of its names; a slip of an earlier version does not have it. */
  readonly lang?: string;
  /** Its names in the other languages in which it was shown. */
  readonly names?: Readonly<Record<string, SelectionNames>>;
  readonly provider: string;
  readonly marketId: number;
  readonly marketGroup: string;
  readonly specifier: string | null;
  readonly outcomeId: number;
  /** Whether the outcome takes bets. */
  readonly active: boolean;
  /** The current price. */
  readonly odds: number;
  /** The price that the player last accepted. */
  readonly acceptedOdds: number;
  /** The price at which it was picked. */
  readonly initialOdds: number;
  readonly isSuspended: boolean;
  readonly isChanged: boolean;
  readonly isNotAvailable: boolean;
  /** Whether it is in the bets of the shown receipt. Its price is not picked any more: a touch begins the next bet. */
  readonly isPlaced?: boolean;
}

/** The whole slip, as it is stored. Fields that this version does not know are kept. */
export interface SlipState {
  readonly version: 2;
  /** In the order in which they were picked. */
  readonly selections: readonly SlipSelection[];
  /**
   * When the player last picked, accepted or removed each selection, removed ones included: the
   * tabs of a browser use these to agree (`slip-tabs.ts`). Price movements leave no stamp.
   */
  readonly stamps: Readonly<Record<string, number>>;
}

/** Session storage key of the slip. */
export const SLIP_KEY = "bets";

const EMPTY: SlipState = { version: 2, selections: [], stamps: {} };

/** The slip. Change it through the functions below, which store it. */
export const $slip = atom<SlipState>(restore());

/** Changes the slip: `patch` gets the current state and returns the fields that change. */
export function updateSlip(patch: (state: SlipState) => Partial<Omit<SlipState, "version">>): void {
  const state = $slip.get();
  const next: SlipState = { ...state, ...patch(state), version: 2 };
  setSlip({ ...next, stamps: stamped(state, next) });
}

/** Sets a state that has its stamps already: another tab's, or an earlier page's. */
export function setSlip(state: SlipState): void {
  $slip.set(state);
  // A listener may have changed it again: store the current state.
  writeStored("session", SLIP_KEY, $slip.get());
}

/** The stamps after a change: of added, removed and accepted selections. */
function stamped(old: SlipState, next: SlipState): SlipState["stamps"] {
  const before = new Map(old.selections.map((one) => [one.id, one.acceptedOdds]));
  const after = new Map(next.selections.map((one) => [one.id, one.acceptedOdds]));
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const changed = ids.filter((id) => before.get(id) !== after.get(id));
  if (changed.length === 0) return next.stamps;
  // Later than every known stamp, even where a clock was set back.
  const now = Math.max(Date.now(), ...Object.values(old.stamps).map((stamp) => stamp + 1));
  return { ...next.stamps, ...Object.fromEntries(changed.map((id) => [id, now])) };
}

/** Adds a selection, or removes the one with the same id. */
export function toggleSelection(selection: SlipSelection): void {
  const { id } = selection;
  const added = hasSelection(id) ? [] : [selection];
  updateSlip(({ selections }) => ({
    selections: [...selections.filter((one) => one.id !== id), ...added],
  }));
}

/** Whether the price with this key is picked. */
export function hasSelection(id: string): boolean {
  return $slip.get().selections.some((one) => one.id === id && !one.isPlaced);
}

/** The stored slip; an empty one when there is none or it is unreadable. */
export function restore(): SlipState {
  const stored = readStored("session", SLIP_KEY);
  if (stored === undefined) return EMPTY;
  if (isSlipState(stored)) return stored;
  const { version, selections } = isRecord(stored) ? stored : {};
  // Version 1 had no stamps: the state of any other tab counts as newer.
  if (version === 1 && isSelections(selections)) {
    return {
      ...EMPTY,
      selections,
      stamps: Object.fromEntries(selections.map(({ id }) => [id, 1])),
    };
  }
  warnUnusable(SLIP_KEY, "not a slip of version 2");
  return EMPTY;
}

/** Whether a value from storage or another tab is a slip of this version. */
export function isSlipState(value: unknown): value is SlipState {
  return (
    isRecord(value) &&
    value.version === 2 &&
    isSelections(value.selections) &&
    isRecord(value.stamps) &&
    Object.values(value.stamps).every(Number.isFinite)
  );
}

function isSelections(value: unknown): value is SlipSelection[] {
  return Array.isArray(value) && value.every(isSelection);
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
