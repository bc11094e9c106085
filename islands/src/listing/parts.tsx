/** Links to the parts of a list that is too long for one. */
import type { MouseEvent, ReactNode } from "react";
import { addressOf, changeQuery } from "./address";
import type { Query } from "./query";
import { say } from "./words";

/** The links; none where there is one part. */
export function Parts({
  query,
  last,
  top,
}: {
  readonly query: Query;
  /** Number of the last part. */
  readonly last: number;
  /** Where another part is read from. */
  readonly top: HTMLElement;
}): ReactNode {
  const { page } = query;
  if (last === 1 && page === 1) return null;
  const link = (number: number, rel: "prev" | "next") => {
    const open = (event: MouseEvent) => {
      // A new tab, or whatever else the visitor asked of the browser.
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      changeQuery({ page: number });
      top.focus({ preventScroll: true });
      top.scrollIntoView();
    };
    return (
      <a href={addressOf({ ...query, page: number })} rel={rel} onClick={open}>
        {rel === "prev" ? say("listing-previous") : say("listing-next")}
      </a>
    );
  };
  return (
    <nav className="parts" aria-label={say("listing-parts")} data-testid="filter-parts">
      {page > 1 && link(Math.min(page - 1, last), "prev")}
      <span aria-current="page">{say("listing-part", { number: page, total: last })}</span>
      {page < last && link(page + 1, "next")}
    </nav>
  );
}
