/** The picked selections: event, market, pick, price, and what changed, in words (look, "The slip"). */
import type { ReactNode } from "react";
import type { Conflict } from "../betting/bet-type";
import { formatOdds } from "../betting/odds";
import { removeSelection, type SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";

/** The list. A list that is held cannot be changed. */
export function SelectionList({
  say,
  selections,
  conflict,
  held,
}: {
  readonly say: Translate;
  readonly selections: readonly SlipSelection[];
  readonly conflict: Conflict | undefined;
  readonly held: boolean;
}): ReactNode {
  return (
    <ul className="slip-selections" aria-label={say("slip-selections-label")}>
      {selections.map((selection) => (
        <SelectionItem
          key={selection.id}
          say={say}
          selection={selection}
          conflict={conflict?.ids.includes(selection.id) ? conflict.kind : undefined}
          held={held}
        />
      ))}
    </ul>
  );
}

function SelectionItem({
  say,
  selection,
  conflict,
  held,
}: {
  readonly say: Translate;
  readonly selection: SlipSelection;
  readonly conflict: Conflict["kind"] | undefined;
  readonly held: boolean;
}): ReactNode {
  const { outcomeName, marketName, nameA, nameB, categoryName, odds, matchStatus } = selection;
  return (
    <li className="slip-selection" data-testid="slip-selection" data-state={stateOf(selection)}>
      <div className="slip-pick">
        <bdi className="slip-outcome">{outcomeName}</bdi>
        <bdi className="slip-market">{marketName}</bdi>
      </div>
      <bdi className="slip-price">{formatOdds(odds)}</bdi>
      <button
        type="button"
        className="slip-remove"
        data-testid="slip-remove"
        aria-label={say("slip-remove", { name: outcomeName })}
        disabled={held}
        onClick={(event) => remove(selection.id, event.currentTarget)}
      >
        <svg className="icon" aria-hidden="true">
          <use href={`${ICONS_URL}#close`} />
        </svg>
      </button>
      <p className="slip-event">
        {matchStatus === "live" && <span className="pill-live">{say("slip-live")}</span>}
        <span>
          <bdi>{nameA}</bdi> – <bdi>{nameB}</bdi>
        </span>
        <span className="slip-league">
          <bdi>{categoryName}</bdi>
        </span>
      </p>
      <SelectionNotes say={say} selection={selection} conflict={conflict} />
    </li>
  );
}

function SelectionNotes({
  say,
  selection,
  conflict,
}: {
  readonly say: Translate;
  readonly selection: SlipSelection;
  readonly conflict: Conflict["kind"] | undefined;
}): ReactNode {
  const { odds, initialOdds, isChanged, isSuspended, isNotAvailable } = selection;
  return (
    <>
      {isNotAvailable ? (
        <p className="slip-note" data-tone="error">
          {say("slip-unavailable")}
        </p>
      ) : isSuspended ? (
        <p className="slip-note" data-tone="warn">
          <svg className="icon" aria-hidden="true">
            <use href={`${ICONS_URL}#lock`} />
          </svg>
          {say("slip-suspended")}
        </p>
      ) : null}
      {odds !== initialOdds && !isNotAvailable && (
        <p
          className="slip-note"
          data-tone={isChanged ? "warn" : "quiet"}
          data-move={moveOf(selection)}
        >
          <Words
            say={say}
            id="slip-price-moved"
            parts={{ from: formatOdds(initialOdds), to: formatOdds(odds) }}
          />
        </p>
      )}
      {conflict && (
        <p className="slip-note" data-tone="error">
          {say(conflict === "same_match" ? "slip-same-match" : "slip-mixed-provider")}
        </p>
      )}
    </>
  );
}

function stateOf({ isNotAvailable, isSuspended, isChanged }: SlipSelection): string {
  if (isNotAvailable) return "gone";
  if (isSuspended) return "suspended";
  return isChanged ? "changed" : "open";
}

function moveOf({ odds, initialOdds }: SlipSelection): "up" | "down" {
  return odds > initialOdds ? "up" : "down";
}

/** Removes a selection; the focus goes to its neighbour, not to the top of the page. */
function remove(id: string, button: HTMLElement): void {
  const item = button.closest("li");
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next =
    neighbour?.querySelector<HTMLElement>(".slip-remove") ?? document.getElementById("slip");
  removeSelection(id);
  next?.focus({ preventScroll: true });
}
