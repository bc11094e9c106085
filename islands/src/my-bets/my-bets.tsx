/** My bets: the player's bets, open ones first (spec 2.3, 3 "Bet"). */
import { type ReactNode, useEffect, useState } from "react";
import type { Bet, BetSelection } from "../api/wire.gen";
import { formatMoney } from "../betting/money";
import { formatOdds } from "../betting/odds";
import { siteConfig } from "../core/config";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { $bets, isOpen, loadBets } from "../stores/bets";
import { $session } from "../stores/session";
import { askSignIn } from "../stores/sign-in";
import { useStore } from "../stores/use-store";
import { betStatusWord, betTypeWord, resultWord } from "./bet-words";

/** Bets drawn at once; the rest stand behind a button. */
const STEP = 20;

/** The list. */
export function MyBets({ say }: { readonly say: Translate }): ReactNode {
  const session = useStore($session, { status: "unknown" });
  const { state, bets } = useStore($bets, { state: "idle", bets: [] });
  const [shown, setShown] = useState(STEP);
  const isLoggedIn = session.status === "logged_in";
  useEffect(() => {
    if (isLoggedIn && state === "idle") void loadBets();
  }, [isLoggedIn, state]);

  if (session.status === "not_logged_in") {
    return (
      <div className="bets-message">
        <p>{say("bets-sign-in")}</p>
        <button type="button" className="button-main" onClick={() => askSignIn("asked")}>
          {say("bets-sign-in-button")}
        </button>
      </div>
    );
  }
  if (state === "failed" && bets.length === 0) {
    return (
      <div className="bets-message" role="alert">
        <p>{say("bets-failed")}</p>
        <button type="button" className="button-plain" onClick={() => void loadBets()}>
          {say("bets-retry")}
        </button>
      </div>
    );
  }
  if (state !== "loaded" && bets.length === 0) {
    return (
      <p className="bets-message" role="status">
        {say("bets-loading")}
      </p>
    );
  }
  if (bets.length === 0) return <p className="bets-message">{say("bets-empty")}</p>;

  const sorted = [...bets.filter(isOpen), ...bets.filter((bet) => !isOpen(bet))];
  const rest = sorted.length - shown;
  return (
    <div className="bets">
      <ul className="bets-list">
        {sorted.slice(0, shown).map((bet) => (
          <BetItem key={bet.id} say={say} bet={bet} />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="button-plain" onClick={() => setShown(shown + STEP)}>
          {say("bets-more", { count: Math.min(rest, STEP) })}
        </button>
      )}
    </div>
  );
}

function BetItem({ say, bet }: { readonly say: Translate; readonly bet: Bet }): ReactNode {
  const { tag, zone } = siteConfig();
  const unit = { code: bet.stake.currency, subunits: bet.stake.subunits };
  const open = isOpen(bet);
  const placedAt = new Date(bet.created_at);
  return (
    <li className="bet" data-testid="my-bet" data-open={open} data-result={bet.result}>
      <header className="bet-head">
        <span className="slip-type">{betTypeWord(say, bet.type)}</span>
        <span className="bet-status" data-status={bet.status}>
          {betStatusWord(say, bet)}
        </span>
        <time className="bet-time" dateTime={bet.created_at}>
          <bdi>{timeFormat(tag, zone).format(placedAt)}</bdi>
        </time>
      </header>
      <ul className="bet-selections">
        {bet.selections.map((selection) => (
          <BetSelectionItem key={selection.id} say={say} selection={selection} />
        ))}
      </ul>
      <dl className="bet-sums">
        <BetSum name={say("bets-stake")} value={formatMoney(bet.stake.value, unit, tag)} />
        <BetSum name={say("bets-odds")} value={formatOdds(bet.odds)} />
        <BetSum
          name={say(open ? "bets-possible-return" : "bets-returned")}
          value={formatMoney(bet.win_amount, unit, tag)}
        />
      </dl>
      <p className="bet-ref">
        <Words say={say} id="bets-ref" parts={{ ref: bet.ref }} />
      </p>
    </li>
  );
}

function BetSum({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div className="bet-sum">
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function BetSelectionItem({
  say,
  selection,
}: {
  readonly say: Translate;
  readonly selection: BetSelection;
}): ReactNode {
  const { outcome, market, odds, status, match } = selection;
  return (
    <li className="bet-selection">
      <span className="slip-pick">
        <bdi className="slip-outcome">{outcome.name}</bdi>
        <bdi className="slip-market">{market.name}</bdi>
      </span>
      <bdi className="slip-price">{formatOdds(odds)}</bdi>
      <p className="slip-event">
        <span>
          <bdi>{match.home}</bdi> – <bdi>{match.away}</bdi>
        </span>
      </p>
      {status !== "no_results" && (
        <p className="bet-result" data-result={status}>
          {resultWord(say, status)}
        </p>
      )}
    </li>
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

function timeFormat(tag: string, zone: string): Intl.DateTimeFormat {
  let format = formats.get(tag);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: zone,
      numberingSystem: "latn",
    });
    formats.set(tag, format);
  }
  return format;
}
