/** The possible payout of a placed bet, at the accepted prices: the total of the receipt. */

import { stakesOf } from "../../account/shared/settings";
import type { Settings } from "../../api/schemas/settings";
import type { BonusType } from "../../betting/bonus";
import { explainPayout, type Payout } from "../../betting/explanation";
import { type AttemptBet, placementKey, type ReceiptBet } from "../../betting/ticket";
import { payoutBonus } from "../../betting/view";

/** The possible payout of a bet. */
export function receiptPayout(sent: AttemptBet, bet: ReceiptBet, settings: Settings): Payout {
  const { type, stake, customOdds, bonus, systemId } = sent;
  const maxPayout = stakesOf(settings, sent.currency)?.max_payout;
  return explainPayout({
    type,
    legs: bet.selections.map((one) => ({
      id: placementKey(one),
      odds: one.odds,
      outcome: "open",
    })),
    lengths: settings.system_types.find(({ id }) => id === systemId),
    customOdds,
    stake: BigInt(stake),
    bonus: bonus && payoutBonus({ type: bonus.type as BonusType, factor: bonus.odds }),
    maxPayout: maxPayout === undefined ? undefined : BigInt(maxPayout),
  });
}
