/**
 * The bar above the tab bar on a phone, while the sheet is closed: the number of selections, their
 * combined odds, and a button that opens the slip.
 */
import type { ReactNode } from "react";
import type { Settings } from "../api/schemas/settings";
import { formatTotalOdds } from "../betting/payout";
import { setPanel } from "../core/panel";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { useView } from "./use-view";

/** The bar. */
export function SlipBar({
  say,
  settings,
  selections,
}: {
  readonly say: Translate;
  readonly settings: Settings;
  readonly selections: readonly SlipSelection[];
}): ReactNode {
  const view = useView(selections, settings);
  const [bet, ...others] = view?.bets ?? [];
  const odds = others.length === 0 ? bet?.odds : undefined;
  return (
    <button
      type="button"
      className="slip-bar"
      data-slip-bar=""
      onClick={() => setPanel({ open: true, tab: "slip" })}
    >
      <span className="slip-bar-count">{say("slip-selections", { count: selections.length })}</span>
      {odds && (
        <span className="slip-bar-odds">
          <span>{say("slip-total-odds-short")}</span>
          <bdi className="slip-bar-price">{formatTotalOdds(odds)}</bdi>
        </span>
      )}
      <span className="slip-bar-open">{say("slip-bar-open")}</span>
    </button>
  );
}
