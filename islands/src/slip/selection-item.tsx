/** A picked selection: event, market, pick, price, and its changes as text. */
import type { ReactNode } from "react";
import type { Conflict } from "../betting/conflict";
import type { BetView } from "../betting/view-types";
import { priceText } from "../core/price-text";
import type { SlipSelection } from "../core/selections";
import { Icon } from "../icons/icon";
import { $down } from "../live/shared/providers";
import { EventName } from "../messages/event-name";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { useStore } from "../runtime/use-store";
import { logosOf } from "./logos";
import { MatchMoment } from "./match-moment";
import { remove } from "./undo";

/** A selection. `children` are shown below it, such as a single's own stake. */
export function SelectionItem({
  say,
  selection,
  isOfMatch = false,
  conflict,
  held,
  children,
}: {
  readonly say: Translate;
  readonly selection: SlipSelection;
  /** Whether its match stands above it, for all selections of its bet. */
  readonly isOfMatch?: boolean;
  readonly conflict: Conflict | undefined;
  readonly held: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const { outcomeName, marketName, odds } = selection;
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
        <span className="slip-market">
          <bdi>{marketName}</bdi>
          {!isOfMatch && <MatchMoment say={say} selection={selection} />}
        </span>
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
        onClick={(event) => leave(selection.id, event.currentTarget)}
      >
        <Icon name="close" />
      </button>
      {!isOfMatch && <Event selection={selection} />}
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

/** The match of a bet builder, above its selections. */
export function MatchItem({
  say,
  bet: {
    selections: [selection],
  },
}: {
  readonly say: Translate;
  readonly bet: BetView<SlipSelection>;
}): ReactNode {
  return (
    selection && (
      <li className="slip-match" data-testid="slip-match">
        <Event selection={selection}>
          <MatchMoment say={say} selection={selection} />
        </Event>
      </li>
    )
  );
}

/** What the bet is on. */
function Event({
  selection: { matchId, nameA, nameB },
  children,
}: {
  readonly selection: SlipSelection;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <p className="slip-event">
      <Logos matchId={matchId} />
      <span>
        <EventName home={nameA} away={nameB} />
      </span>
      {children}
    </p>
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

/** What the price did since it was accepted last; one that asks nothing, since it was picked. */
function Move({ say, selection }: NoteProps): ReactNode {
  const { odds, acceptedOdds, initialOdds, isChanged, isNotAvailable } = selection;
  const from = isChanged ? acceptedOdds : initialOdds;
  if (odds === from || isNotAvailable) return null;
  return (
    <p
      className="slip-note"
      data-tone={isChanged ? "warn" : "quiet"}
      data-move={odds > from ? "up" : "down"}
    >
      <Words
        say={say}
        id={isChanged ? "slip-price-changed" : "slip-price-moved"}
        parts={{ from: priceText(from), to: priceText(odds) }}
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
function leave(id: string, button: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>("#slip .slip-remove")];
  const at = all.indexOf(button);
  const next = all[at + 1] ?? all[at - 1] ?? document.getElementById("slip");
  remove(id);
  next?.focus({ preventScroll: true });
}
