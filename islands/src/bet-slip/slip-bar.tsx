/**
 * The bar above the tab bar on a phone: how many selections, what they make together, and the way
 * to the slip.
 *
 * A first pick does not raise the sheet there, although the panel opens on wide screens (spec 4): it
 * would cover the very prices that the visitor is choosing from. The big sportsbooks' phone
 * layouts keep the list in view and dock a strip like this one.
 */
import type { ReactNode } from "react";
import { findConflict } from "../betting/bet-type";
import { formatTotalOdds, totalOdds } from "../betting/payout";
import { setPanel } from "../core/panel";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";

/** The bar. */
export function SlipBar({
  say,
  selections,
}: {
  readonly say: Translate;
  readonly selections: readonly SlipSelection[];
}): ReactNode {
  const odds = selections.map((selection) => selection.odds);
  return (
    <button
      type="button"
      className="slip-bar"
      data-slip-bar=""
      onClick={() => setPanel({ open: true, tab: "slip" })}
    >
      <span className="slip-bar-count">{say("slip-selections", { count: selections.length })}</span>
      {!findConflict(selections) && (
        <span className="slip-bar-odds">
          <span>{say("slip-total-odds-short")}</span>
          <bdi className="slip-bar-price">{formatTotalOdds(totalOdds(odds))}</bdi>
        </span>
      )}
      <span className="slip-bar-open">{say("slip-bar-open")}</span>
    </button>
  );
}
