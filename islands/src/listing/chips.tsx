/** What is on: a button for each filter, which takes it off, and how many matches fit. */
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../icons/icon";
import { changeQuery } from "./address";
import { type FilterName, filtersOf, type Query } from "./query";
import type { PageSport } from "./sports";
import { nameOf, say } from "./words";

/** The line above the list. */
export function Chips({
  query,
  sports,
  status,
}: {
  readonly query: Query;
  readonly sports: readonly PageSport[];
  readonly status: string;
}): ReactNode {
  const remove = (filter: FilterName) => (event: MouseEvent<HTMLElement>) => {
    neighbourOf(event.currentTarget)?.focus();
    changeQuery({ [filter]: null });
  };
  return (
    <div className="listing-on">
      <ul>
        {filtersOf(query).map((filter) => {
          const name = nameOf(filter, query, sports);
          return (
            <li key={filter}>
              <button
                type="button"
                className="listing-chip"
                data-testid="filter-chip"
                aria-label={say("listing-remove", { name })}
                onClick={remove(filter)}
              >
                <bdi>{name}</bdi>
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
      <p className="listing-status" role="status" data-testid="filter-status">
        {status}
      </p>
    </div>
  );
}

/** What gets the focus of a button that goes: the next one, the one before, or the control. */
function neighbourOf(button: HTMLElement): HTMLElement | null {
  const { parentElement: item } = button;
  const other = item?.nextElementSibling ?? item?.previousElementSibling;
  return other?.querySelector<HTMLElement>("button") ?? document.querySelector(".list-filter-open");
}
