/**
 * The receipt: the placed bets, their state, and what to do with the slip now.
 */
import { type ReactNode, useEffect, useRef } from "react";
import { unitOf } from "../../account/shared/settings";
import { siteConfig } from "../../api/config";
import type { SystemKind } from "../../api/schemas/bets";
import type { Settings } from "../../api/schemas/settings";
import { type BonusType, isFreeStake } from "../../betting/bonus";
import type { Payout } from "../../betting/explanation";
import { type CurrencyUnit, formatMoney } from "../../betting/money";
import {
  type AttemptBet,
  decisionOn,
  placementKey,
  type Receipt,
  type ReceiptBet,
} from "../../betting/ticket";
import { priceText } from "../../core/price-text";
import type { Translate } from "../../messages/messages";
import { totalText } from "../../odds-format/shared/total-text";
import { Steps, Working } from "../../sums/working";
import { DecisionIcon } from "../placed-note";
import { betTypeWord } from "../shared/bet-type-word";
import { ShareButton } from "../shared/share-button";
import { placementOfAttempt } from "./placements";
import { receiptPayout } from "./receipt-payout";
import { closeTicket, finishTicket } from "./ticket";

/** The receipt of placed bets. */
export function ReceiptView({
  say,
  settings,
  receipt,
}: {
  readonly say: Translate;
  readonly settings: Settings;
  readonly receipt: Receipt;
}): ReactNode {
  const { attempt, bets, wasLost } = receipt;
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone: the focus moves to the result, so that it is announced. Until then
  // the body has it; in Safari, where a press focuses no button, the panel.
  useEffect(() => {
    document.getElementById("slip-panel")?.scrollTo(0, 0);
    if (document.activeElement?.contains(title.current)) {
      title.current?.focus({ preventScroll: true });
    }
  }, []);
  const sent = new Map(attempt.bets.map((bet) => [bet.id, bet]));
  const count = bets.length;
  const missing = attempt.bets.length - count;
  const outcome = decisionOn(bets);
  return (
    <div className="slip-receipt" data-testid="slip-receipt" data-outcome={outcome}>
      <DecisionIcon decision={outcome} />
      {/* A live region; the heading in it gets the focus, and reads as a heading. */}
      <div role="status">
        <h3 className="slip-receipt-title" ref={title} tabIndex={-1}>
          {say(`slip-receipt-${outcome}`, { count })}
        </h3>
      </div>
      <p className="slip-receipt-text">{say(`slip-receipt-${outcome}-text`, { count })}</p>
      {wasLost && <p className="slip-receipt-text">{say("slip-receipt-lost-text")}</p>}
      {missing > 0 && (
        <p className="slip-message" data-tone="warn">
          {say("slip-receipt-missing", { count: missing })}
        </p>
      )}
      <ul className="slip-receipt-bets">
        {bets.map((bet) => {
          const placed = sent.get(bet.id);
          const unit = placed && unitOf(settings, placed.currency);
          return (
            placed &&
            unit && (
              <ReceiptItem
                key={bet.betId}
                say={say}
                bet={bet}
                sent={placed}
                unit={unit}
                system={settings.system_types.find(({ id }) => id === placed.systemId) ?? null}
                payout={receiptPayout(placed, bet, settings)}
              />
            )
          );
        })}
      </ul>
      {siteConfig().features.shared_bets && (
        <ShareButton
          say={say}
          bets={attempt.bets.map(({ bonus: _bonus, ...bet }) => placementOfAttempt(bet))}
        />
      )}
      <div className="slip-receipt-actions">
        <button
          type="button"
          className="button-plain"
          data-testid="slip-keep"
          onClick={() => leave(closeTicket)}
        >
          {say("slip-keep")}
        </button>
        <button
          type="button"
          className="button-main"
          data-testid="slip-done"
          onClick={() => leave(finishTicket)}
        >
          {say("slip-done")}
        </button>
      </div>
    </div>
  );
}

/** The buttons disappear with the receipt: the focus stays in the slip. */
function leave(how: () => void): void {
  how();
  document.getElementById("slip")?.focus({ preventScroll: true });
}

function ReceiptItem({
  say,
  bet,
  sent,
  unit,
  system,
  payout,
}: {
  readonly say: Translate;
  readonly bet: ReceiptBet;
  readonly sent: AttemptBet;
  readonly unit: CurrencyUnit;
  readonly system: SystemKind | null;
  readonly payout: Payout;
}): ReactNode {
  const taken = new Map(bet.selections.map((one) => [placementKey(one), one.odds]));
  const names = new Map(sent.picks.map((pick) => [pick.id, pick.outcome]));
  const boost = payout.steps.find((step) => step.kind === "boost");
  const isMoved = sent.selections.some((one) => taken.get(placementKey(one)) !== one.odds);
  return (
    <li className="slip-receipt-bet" data-status={bet.status}>
      <p className="slip-summary">
        <span className="slip-type">
          {betTypeWord(say, { type: sent.type, system }, sent.picks.length)}
        </span>
        {sent.picks.length > 1 && sent.type !== "system" && (
          <bdi className="slip-price" data-testid="slip-receipt-odds">
            {totalText(payout.factor)}
          </bdi>
        )}
        {bet.status === "rejected" && (
          <span className="slip-note" data-tone="error">
            {say("bet-status-rejected")}
          </span>
        )}
      </p>
      <ul className="slip-picks">
        {sent.picks.map((pick) => (
          <li className="slip-pick-line" key={pick.id}>
            <span className="slip-pick">
              <bdi className="slip-outcome">{pick.outcome}</bdi>
              <bdi className="slip-market">{pick.market}</bdi>
              <bdi className="slip-event">{pick.event}</bdi>
            </span>
            {sent.customOdds === undefined && (
              <bdi className="slip-price">{priceText(taken.get(pick.id) ?? 0)}</bdi>
            )}
          </li>
        ))}
      </ul>
      {isMoved && <p className="slip-why">{say("slip-receipt-moved")}</p>}
      <dl className="slip-lines">
        {boost && <Line name={say("slip-boosted-odds")} value={totalText(boost.factor)} />}
        <Line
          name={say(isFree(sent) ? "slip-stake-freebet" : "slip-stake")}
          value={formatMoney(sent.stake, unit, siteConfig().tag)}
        />
        <Line
          name={say("slip-return")}
          value={formatMoney(payout.payout, unit, siteConfig().tag)}
        />
        <Line name={say("slip-receipt-ref")} value={bet.betId} />
      </dl>
      <Working say={say} testId="slip-receipt-working">
        {() => <Steps say={say} payout={payout} unit={unit} nameOf={(id) => names.get(id) ?? id} />}
      </Working>
    </li>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div className="slip-line">
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** Whether the operator gave the stake, so that the player has nothing to lose. */
function isFree({ bonus }: AttemptBet): boolean {
  return bonus !== undefined && isFreeStake(bonus.type as BonusType);
}
