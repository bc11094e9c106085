/** The last searches, each to search again or to remove. Arrows lead from the field into the list. */
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "../icons/icon";
import { forgetSearch, recentSearches } from "./recent";
import { type } from "./use-typed";
import { say } from "./words";

/** The list; nothing where there are none. */
export function RecentList({
  field,
}: {
  readonly field: RefObject<HTMLInputElement | null>;
}): ReactNode {
  const [recent, setRecent] = useState(recentSearches);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current } = field;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key === "ArrowDown" && focusButton(list.current, 0)) event.preventDefault();
    };
    current?.addEventListener("keydown", listen);
    return () => current?.removeEventListener("keydown", listen);
  }, [field]);
  if (recent.length === 0) return null;
  const move = (event: KeyboardEvent, at: number) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!focusButton(list.current, at + step) && step < 0) field.current?.focus();
  };
  const forget = (query: string) => {
    setRecent(forgetSearch(query));
    // The pressed button goes with its row.
    field.current?.focus();
  };
  return (
    <section className="search-recent" aria-labelledby="search-recent">
      <h3 className="search-heading" id="search-recent">
        {say("search-recent")}
      </h3>
      <ul ref={list}>
        {recent.map((query, at) => (
          <li key={query}>
            <button
              type="button"
              className="search-again"
              onClick={() => type(field.current, query)}
              onKeyDown={(event) => move(event, at)}
            >
              <Icon name="clock" />
              <bdi>{query}</bdi>
            </button>
            <button
              type="button"
              className="search-forget"
              aria-label={say("search-forget", { query })}
              onClick={() => forget(query)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focuses the button of a row; false where there is no such row. */
function focusButton(list: HTMLElement | null, at: number): boolean {
  const button = list?.querySelectorAll<HTMLElement>(".search-again")[at];
  button?.focus();
  return button !== undefined;
}
