/** What stands in the way of placing, or what the operator answered, in words (look, "Say why"). */
import type { ReactNode } from "react";
import { decimalsOf, formatMoney, plainAmount } from "../betting/money";
import type { Blocker } from "../betting/placing";
import type { Ticket } from "../betting/ticket";
import { siteConfig } from "../core/config";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import type { SlipModel } from "./model";
import { refusalWords } from "./refusals";

/** Whether a blocker is only told when the player asked to go on or left the field. */
export function needsAsking(blocker: Blocker | undefined): boolean {
  switch (blocker?.kind) {
    case "stake":
      return blocker.problem === "empty";
    case "stake_not_positive":
    case "below_min":
      return true;
    default:
      return false;
  }
}

/** The notice above the button. Its place in the page is always there, so that it is read out. */
export function Notice({
  say,
  model,
  ticket,
  blocker,
}: {
  readonly say: Translate;
  readonly model: SlipModel;
  readonly ticket: Ticket;
  readonly blocker: Blocker | undefined;
}): ReactNode {
  return (
    <div className="slip-notice" id="slip-notice" role="alert">
      {ticket.state === "error" && (
        <p className="slip-message" data-tone="error" data-testid="slip-error">
          {refusalWords(say, ticket.refusal)}
        </p>
      )}
      {model.action.kind === "accept" ? (
        <p className="slip-message" data-tone="warn">
          {changeWords(say, model)}
        </p>
      ) : (
        blocker && (
          <p className="slip-message" data-tone={toneOf(blocker)}>
            <BlockerWords say={say} model={model} blocker={blocker} />
          </p>
        )
      )}
    </div>
  );
}

function toneOf({ kind }: Blocker): "warn" | "error" {
  return kind === "suspended" ? "warn" : "error";
}

function changeWords(say: Translate, { selections }: SlipModel): string {
  const changed = selections.filter((s) => s.isChanged && !s.isNotAvailable).length;
  const gone = selections.filter((s) => s.isNotAvailable).length;
  const words = [
    changed > 0 && say("slip-changed", { count: changed }),
    gone > 0 && say("slip-gone", { count: gone }),
  ];
  return words.filter(Boolean).join(" ");
}

function BlockerWords({
  say,
  model,
  blocker,
}: {
  readonly say: Translate;
  readonly model: SlipModel;
  readonly blocker: Blocker;
}): ReactNode {
  const { unit, selections } = model;
  const { tag } = siteConfig();
  const amount = (value: number) => ({ amount: formatMoney(value, unit, tag) });
  switch (blocker.kind) {
    case "no_selections":
      return null;
    case "conflict":
      return say(
        blocker.conflict.kind === "same_match"
          ? "slip-conflict-same-match"
          : "slip-conflict-mixed-providers",
      );
    case "suspended": {
      const count = selections.filter((selection) => selection.isSuspended).length;
      return say("slip-blocked-suspended", { count });
    }
    case "stake":
      return say(`slip-stake-${blocker.problem}`, {
        example: plainAmount(50 * unit.subunits, unit, tag),
        decimals: decimalsOf(unit),
        currency: unit.code,
      });
    case "stake_not_positive":
      return say("slip-stake-not-positive");
    case "below_min":
      return <Words say={say} id="slip-stake-below-min" parts={amount(blocker.min)} />;
    case "above_max":
      return <Words say={say} id="slip-stake-above-max" parts={amount(blocker.max)} />;
    case "above_balance":
      return <Words say={say} id="slip-stake-above-balance" parts={amount(blocker.balance)} />;
  }
}
