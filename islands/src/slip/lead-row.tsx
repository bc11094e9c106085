/**
 * The head of a slip with several selections: the bet that it leads with, by the name that punters
 * use, its total odds, and its stake.
 */
import type { ReactNode } from "react";
import type { BetView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { totalText } from "../odds-format/shared/total-text";
import { betTypeWord } from "./shared/bet-type-word";

/** The name of a bet by its size: `Treble`, `System 2 of 3`. */
export function leadName(say: Translate, { bet, system }: BetView): string {
  return betTypeWord(say, { type: bet.type, system: system ?? null }, bet.selectionIds.length);
}

/**
 * The row; `children` are the stake of a bet that can be placed now. A system is named by its own
 * choice above.
 */
export function LeadRow({
  say,
  lead,
  isPlaced,
  children,
}: {
  readonly say: Translate;
  readonly lead: BetView<SlipSelection>;
  /** Whether it is what the button would place. The combo of chosen singles is not: it has no name and no odds here. */
  readonly isPlaced: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const { bet, boostedOdds } = lead;
  return (
    <div className="slip-lead" data-testid="slip-lead">
      {isPlaced && bet.type !== "system" && (
        <p className="slip-lead-bet">
          <span
            className="slip-lead-name"
            data-testid={bet.type === "custom_bet" ? "slip-type-custom_bet" : "slip-lead-name"}
          >
            {leadName(say, lead)}
          </span>
          {boostedOdds && (
            <bdi className="slip-lead-odds" data-testid="slip-lead-odds">
              {totalText(boostedOdds)}
            </bdi>
          )}
        </p>
      )}
      {children}
    </div>
  );
}
