/** The slip's one button. It says exactly what it will do (look, "The slip"). */
import type { ReactNode } from "react";
import { formatMoney } from "../betting/money";
import { isHeld, type Ticket } from "../betting/ticket";
import { siteConfig } from "../core/config";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import type { SlipModel } from "./model";

/**
 * The button. When something is missing it is not dead: a press says what, and goes to the field
 * (`aria-disabled`, not `disabled`). While a bet is on its way it is.
 */
export function PlaceButton({
  say,
  model,
  ticket,
}: {
  readonly say: Translate;
  readonly model: SlipModel;
  readonly ticket: Ticket;
}): ReactNode {
  const { action } = model;
  const held = isHeld(ticket);
  return (
    <button
      type="submit"
      className="button-main slip-place"
      data-testid="slip-place"
      data-action={held ? ticket.state : action.kind}
      disabled={held}
      aria-disabled={action.kind === "place" && action.blocker ? true : undefined}
    >
      {label(say, model, ticket)}
    </button>
  );
}

function label(say: Translate, model: SlipModel, ticket: Ticket): ReactNode {
  const { action, amount, unit, selections } = model;
  if (ticket.state === "processing") return say("slip-placing");
  if (ticket.state === "unanswered") return say("slip-place-empty");
  if (action.kind === "sign_in") return say("slip-sign-in");
  if (action.kind === "accept") {
    const { removed } = action;
    if (removed === 0) return say("slip-accept");
    const moved = selections.some((s) => s.isChanged && !s.isSuspended && !s.isNotAvailable);
    return say(moved ? "slip-accept-remove" : "slip-accept-only-remove", { count: removed });
  }
  if (!amount.ok || amount.value <= 0) return say("slip-place-empty");
  const money = formatMoney(amount.value, unit, siteConfig().tag);
  return <Words say={say} id="slip-place" parts={{ amount: money }} />;
}
