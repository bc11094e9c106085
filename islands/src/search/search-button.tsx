/**
 * The button in the header that opens the search, also by the key `/`. Twin of the macro `search` in
 * templates/islands/search.html: without script it is a form that leads to the page of search.
 */
import { type ReactNode, useEffect, useState } from "react";
import type { SearchProps } from "../api/props.gen";
import { Icon } from "../icons/icon";
import { useLater } from "../runtime/use-later";
import { loadSearch } from "./load";

/** The button, and the dialog while it is open. */
export function SearchButton({ action, labels }: SearchProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const search = useLater(loadSearch, isOpen);
  useEffect(() => onSlash(() => setOpen(true)), []);
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
        <button
          type="submit"
          className="tool"
          data-testid="search-open"
          aria-label={labels.open}
          aria-keyshortcuts="/"
          aria-busy={(isOpen && !search) || undefined}
        >
          <Icon drawing={ICONS.search} />
          <span>{labels.open}</span>
        </button>
      </form>
      {isOpen && search && (
        <search.SearchDialog action={action} labels={labels} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Calls `open` when `/` is pressed where nobody types and nothing is open over the page. */
function onSlash(open: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, select, textarea, [contenteditable]")) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    open();
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}
