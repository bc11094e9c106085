/** Why the slip cannot be placed, as messages. */
import type { ReactNode } from "react";
import { siteConfig } from "../api/config";
import { type CurrencyUnit, decimalsOf, formatMoney, plainAmount } from "../betting/money";
import type { Blocker } from "../betting/view-types";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { AboveMax } from "./above-max";

/** Whether a blocker is only shown after the player pressed the button or left the field. */
export function needsAsking(blocker: Blocker): boolean {
  switch (blocker.kind) {
    case "stake":
      return blocker.problem === "empty";
    case "stake_not_positive":
    case "return_too_small":
      return true;
    default:
      return false;
  }
}

/** Whether a blocker concerns the typed stake: only then is the field marked as invalid. */
export function isOfStake({ kind }: Blocker): boolean {
  return OF_STAKE.has(kind);
}

const OF_STAKE: ReadonlySet<Blocker["kind"]> = new Set([
  "stake",
  "stake_not_positive",
  "below_min",
  "above_max",
  "return_too_small",
]);

/** The bet that a blocker concerns, if any. */
export function betOf(blocker: Blocker): string | undefined {
  return "betId" in blocker ? blocker.betId : undefined;
}

/** The message of a blocker. */
export function BlockerWords({
  say,
  blocker,
  isOutright,
  unit,
}: {
  readonly say: Translate;
  readonly blocker: Blocker;
  /** Whether selections that conflict are on a competition, not on a match. */
  readonly isOutright: boolean;
  readonly unit: CurrencyUnit;
}): ReactNode {
  const { tag } = siteConfig();
  const amount = (value: number) => ({ amount: formatMoney(value, unit, tag) });
  switch (blocker.kind) {
    case "no_selections":
      return null;
    case "currency_unlisted":
      return say("slip-currency-unlisted", { currency: unit.code });
    case "conflict":
      return say(
        isOutright && blocker.conflict.kind === "same_match"
          ? "slip-conflict-outright"
          : `slip-conflict-${blocker.conflict.kind}`,
      );
    case "suspended":
      return say("slip-blocked-suspended", { count: blocker.ids.length });
    case "custom_bet_disabled":
      return say("slip-custom-disabled");
    case "custom_bet_too_short":
      return say("slip-custom-too-short");
    case "custom_odds_missing":
      return say("slip-custom-odds-missing");
    case "freebet_pending":
      return say("slip-freebet-pending");
    case "stake":
      return say(`slip-stake-${blocker.problem}`, {
        example: plainAmount(50 * unit.subunits, unit, tag),
        decimals: decimalsOf(unit),
        currency: unit.code,
      });
    case "stake_not_positive":
      return say("slip-stake-not-positive");
    case "return_too_small":
      return say("slip-return-too-small");
    case "below_min":
      return <Words say={say} id="slip-stake-below-min" parts={amount(blocker.min)} />;
    case "above_max":
      return <AboveMax say={say} max={blocker.max} unit={unit} />;
    case "above_balance":
      return (
        <>
          <Words
            say={say}
            id={blocker.balance > 0 ? "slip-stake-above-balance" : "slip-balance-empty"}
            parts={amount(blocker.balance)}
          />{" "}
          <a href={siteConfig().deposit}>{say("slip-deposit")}</a>
        </>
      );
  }
}
