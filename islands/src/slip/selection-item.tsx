/** A picked selection: event, market, pick, price, and its changes as text. */
import type { ReactNode } from "react";
import type { Conflict } from "../betting/conflict";
import { priceText } from "../core/price-text";
import type { SlipSelection } from "../core/selections";
import { Icon } from "../icons/icon";
import { $down } from "../live/shared/providers";
import { EventName } from "../messages/event-name";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { useStore } from "../runtime/use-store";
import { removeSelection } from "../state/removing";
import { logosOf } from "./logos";

/** A selection. `children` are shown below it, such as a single's own stake. */
export function SelectionItem({
  say,
  selection,
  conflict,
  held,
  children,
}: {
  readonly say: Translate;
  readonly selection: SlipSelection;
  readonly conflict: Conflict | undefined;
  readonly held: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const { outcomeName, marketName, nameA, nameB, categoryName, odds, matchStatus } = selection;
  const isInConflict = conflict?.ids.includes(selection.id);
  return (
    <li
      className="slip-selection"
      data-testid="slip-selection"
      data-selection={selection.id}
      data-state={stateOf(selection)}
    >
      <div className="slip-pick">
        <bdi className="slip-outcome">{outcomeName}</bdi>
        <bdi className="slip-market">{marketName}</bdi>
      </div>
      <button
        type="button"
        className="slip-moves"
        data-testid="slip-moves"
        data-moves={selection.id}
        aria-haspopup="dialog"
        title={say("slip-moves")}
      >
        <bdi className="slip-price">{priceText(odds)}</bdi>
      </button>
      <button
        type="button"
        className="slip-remove"
        data-testid="slip-remove"
        aria-label={say("slip-remove", { name: outcomeName })}
        disabled={held}
        onClick={(event) => remove(selection.id, event.currentTarget)}
      >
        <Icon name="close" />
      </button>
      <p className="slip-event">
        <Logos matchId={selection.matchId} />
        {matchStatus === "live" && <span className="pill-live">{say("slip-live")}</span>}
        <span>
          <EventName home={nameA} away={nameB} />
        </span>
        <span className="slip-league">
          <bdi>{categoryName}</bdi>
        </span>
      </p>
      <Availability say={say} selection={selection} />
      <Move say={say} selection={selection} />
      {conflict && isInConflict && (
        <p className="slip-note" data-tone="error">
          {say(
            conflict.kind === "same_match" && selection.nameB === ""
              ? "slip-conflict-here-outright"
              : `slip-conflict-here-${conflict.kind}`,
          )}
        </p>
      )}
      {children}
    </li>
  );
}

/** The sides' logos; a shield for a side without one, and nothing where the page shows none. */
function Logos({ matchId }: { readonly matchId: number }): ReactNode {
  const logos = logosOf(matchId);
  if (!logos) return null;
  return (
    <span className="slip-logos">
      {[logos.home, logos.away].map((src, side) =>
        src ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two sides, always in this order
          <img key={side} className="event-logo" src={src} alt="" width={16} height={16} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={side} className="event-logo" />
        ),
      )}
    </span>
  );
}

interface NoteProps {
  readonly say: Translate;
  readonly selection: SlipSelection;
}

const NONE: ReadonlySet<string | undefined> = new Set();

function Availability({ say, selection }: NoteProps): ReactNode {
  const isDown = useStore($down, NONE).has(selection.provider);
  if (selection.isNotAvailable) {
    return (
      <p className="slip-note" data-tone="error">
        {say("slip-unavailable")}
      </p>
    );
  }
  if (!selection.isSuspended) return null;
  return (
    <p className="slip-note" data-tone="warn">
      <Icon name="lock" />
      {say(isDown ? "slip-suspended-provider" : "slip-suspended")}
    </p>
  );
}

function Move({ say, selection }: NoteProps): ReactNode {
  const { odds, initialOdds, isChanged, isNotAvailable } = selection;
  if (odds === initialOdds || isNotAvailable) return null;
  return (
    <p
      className="slip-note"
      data-tone={isChanged ? "warn" : "quiet"}
      data-move={odds > initialOdds ? "up" : "down"}
    >
      <Words
        say={say}
        id="slip-price-moved"
        parts={{ from: priceText(initialOdds), to: priceText(odds) }}
      />
    </p>
  );
}

function stateOf({ isNotAvailable, isSuspended, isChanged }: SlipSelection): string {
  if (isNotAvailable) return "gone";
  if (isSuspended) return "suspended";
  return isChanged ? "changed" : "open";
}

/** Removes a selection; the focus moves to its neighbour, not to the top of the page. */
function remove(id: string, button: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>("#slip .slip-remove")];
  const at = all.indexOf(button);
  const next = all[at + 1] ?? all[at - 1] ?? document.getElementById("slip");
  removeSelection(id);
  next?.focus({ preventScroll: true });
}
