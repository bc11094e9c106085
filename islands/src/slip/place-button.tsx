/** The slip's one button. Its text is exactly what it will do. */
import type { ReactNode } from "react";
import { siteConfig } from "../api/config";
import { type CurrencyUnit, formatMoney } from "../betting/money";
import { isHeld, type Ticket } from "../betting/ticket";
import type { SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { useOnline } from "./use-online";

interface ButtonProps {
  readonly say: Translate;
  readonly view: SlipView<SlipSelection>;
  readonly unit: CurrencyUnit;
  readonly ticket: Ticket;
  /** Whether it was pressed, and the bets wait for their bonuses. */
  readonly isWaiting: boolean;
  readonly onPointerDown?: () => void;
}

/**
 * The button. When something is missing it still works: a press shows what, and moves the focus to
 * the field (`aria-disabled`, not `disabled`). It is disabled while bets are on their way.
 */
export function PlaceButton(props: ButtonProps): ReactNode {
  const { view, ticket, isWaiting } = props;
  const { action } = view;
  const held = isHeld(ticket) || isWaiting;
  const isOffline = !useOnline() && !held && action.kind !== "accept";
  return (
    <button
      type="submit"
      className="button-main slip-place"
      data-testid="slip-place"
      data-action={isWaiting ? "processing" : held ? ticket.state : action.kind}
      disabled={held}
      data-offline={isOffline || undefined}
      aria-disabled={isOffline || (action.kind === "place" && action.blocker) ? true : undefined}
      onPointerDown={props.onPointerDown}
    >
      {isOffline ? props.say("slip-offline") : <Label {...props} />}
    </button>
  );
}

function Label({ say, view, unit, ticket, isWaiting }: ButtonProps): ReactNode {
  const { action, totalStake, freebetStake } = view;
  const bets = view.bets.filter(({ isLeftOut }) => !isLeftOut);
  const count = bets.length;
  if (isWaiting || ticket.state === "processing") return say("slip-placing", { count });
  if (ticket.state === "unanswered") return say("slip-place-empty", { count });
  if (action.kind === "sign_in") return say("slip-sign-in");
  if (action.kind === "accept") {
    const { removed } = action;
    if (removed === 0) return say("slip-accept");
    const moved = view.bets
      .flatMap((bet) => bet.selections)
      .some((s) => s.isChanged && !s.isSuspended && !s.isNotAvailable);
    return say(moved ? "slip-accept-remove" : "slip-accept-only-remove", { count: removed });
  }
  const isReady = bets.every(({ stake }) => stake.ok && stake.value > 0);
  if (!isReady) return say("slip-place-empty", { count });
  const { tag } = siteConfig();
  const money = (subunits: bigint) => formatMoney(subunits, unit, tag);
  if (freebetStake > 0n && totalStake > 0n) {
    const parts = { amount: money(totalStake), free: money(freebetStake) };
    return <Words say={say} id="slip-place-both" args={{ count }} parts={parts} />;
  }
  return (
    <Words
      say={say}
      id={freebetStake > 0n ? "slip-place-freebet" : "slip-place"}
      args={{ count }}
      parts={{ amount: money(freebetStake > 0n ? freebetStake : totalStake) }}
    />
  );
}
