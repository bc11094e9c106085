/** How the offer of a cash-out follows from the stake, the prices that were taken and the present ones. */
import { type ReactNode, useEffect, useState } from "react";
import { siteConfig } from "../api/config";
import type { Bet } from "../api/schemas/bets";
import { fetchCustomOdds } from "../api/ticket-calls";
import { type CashOutLeg, explainCashOut } from "../betting/cash-out-sum";
import { formatMoney } from "../betting/money";
import { thousandths } from "../betting/rational";
import { legOutcome } from "../betting/settlement";
import { priceKey } from "../core/prices";
import type { Translate } from "../messages/messages";
import { useMessages } from "../messages/words";
import { reportError } from "../report/report";
import { presentSelections } from "../slip/shared/present-selections";
import { exactText } from "../sums/exact";
import { Line, Working } from "../sums/working";
import { placementOf } from "./bets-reuse";
import { unitOf } from "./unit";

/** A line that opens the explanation of an offer. */
export function CashOutWorking({
  say,
  bet,
  offer,
}: {
  readonly say: Translate;
  readonly bet: Bet;
  readonly offer: number;
}): ReactNode {
  return (
    <Working say={say} testId="bet-cashout-explain">
      {() => <Explained bet={bet} offer={offer} />}
    </Working>
  );
}

/** An offer with the legs at the prices of its time. */
interface Present {
  readonly offer: number;
  readonly legs: readonly CashOutLeg[];
}

function Explained({ bet, offer }: { readonly bet: Bet; readonly offer: number }): ReactNode {
  const say = useMessages("sums", true);
  const [present, setPresent] = useState<Present | "failed">();
  // The prices that belong to an offer are those of its time. The last ones stay until they are here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bet's selections do not change
  useEffect(() => {
    let isCurrent = true;
    presentLegs(bet).then(
      (legs) => isCurrent && setPresent({ offer, legs }),
      (error) => {
        reportError(error, "the prices of a bet could not be fetched");
        if (isCurrent) setPresent("failed");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [bet.id, offer]);
  if (!say) return null;
  if (!present) return <p className="bet-note">{say("bets-loading-sum")}</p>;
  const sum =
    present !== "failed" &&
    explainCashOut(
      BigInt(bet.stake.value),
      BigInt(present.offer),
      present.legs,
      bet.system ?? undefined,
    );
  if (present === "failed" || !sum) return <p className="bet-note">{say("bets-reuse-failed")}</p>;
  const unit = unitOf(bet);
  const money = (value: bigint | number) => formatMoney(value, unit, siteConfig().tag);
  const names = new Map(bet.selections.map(({ id, outcome }) => [String(id), outcome.name]));
  return (
    <dl className="sum-steps">
      <Line name={say("sum-stake")} value={money(bet.stake.value)} />
      {present.legs.map(({ id, taken, now }, at) => (
        <Line
          key={id}
          name={<bdi>{names.get(id) ?? say("sum-custom-odds")}</bdi>}
          note={now && <bdi dir="ltr">{`${price(taken)} → ${price(now)}`}</bdi>}
          value={`× ${exactText(sum.factors[at] ?? thousandths(1000))}`}
        />
      ))}
      {bet.system && <Line name={say("sum-mean")} value={`× ${exactText(sum.factor)}`} />}
      <Line name={say("sum-now")} value={money(sum.value)} />
      {sum.cut !== undefined && <Line name={say("sum-cut")} value={money(-sum.cut)} />}
      <Line isMain name={say("bets-cashout")} value={money(present.offer)} />
    </dl>
  );
}

function price(odds: number): string {
  return exactText(thousandths(odds));
}

/** The legs of a bet at their present prices; a custom bet has one price. Rejects with an `ApiError`. */
async function presentLegs(bet: Bet): Promise<CashOutLeg[]> {
  if (bet.type === "custom_bet") {
    const { odds } = await fetchCustomOdds(bet.selections.map(placementOf));
    return [{ id: "custom", taken: bet.odds, now: odds, outcome: "open" }];
  }
  const open = bet.selections.filter(({ status }) => legOutcome(status) === "open");
  const { found } = await presentSelections(
    open.map((selection) => ({ ...placementOf(selection), selection })),
  );
  const prices = new Map(
    found.map((one) => [
      priceKey(one.matchId, one.marketId, one.specifier, one.outcomeId),
      one.odds,
    ]),
  );
  return bet.selections.map(({ id, odds, status, match, market, specifier, outcome }) => ({
    id: String(id),
    taken: odds,
    now:
      legOutcome(status) === "open"
        ? prices.get(priceKey(match.id, market.id, specifier, outcome.id))
        : undefined,
    outcome: legOutcome(status),
  }));
}
