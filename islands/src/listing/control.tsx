/**
 * The control above a list: a button that opens the choices, what is on, and the list that fits in place
 * of the page's. The macro `listing` in templates/islands/listing.html is its twin; all but the button is
 * only rendered in the browser.
 */
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { later } from "../api/patience";
import type { ListingProps } from "../api/props.gen";
import { Icon } from "../icons/icon";
import { loadMessages } from "../messages/messages";
import { registered } from "../runtime/register";
import { followAddress, useQuery } from "./address";
import { Choices } from "./choices";
import { FilteredList } from "./filtered-list";
import type { ListComponent } from "./lists";
import { filtersOf, isOn } from "./query";
import { type PageSport, pageSports } from "./sports";

/** The island, which shows lists with the component of the page's own. */
export async function listFilter(): Promise<ComponentType<ListingProps>> {
  // Filters that are taken off make room for others. The guard of `use-later` would divide files that
  // every page loads (build.mjs).
  void later(async () => (await import("../press/guard")).startPressGuard());
  await loadMessages("listing");
  const List: ListComponent = await registered("odds-list");
  return (props) => <ListFilter {...props} List={List} />;
}

/** The button, with the number of filters that are on. */
export function ListFilter({
  of,
  labels,
  List,
}: ListingProps & { readonly List: ListComponent }): ReactNode {
  const query = useQuery();
  const [sports, setSports] = useState<readonly PageSport[]>([]);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const all = pageSports();
    setSports(all);
    return followAddress({ of, sports: all.map(({ key }) => key) });
  }, [of]);
  const count = filtersOf(query).length;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="list-filter-open"
        data-testid="filter-open"
        aria-haspopup="dialog"
        aria-label={count > 0 ? `${labels.open} ${count}` : labels.open}
        title={labels.open}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" />
        <span className="list-filter-text">{labels.open}</span>
        {count > 0 && <span className="list-filter-count">{count}</span>}
      </button>
      {isOn(query) && <FilteredList query={query} of={of} sports={sports} List={List} />}
      {isOpen && (
        <Choices
          query={query}
          of={of}
          sports={sports}
          anchor={button.current}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
