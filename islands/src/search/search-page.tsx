/**
 * The field on the page of search. Twin of the macro `search_page` in templates/islands/search.html.
 * What is found takes the place of the page's list of leagues.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SearchProps } from "../api/props.gen";
import { Icon } from "../icons/icon";
import { Found } from "./found";

/** The field, and what is found for what is typed or in the address. */
export function SearchPage({ action, labels }: SearchProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    current.value ||= new URLSearchParams(location.search).get("q")?.slice(0, 50) ?? "";
    setAwake(true);
  }, []);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know <search> */}
      <form
        className="search-form"
        role="search"
        action={action}
        onSubmit={(event) => event.preventDefault()}
      >
        <Icon name="search" />
        <input
          ref={field}
          className="search-field"
          data-testid="search-page-field"
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          maxLength={50}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={labels.hint}
          placeholder={labels.hint}
        />
        <button type="submit" className="button">
          {labels.open}
        </button>
      </form>
      <div className="search-found">{isAwake && <Found field={field} all={action} isPage />}</div>
    </>
  );
}
