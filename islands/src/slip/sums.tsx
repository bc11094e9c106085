/** Stake, odds and possible return together, and their calculation. */
import type { ReactNode } from "react";
import { siteConfig } from "../api/config";
import { type CurrencyUnit, formatMoney } from "../betting/money";
import { compare, roundHalfUp } from "../betting/rational";
import type { BetView, SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { totalText } from "../odds-format/shared/total-text";
import { Steps, Working } from "../sums/working";
import { worth } from "./bonus-picker";
import { leadName } from "./shared/bet-type-word";

/** The calculation of a slip. */
export function Sums({
  say,
  view,
  unit,
}: {
  readonly say: Translate;
  readonly view: SlipView<SlipSelection>;
  readonly unit: CurrencyUnit;
}): ReactNode {
  const { bets, totalStake, freebetStake, totalReturn } = view;
  const [first] = bets;
  const money = (subunits: bigint) => formatMoney(subunits, unit, siteConfig().tag);
  const isOne = bets.length === 1;
  const worked = bets.filter((bet) => bet.payout);
  // What cannot be placed as it is returns nothing that could be named.
  const hasReturn = bets.some((bet) => bet.odds);
  return (
    <div className="slip-sums">
      <dl className="slip-lines">
        {isOne && first && <BetLines say={say} bet={first} unit={unit} />}
        {!isOne && <Line name={say("slip-total-stake")} value={money(totalStake + freebetStake)} />}
        <div className="slip-line slip-line-main">
          <dt>{say("slip-return")}</dt>
          <dd data-testid="slip-return">
            <bdi>{hasReturn ? money(totalReturn) : "–"}</bdi>
          </dd>
        </div>
      </dl>
      {worked.length > 0 && (
        <Working say={say} testId="slip-working" isIcon>
          {() =>
            worked.map((bet) => (
              <BetSteps key={bet.bet.id} say={say} bet={bet} unit={unit} isNamed={!isOne} />
            ))
          }
        </Working>
      )}
    </div>
  );
}

function BetLines({
  say,
  bet,
  unit,
}: {
  readonly say: Translate;
  readonly bet: BetView<SlipSelection>;
  readonly unit: CurrencyUnit;
}): ReactNode {
  const { stake, lines } = bet;
  const { tag } = siteConfig();
  // Rounded to be read; the calculation has it exact.
  const each = stake.ok ? roundHalfUp({ numerator: BigInt(stake.value), denominator: lines }) : 0n;
  const { type, stake: typed } = bet.bet;
  if (type !== "system") {
    return (
      <>
        {typed.source === "profit" && stake.ok && (
          <Line name={say("slip-stake")} value={formatMoney(stake.value, unit, tag)} />
        )}
        <Odds say={say} bet={bet} unit={unit} />
      </>
    );
  }
  // What was not typed: the stake in all, or that of a line.
  if (typed.source !== "stake" && stake.ok) {
    return <Line name={say("slip-total-stake")} value={formatMoney(stake.value, unit, tag)} />;
  }
  return (
    <Line
      name={<span className="visually-hidden">{say("slip-system")}</span>}
      isWords
      value={
        each > 0n ? (
          <Words
            say={say}
            id="slip-lines-of"
            args={{ count: Number(lines) }}
            parts={{ amount: formatMoney(each, unit, tag) }}
          />
        ) : (
          say("slip-lines", { count: Number(lines) })
        )
      }
    />
  );
}

/** The odds under the name that punters use for the bet: with a boost, the plain ones and the boosted ones. */
function Odds({
  say,
  bet,
  unit,
}: {
  readonly say: Translate;
  readonly bet: BetView<SlipSelection>;
  readonly unit: CurrencyUnit;
}): ReactNode {
  const { odds, boostedOdds, bonus, selections } = bet;
  const { type } = bet.bet;
  const isBoosted = odds && boostedOdds && compare(odds, boostedOdds) !== 0;
  return (
    <div
      className="slip-line slip-lead"
      data-testid={selections.length > 1 ? "slip-lead" : undefined}
    >
      <dt data-testid={type === "custom_bet" ? "slip-type-custom_bet" : "slip-lead-name"}>
        {selections.length > 1 || type === "custom_bet" ? leadName(say, bet) : say("slip-odds")}
      </dt>
      <dd>
        {isBoosted && (
          <>
            <s className="slip-odds-plain" dir="ltr">
              {totalText(odds)}
            </s>{" "}
            <span className="visually-hidden">{say("slip-boosted-odds")} </span>
          </>
        )}
        <bdi className="slip-lead-odds" dir="ltr" data-testid="slip-lead-odds">
          {boostedOdds ? totalText(boostedOdds) : "–"}
        </bdi>
        {isBoosted && bonus && (
          <>
            {" "}
            <bdi className="slip-boost" dir="ltr">
              {worth(bonus, unit)}
            </bdi>
          </>
        )}
      </dd>
    </div>
  );
}

function BetSteps({
  say,
  bet,
  unit,
  isNamed,
}: {
  readonly say: Translate;
  readonly bet: BetView<SlipSelection>;
  readonly unit: CurrencyUnit;
  readonly isNamed: boolean;
}): ReactNode {
  const names = new Map(bet.selections.map(({ id, outcomeName }) => [id, outcomeName]));
  if (!bet.payout) return null;
  return (
    <>
      {isNamed && (
        <p className="sum-name">
          <bdi>{bet.selections[0]?.outcomeName}</bdi>
        </p>
      )}
      <Steps say={say} payout={bet.payout} unit={unit} nameOf={(id) => names.get(id) ?? id} />
    </>
  );
}

/** A line; an amount is written from left to right, words as their language is. */
function Line({
  name,
  value,
  isWords = false,
}: {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly isWords?: boolean;
}): ReactNode {
  return (
    <div className="slip-line">
      <dt>{name}</dt>
      <dd>{isWords ? value : <bdi dir="ltr">{value}</bdi>}</dd>
    </div>
  );
}
