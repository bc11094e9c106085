/** The receipt: what was placed, and what to do with the slip now (look, "Afterwards"). */
import { type ReactNode, useEffect, useRef } from "react";
import type { Settings } from "../api/wire.gen";
import { betTypeOf } from "../betting/bet-type";
import { formatMoney } from "../betting/money";
import { formatOdds } from "../betting/odds";
import { capReturn, formatTotalOdds, possibleReturn, totalOdds } from "../betting/payout";
import { placementKey, type Receipt } from "../betting/ticket";
import { siteConfig } from "../core/config";
import type { Translate } from "../messages/messages";
import { currencyOf, stakesOf } from "../stores/settings";
import { closeTicket, finishTicket } from "../stores/ticket";

/** The receipt of a placed bet. */
export function ReceiptView({
  say,
  settings,
  receipt,
}: {
  readonly say: Translate;
  readonly settings: Settings;
  readonly receipt: Receipt;
}): ReactNode {
  const { attempt, wasLost, bets } = receipt;
  const [sent] = attempt.bets;
  const [placed] = bets;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: whoever pressed it hears what came of it.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  if (!sent || !placed) return null;
  const { betId, isVip, selections } = placed;
  const unit = currencyOf(settings, sent.currency);
  const taken = new Map(selections.map((one) => [placementKey(one), one.odds]));
  const total = totalOdds(selections.map((selection) => selection.odds));
  const maxPayout = stakesOf(settings, sent.currency)?.max_payout;
  const [payout] = capReturn(
    possibleReturn(BigInt(sent.stake), total),
    maxPayout === undefined ? undefined : BigInt(maxPayout),
  );
  const money = (subunits: bigint) => (unit ? formatMoney(subunits, unit, siteConfig().tag) : "");
  const type = betTypeOf(selections.length);
  return (
    <div className="slip-receipt" data-testid="slip-receipt">
      <svg className="icon slip-receipt-icon" aria-hidden="true">
        <use href={`${ICONS_URL}#check`} />
      </svg>
      <h3 className="slip-receipt-title" ref={title} tabIndex={-1} role="status">
        {say(isVip ? "slip-receipt-review" : "slip-receipt-title")}
      </h3>
      {isVip && <p className="slip-receipt-text">{say("slip-receipt-review-text")}</p>}
      {wasLost && <p className="slip-receipt-text">{say("slip-receipt-lost-text")}</p>}
      <p className="slip-summary">
        {type && <span className="slip-type">{say(`slip-type-${type}`)}</span>}
        <span className="slip-count">{say("slip-selections", { count: selections.length })}</span>
      </p>
      <ul className="slip-picks">
        {sent.picks.map((pick) => (
          <li className="slip-pick-line" key={pick.id}>
            <span className="slip-pick">
              <bdi className="slip-outcome">{pick.outcome}</bdi>
              <bdi className="slip-market">{pick.market}</bdi>
              <bdi className="slip-event">{pick.event}</bdi>
            </span>
            <bdi className="slip-price">{formatOdds(taken.get(pick.id) ?? 0)}</bdi>
          </li>
        ))}
      </ul>
      <dl className="slip-lines">
        <div className="slip-line">
          <dt>{say("slip-stake")}</dt>
          <dd>
            <bdi>{money(BigInt(sent.stake))}</bdi>
          </dd>
        </div>
        <div className="slip-line">
          <dt>{say("slip-odds")}</dt>
          <dd>
            <bdi>{formatTotalOdds(total)}</bdi>
          </dd>
        </div>
        <div className="slip-line slip-line-main">
          <dt>{say("slip-return")}</dt>
          <dd>
            <bdi>{money(payout)}</bdi>
          </dd>
        </div>
        <div className="slip-line slip-line-quiet">
          <dt>{say("slip-receipt-ref")}</dt>
          <dd>
            <bdi>{betId}</bdi>
          </dd>
        </div>
      </dl>
      <div className="slip-receipt-actions">
        <button
          type="button"
          className="button-plain"
          data-testid="slip-keep"
          onClick={() => closeTicket()}
        >
          {say("slip-keep")}
        </button>
        <button
          type="button"
          className="button-main"
          data-testid="slip-done"
          onClick={() => finishTicket()}
        >
          {say("slip-done")}
        </button>
      </div>
    </div>
  );
}
