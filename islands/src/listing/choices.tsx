/**
 * The choices of the control: a sheet on a phone, a panel below the button on wider screens. The list
 * behind it follows every choice; all choices of one opening are one step back in the history.
 */
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import type { ListedMatches } from "../api/props.gen";
import { Dialog, DialogHead } from "../dialog/dialog";
import { SportIcon } from "../icons/icon";
import { changeQuery } from "./address";
import { ChoiceGroup } from "./choice-group";
import { usualSort } from "./order";
import { filtersOf, NONE, type Query, readSort, type SortField, TIMES, writeSort } from "./query";
import type { PageSport } from "./sports";
import { useCounts } from "./use-counts";
import { say, sortName, timeName } from "./words";

/** Orders that are offered; others only come with an address. */
const ORDERS: readonly SortField[] = ["start_time", "tournament.priority", "bets_count"];

/** The dialog, open while it is mounted. */
export function Choices({
  query,
  of,
  sports,
  anchor,
  onClose,
}: {
  readonly query: Query;
  readonly of: ListedMatches;
  readonly sports: readonly PageSport[];
  /** The button that opened it. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}): ReactNode {
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => placeBelow(choices.current?.closest("dialog"), anchor), [anchor]);
  const hasChanged = useRef(false);
  const choose = (change: Partial<Query>) => {
    changeQuery(change, hasChanged.current);
    hasChanged.current = true;
  };
  const offered = of.sport === null ? sports.filter(({ isCyber }) => isCyber || !of.cyber) : [];
  const counts = useCounts(query, of, offered);
  const orders = ORDERS.filter((field) => of.league === null || field !== "tournament.priority");
  const own = query.sortBy && writeSort(query.sortBy);
  const sorts = orders.map((field) => writeSort(usualSort(field)));
  return (
    <Dialog className="filter-dialog" labelledBy={id} onClose={onClose}>
      <DialogHead
        id={id}
        title={say("listing-open")}
        close={say("listing-close")}
        onClose={onClose}
      />
      <div className="filter-choices" ref={choices}>
        {!of.live && (
          <ChoiceGroup
            title={say("listing-start")}
            chosen={query.time}
            choices={[
              { value: null, name: say("listing-any-time") },
              ...TIMES.map((time) => ({
                value: time,
                name: timeName(time),
                count: counts?.times.get(time),
              })),
            ]}
            onChoose={(time) => choose({ time, date: null })}
          />
        )}
        <ChoiceGroup
          title={say("listing-order")}
          chosen={own}
          choices={[
            { value: null, name: say("listing-by-page") },
            ...[...new Set([...sorts, ...(own ? [own] : [])])].flatMap((value) => {
              const sort = readSort(value);
              return sort ? [{ value, name: sortName(sort) }] : [];
            }),
          ]}
          onChoose={(value) => choose({ sortBy: (value && readSort(value)) || null })}
        />
        <label className="filter-check">
          <input
            type="checkbox"
            checked={query.isBettable === true}
            onChange={(event) => choose({ isBettable: event.target.checked ? true : null })}
          />
          {say("listing-bettable")}
        </label>
        <label className="filter-check">
          <input
            type="checkbox"
            data-testid="filter-favourites"
            checked={query.isFavourite === true}
            onChange={(event) => choose({ isFavourite: event.target.checked ? true : null })}
          />
          {say("listing-favourites")}
        </label>
        {offered.length > 1 && (
          <ChoiceGroup
            title={say("listing-sport")}
            chosen={query.sport}
            choices={[
              { value: null, name: say("listing-all-sports") },
              ...offered.map(({ key, name }) => ({
                value: key,
                name,
                count: counts?.sports.get(key),
                icon: <SportIcon sport={key} />,
              })),
            ]}
            onChoose={(sport) => choose({ sport, sportType: null })}
          />
        )}
      </div>
      <footer className="filter-foot">
        <button
          type="button"
          className="button-plain"
          disabled={filtersOf(query).length === 0}
          onClick={() => choose(NONE)}
        >
          {say("listing-clear")}
        </button>
        <button type="button" className="button-main" data-testid="filter-done" onClick={onClose}>
          {say("listing-done")}
        </button>
      </footer>
    </Dialog>
  );
}

/** Tells the styles of wide screens where the button is. */
function placeBelow(dialog: HTMLElement | null | undefined, button: HTMLElement | null): void {
  if (!dialog || !button) return;
  const { bottom, left, right } = button.getBoundingClientRect();
  const { dir, clientWidth } = document.documentElement;
  dialog.style.setProperty("--block", `${bottom + 4}px`);
  dialog.style.setProperty("--inline", `${dir === "rtl" ? clientWidth - right : left}px`);
}
