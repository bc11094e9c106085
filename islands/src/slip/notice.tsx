/** Why the slip cannot be placed, or the operator's answer, as messages. */
import type { ReactNode } from "react";
import type { CurrencyUnit } from "../betting/money";
import type { Ticket } from "../betting/ticket";
import type { Blocker, SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { BlockerWords } from "./blocker-words";
import { refusalWords } from "./refusals";

/**
 * The notice above the button. Its element is always in the page, so that its changes are
 * announced.
 */
export function Notice({
  say,
  view,
  unit,
  ticket,
  blocker,
  canJoin,
}: {
  readonly say: Translate;
  readonly view: SlipView<SlipSelection>;
  readonly unit: CurrencyUnit;
  readonly ticket: Ticket;
  readonly blocker: Blocker | undefined;
  /** Whether the slip offers a bet builder for selections of one match. */
  readonly canJoin: boolean;
}): ReactNode {
  const refusal = "refusal" in ticket ? ticket.refusal : undefined;
  return (
    <div className="slip-notice" id="slip-notice" role="alert">
      {refusal && (
        <p className="slip-message" data-tone="error" data-testid="slip-error">
          {refusalWords(say, refusal)}
        </p>
      )}
      {refusal?.details && (
        <p className="slip-note" data-testid="slip-error-details">
          {refusal.details}
        </p>
      )}
      {view.action.kind === "accept" ? (
        <p className="slip-message" data-tone="warn" data-testid="slip-changes">
          {changeWords(say, view)}
        </p>
      ) : (
        blocker && (
          <p
            className="slip-message"
            data-tone={blocker.kind === "suspended" ? "warn" : "error"}
            data-testid="slip-blocker"
            data-blocker={blocker.kind}
          >
            {canJoin && blocker.kind === "conflict" ? (
              say("slip-conflict-joinable")
            ) : (
              <BlockerWords
                say={say}
                blocker={blocker}
                isOutright={isOnOutright(view, blocker)}
                unit={unit}
              />
            )}
          </p>
        )
      )}
    </div>
  );
}

/** Whether all that conflicts is on outrights, which have no second side. */
function isOnOutright({ bets }: SlipView<SlipSelection>, blocker: Blocker): boolean {
  const ids = blocker.kind === "conflict" ? blocker.conflict.ids : [];
  const selections = bets.flatMap((bet) => bet.selections);
  return selections.filter(({ id }) => ids.includes(id)).every(({ nameB }) => nameB === "");
}

function changeWords(say: Translate, { bets }: SlipView<SlipSelection>): string {
  const selections = bets.flatMap((bet) => bet.selections);
  const gone = selections.filter((s) => s.isNotAvailable).length;
  const suspended = selections.filter((s) => s.isSuspended && !s.isNotAvailable).length;
  // What is suspended has no price to check.
  const changed = selections.filter((s) => s.isChanged && !s.isSuspended && !s.isNotAvailable);
  const words = [
    changed.length > 0 && say("slip-changed", { count: changed.length }),
    suspended > 0 && say("slip-blocked-suspended", { count: suspended }),
    gone > 0 && say("slip-gone", { count: gone }),
  ].filter(Boolean);
  // The joined price of a custom bet can change without any price in it changing.
  return words.length > 0 ? words.join(" ") : say("slip-custom-changed");
}
