/** Which part of a bet is cashed out: its amount, typed or moved to on a slider, whose end is the whole bet. */
import { type ReactNode, useState } from "react";
import { $settings, stakesOf } from "../account/shared/settings";
import { siteConfig } from "../api/config";
import type { Bet } from "../api/schemas/bets";
import { type Part, partAt, partFor, partsOf, percentOf, shareOf } from "../betting/cash-out-part";
import { formatMoney, parseAmount, plainAmount } from "../betting/money";
import type { Translate } from "../messages/messages";
import { useStore } from "../runtime/use-store";
import { explainBet } from "./explain";
import { unitOf } from "./unit";

/**
 * The possible return of what stays of a bet's stake; undefined where the operator cashes out the whole bet alone, or
 * where it cannot be said before.
 */
export function usePossible(bet: Bet, part: Part | undefined): bigint | undefined {
  const settings = useStore($settings, undefined);
  if (!settings || !partsOf(bet.stake.value, bet.min_part)) return undefined;
  const value = bet.stake.value - (part?.stake ?? 0);
  const rest = { ...bet, stake: { ...bet.stake, value } };
  const most = stakesOf(settings, bet.stake.currency)?.max_payout;
  return explainBet(rest, most)?.payout.payout;
}

/** The field and the slider. */
export function PartField({
  say,
  bet,
  offer,
  part,
  onPart,
}: {
  readonly say: Translate;
  readonly bet: Bet;
  readonly offer: number;
  readonly part: Part | undefined;
  readonly onPart: (part: Part | undefined) => void;
}): ReactNode {
  const id = `bet-part-${bet.id}`;
  const [typed, setTyped] = useState<string>();
  const { tag } = siteConfig();
  const unit = unitOf(bet);
  const of = bet.stake.value;
  const amount = part ? shareOf(offer, part) : offer;
  const parsed = typed === undefined ? undefined : parseAmount(typed, tag, unit);
  const range = partsOf(of, bet.min_part);
  const least = range ? shareOf(offer, { stake: range.min, of }) : offer;
  const type = (text: string) => {
    setTyped(text);
    const next = parseAmount(text, tag, unit);
    if (next.ok) onPart(partFor(next.value, offer, of, bet.min_part));
  };
  return (
    <div className="bet-part">
      <label htmlFor={id}>{say("bets-part-amount")}</label>
      <input
        className="bet-part-amount"
        id={id}
        data-testid="bet-part-amount"
        type="text"
        dir="ltr"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        aria-invalid={parsed?.ok === false}
        value={typed ?? plainAmount(amount, unit, tag)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
      <input
        className="bet-part-slider"
        data-testid="bet-part-slider"
        type="range"
        min={0}
        max={100}
        aria-label={say("bets-part-amount")}
        aria-valuetext={formatMoney(amount, unit, tag)}
        value={percentOf(part)}
        onChange={(event) => {
          setTyped(undefined);
          onPart(partAt(Number(event.currentTarget.value), of, bet.min_part));
        }}
      />
      <span className="bet-part-range">
        <bdi>{formatMoney(least, unit, tag)}</bdi>
        <bdi>{formatMoney(offer, unit, tag)}</bdi>
      </span>
    </div>
  );
}
