/**
 * The button in the header that opens the search. Twin of the macro `search` in
 * templates/islands/search.html: without script it is a form that leads to the page of search.
 */
import { type ReactNode, useState } from "react";
import type { SearchProps } from "../api/props.gen";
import { Icon } from "../icons/icon";
import { SearchDialog } from "./search-dialog";

/** The button, and the dialog while it is open. */
export function SearchButton({ action, labels }: SearchProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <form
        className="search-open"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <button type="submit" className="tool" aria-label={labels.open} aria-keyshortcuts="/">
          <Icon name="search" />
          <span>{labels.open}</span>
        </button>
      </form>
      {isOpen && <SearchDialog action={action} labels={labels} onClose={() => setOpen(false)} />}
    </>
  );
}
