/**
 * What remains of a receipt once it is closed: a line that says what became of its bets, with a way
 * to them. In the panel above the slip; on a page whose panel is closed, as a bar at the bottom. It is there
 * until it is closed or followed, or the next bet begins (`leavePlaced`).
 */
import type { ReactNode } from "react";
import { siteConfig } from "../api/config";
import { type Decision, decisionOn, type Receipt } from "../betting/ticket";
import { setPanel } from "../core/panel";
import { Icon } from "../icons/icon";
import type { Translate } from "../messages/messages";
import { closePlaced } from "./ticket/ticket";
import { forget, undo } from "./undo";

interface NoteProps {
  readonly say: Translate;
  readonly placed: Receipt;
}

/** The line in the panel. */
export function PlacedNote(props: NoteProps): ReactNode {
  return (
    <div className="placed-note" data-testid="placed-note">
      <Parts {...props} />
    </div>
  );
}

/** The bar beside a closed panel. */
export function PlacedBar(props: NoteProps): ReactNode {
  return (
    <div className="slip-bar placed-note" data-testid="placed-bar" role="status">
      <Parts {...props} />
    </div>
  );
}

function Parts({ say, placed }: NoteProps): ReactNode {
  const { bets } = placed;
  const decision = decisionOn(bets);
  const view = () => {
    closePlaced();
    setPanel({ open: true, tab: "bets" });
  };
  return (
    <>
      <DecisionIcon decision={decision} />
      <span className="placed-words" data-decision={decision}>
        {say(`slip-receipt-${decision}`, { count: bets.length })}
      </span>
      {siteConfig().features.my_bets && (
        <button type="button" className="placed-view" data-testid="placed-view" onClick={view}>
          {say("slip-placed-view")}
        </button>
      )}
      <Close say={say} onClick={closePlaced} />
    </>
  );
}

/** That the slip was emptied, and how it comes back: in the panel, or as a bar beside a closed one. */
export function EmptiedNote({
  say,
  isBar = false,
}: {
  readonly say: Translate;
  readonly isBar?: boolean;
}): ReactNode {
  return (
    <div
      className={isBar ? "slip-bar placed-note" : "placed-note"}
      data-testid={isBar ? "emptied-bar" : "emptied-note"}
      role="status"
    >
      <span className="placed-words">{say("slip-emptied")}</span>
      <button type="button" className="placed-view" data-testid="slip-undo" onClick={undo}>
        {say("slip-undo")}
      </button>
      <Close say={say} onClick={forget} />
    </div>
  );
}

function Close({
  say,
  onClick,
}: {
  readonly say: Translate;
  readonly onClick: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className="placed-close"
      aria-label={say("slip-placed-close")}
      onClick={onClick}
    >
      <Icon name="close" />
    </button>
  );
}

/** A tick only for what the operator has accepted. */
export function DecisionIcon({ decision }: { readonly decision: Decision }): ReactNode {
  if (decision === "placed") return <Icon name="check" />;
  return <Icon name={decision === "rejected" ? "alert" : "clock"} />;
}
