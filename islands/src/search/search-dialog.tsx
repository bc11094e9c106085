/** The search over the page: a sheet on a phone, a panel below the header on wider screens. */
import { type ReactNode, useRef } from "react";
import type { SearchProps } from "../api/props.gen";
import { Dialog } from "../dialog/dialog";
import { Icon } from "../icons/icon";
import { Found } from "./found";
import { say } from "./words";

const TITLE = "search-title";

/** The dialog, open for as long as it is mounted. Enter without a chosen result opens the page of search. */
export function SearchDialog({
  action,
  labels,
  onClose,
}: SearchProps & { readonly onClose: () => void }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog className="search-dialog" labelledBy={TITLE} onClose={onClose} closesOnBack>
      <h2 className="visually-hidden" id={TITLE}>
        {labels.open}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know <search> */}
      <form className="search-form" role="search" action={action}>
        <Icon name="search" />
        <input
          ref={field}
          className="search-field"
          data-testid="search-field"
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
        <button
          type="button"
          className="search-close"
          aria-label={say("search-close")}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </form>
      <Found field={field} all={action} />
    </Dialog>
  );
}
