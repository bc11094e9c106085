/**
 * The player's filters of bets, kept for the session. They begin with the open
 * bets, which are what a player comes back for.
 */
import { atom, type ReadableAtom } from "nanostores";
import { atSignOut } from "../account/shared/leave-browser";
import { readStored, writeStored } from "../core/storage";
import { RESULT_FILTERS, type ResultFilter, STATE_FILTERS, type StateFilter } from "./bets-list";

/** The filters. */
export interface BetsFilter {
  readonly state: StateFilter;
  readonly result: ResultFilter;
}

const KEY = "betsFilter";

const $filter = atom<BetsFilter>(restore());

atSignOut(() => {
  writeStored("session", KEY, undefined);
  $filter.set(restore());
});

/** The filters. Open bets have no result and are never filtered by it. */
export const $betsFilter: ReadableAtom<BetsFilter> = $filter;

/** Changes the filters. */
export function filterBets(patch: Partial<BetsFilter>): void {
  $filter.set(possible({ ...$filter.get(), ...patch }));
  writeStored("session", KEY, $filter.get());
}

function restore(): BetsFilter {
  const stored = readStored("session", KEY) as Partial<Record<keyof BetsFilter, unknown>> | null;
  return possible({
    state: STATE_FILTERS.find((one) => one === stored?.state) ?? "open",
    result: RESULT_FILTERS.find((one) => one === stored?.result) ?? "all",
  });
}

function possible(filter: BetsFilter): BetsFilter {
  return filter.state === "open" ? { ...filter, result: "all" } : filter;
}
