/** One placed bet: its type, status, selections and calculation, and its actions. */
import { memo, type ReactNode } from "react";
import { siteConfig } from "../api/config";
import type { Bet, BetSelection } from "../api/schemas/bets";
import { formatMoney } from "../betting/money";
import { thousandths, times } from "../betting/rational";
import { priceText } from "../core/price-text";
import { Icon } from "../icons/icon";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { totalText } from "../odds-format/shared/total-text";
import { useOddsFormat } from "../odds-format/shared/use-odds-format";
import { betTypeWord } from "../slip/shared/bet-type-word";
import { BetActions } from "./bet-actions";
import { betStatusWord, resultTone, resultWord, toneOf } from "./bet-words";
import { isOpen, NEVER_IN_PLAY } from "./bets-list";
import { CashOutPart } from "./cash-out-part";
import { isFreebet } from "./explain";
import { Explanation } from "./explanation";
import { MatchLine } from "./match-line";
import { momentText } from "./moment";
import { unitOf } from "./unit";

/** A bet. Re-rendered only when it changed, or the format of odds. */
export const BetItem = memo(function BetItem({
  say,
  bet,
}: {
  readonly say: Translate;
  readonly bet: Bet;
}): ReactNode {
  useOddsFormat();
  return (
    <li
      className="bet"
      data-testid="my-bet"
      data-id={bet.id}
      data-open={isOpen(bet)}
      data-status={bet.status}
      data-result={bet.result}
    >
      <header className="bet-head">
        <span className="slip-type">
          <bdi>{betTypeWord(say, bet, bet.selections.length)}</bdi>
        </span>
        <span className="bet-status" data-tone={toneOf(bet)}>
          <bdi>{betStatusWord(say, bet)}</bdi>
        </span>
        <time className="bet-time" dateTime={bet.created_at}>
          <bdi>{momentText(bet.created_at)}</bdi>
        </time>
      </header>
      <ul className="bet-selections">
        {bet.selections.map((selection) => (
          <SelectionItem key={selection.id} say={say} bet={bet} selection={selection} />
        ))}
      </ul>
      <Sums say={say} bet={bet} />
      {bet.parts.length > 0 && <CashedParts say={say} bet={bet} />}
      <Explanation say={say} bet={bet} />
      <CashOutPart say={say} bet={bet} />
      <footer className="bet-foot">
        <BetActions say={say} bet={bet} />
        <p className="bet-ref">
          <Words say={say} id="bets-ref" parts={{ ref: bet.id }} />
        </p>
      </footer>
    </li>
  );
});

function SelectionItem({
  say,
  bet,
  selection,
}: {
  readonly say: Translate;
  readonly bet: Bet;
  readonly selection: BetSelection;
}): ReactNode {
  const { outcome, market, odds, status, match } = selection;
  const tone = resultTone(status);
  return (
    <li className="bet-selection" data-tone={tone}>
      <span className="bet-pick">
        <bdi className="bet-outcome">{outcome.name}</bdi>
        <bdi className="bet-market">{market.name}</bdi>
      </span>
      {/* The outcomes of a custom bet have a price together, and none each. */}
      {bet.type !== "custom_bet" && <bdi className="bet-price">{priceText(odds)}</bdi>}
      <p className="bet-event">
        <MatchLine say={say} bet={bet} match={match} />
      </p>
      {tone !== "open" && (
        <p className="bet-result" data-testid="bet-leg-result" data-result={status}>
          <span className="bet-mark">
            <Icon name={MARKS[tone]} />
          </span>
          {resultWord(say, status)}
        </p>
      )}
    </li>
  );
}

/** The mark of a decided selection: its shape means the same as its colour and its word. */
const MARKS = {
  win: "check",
  lose: "close",
  refund: "minus",
  refused: "minus",
} as const;

function Sums({ say, bet }: { readonly say: Translate; readonly bet: Bet }): ReactNode {
  const { tag } = siteConfig();
  const unit = unitOf(bet);
  const back = returnWord(bet);
  // The operator's odds are those before the boost, its return is after it.
  const boost = bet.bonus?.type === "comboboost" ? bet.bonus.odds : undefined;
  return (
    <dl className="bet-sums">
      <Sum
        name={say(isFreebet(bet) ? "bets-freebet" : "bets-stake")}
        value={formatMoney(bet.stake.value, unit, tag)}
      />
      {bet.type !== "system" && (
        <Sum name={say("bets-odds")} value={totalText(thousandths(bet.odds))} />
      )}
      {boost !== undefined && (
        <Sum
          name={say("bets-boosted-odds")}
          value={totalText(times(thousandths(bet.odds), thousandths(boost)))}
        />
      )}
      {back && <Sum name={say(back)} value={formatMoney(bet.win_amount, unit, tag)} />}
    </dl>
  );
}

/** What was cashed out of it, for how much of its stake. */
function CashedParts({ say, bet }: { readonly say: Translate; readonly bet: Bet }): ReactNode {
  const unit = unitOf(bet);
  const money = (value: number) => formatMoney(value, unit, siteConfig().tag);
  const sum = (of: (part: Bet["parts"][number]) => number) =>
    bet.parts.reduce((total, part) => total + of(part), 0);
  return (
    <p className="bet-parts" data-testid="bet-parts">
      <Words
        say={say}
        id="bets-part-done"
        parts={{
          amount: money(sum(({ amount }) => amount)),
          part: money(sum(({ stake }) => stake)),
        }}
      />
    </p>
  );
}

/**
 * Label of the operator's amount. None where a bet was never in play or was withdrawn, nor while
 * it is being cashed out, when the amount changes from the possible return to the paid one.
 */
function returnWord(bet: Bet): string | undefined {
  if (NEVER_IN_PLAY.has(bet.status)) return undefined;
  switch (bet.status) {
    case "withdrawn":
    case "cashout_in_progress":
      return undefined;
    case "cashed_out":
      return "bets-cashed-out";
    default:
      return isOpen(bet) ? "bets-possible-return" : "bets-returned";
  }
}

function Sum({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div className="bet-sum">
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
