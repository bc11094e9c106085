/** A bet of the statement: when it was placed, what it was on, how that ended, and its money. */
import { memo, type ReactNode } from "react";
import { siteConfig } from "../api/config";
import type { Bet, BetSelection } from "../api/schemas/bets";
import { formatMoney } from "../betting/money";
import { priceText } from "../core/price-text";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { useOddsFormat } from "../odds-format/shared/use-odds-format";
import { betTypeWord } from "../slip/shared/bet-type-word";
import { betStatusWord, resultTone, resultWord, toneOf } from "./bet-words";
import { figuresOf, netOf } from "./figures";
import { MatchLine } from "./match-line";
import { momentText } from "./moment";
import { Sum } from "./statement-sum";
import { unitOf } from "./unit";

/** The row. */
export const StatementRow = memo(function StatementRow({
  say,
  bet,
}: {
  readonly say: Translate;
  readonly bet: Bet;
}): ReactNode {
  useOddsFormat();
  const unit = unitOf(bet);
  const money = (value: bigint) => formatMoney(value, unit, siteConfig().tag);
  const figures = figuresOf(bet);
  const net = netOf(figures);
  const isDecided = figures.staked > 0n || figures.returned > 0n;
  const stake = BigInt(bet.parts.reduce((sum, part) => sum + part.stake, bet.stake.value));
  return (
    <li className="statement-row" data-testid="statement-bet" data-id={bet.id}>
      <p className="statement-head">
        <time dateTime={bet.created_at}>
          <bdi>{momentText(bet.created_at)}</bdi>
        </time>
        <b>
          <bdi>{betTypeWord(say, bet, bet.selections.length)}</bdi>
        </b>
        <span className="bet-status" data-tone={toneOf(bet)}>
          <bdi>{betStatusWord(say, bet)}</bdi>
        </span>
        <span className="statement-ref">
          <Words say={say} id="bets-ref" parts={{ ref: bet.id }} />
        </span>
      </p>
      <ul className="statement-legs">
        {bet.selections.map((selection) => (
          <Leg key={selection.id} say={say} bet={bet} selection={selection} />
        ))}
      </ul>
      <dl className="statement-sums">
        <Sum name={say("bets-stake")} value={money(stake)} />
        {isDecided && (
          <>
            <Sum name={say("bets-returned")} value={money(figures.returned)} />
            <Sum name={say("bets-net")} value={money(net)} tone={net > 0n ? "gain" : undefined} />
          </>
        )}
      </dl>
    </li>
  );
});

function Leg({
  say,
  bet,
  selection,
}: {
  readonly say: Translate;
  readonly bet: Bet;
  readonly selection: BetSelection;
}): ReactNode {
  const { outcome, market, odds, status, match } = selection;
  return (
    <li>
      <bdi className="statement-pick">{outcome.name}</bdi>{" "}
      {bet.type !== "custom_bet" && <bdi className="bet-price">{priceText(odds)}</bdi>}{" "}
      <bdi className="statement-quiet">{market.name}</bdi>{" "}
      {resultTone(status) !== "open" && <span>{resultWord(say, status)}</span>}
      <span className="statement-event">
        <MatchLine say={say} bet={bet} match={match} />
      </span>
    </li>
  );
}
