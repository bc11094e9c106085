/**
 * Cashing out a bet: the current offer on a button, the confirmation, and the result. The
 * confirmation is for a fixed amount; when the offer moves, the player is asked again.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { siteConfig } from "../api/config";
import type { Bet } from "../api/schemas/bets";
import { type CashOut, NO_CASH_OUT } from "../betting/cash-out";
import { type Part, shareOf } from "../betting/cash-out-part";
import { formatMoney } from "../betting/money";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { type Settled, useSettled } from "../press/use-settled";
import { useStore } from "../runtime/use-store";
import { cashOutResult } from "./bet-words";
import { isOpen } from "./bets-list";
import { $orders } from "./carry-out";
import {
  $cashOuts,
  askCashOut,
  cancelCashOut,
  closeCashOut,
  confirmCashOut,
  lookUpCashOut,
} from "./cash-out";
import { CashOutWorking } from "./cash-out-working";
import { offerOf } from "./cashing-out";
import { isFreebet } from "./explain";
import { OrderPart } from "./order-part";
import { PartField, usePossible } from "./part-field";
import { unitOf } from "./unit";

const NOTHING: ReturnType<typeof $cashOuts.get> = {};
const NO_ORDERS: ReturnType<typeof $orders.get> = {};

/** The cash-out part of a bet; nothing for a bet that never had an offer. */
export function CashOutPart({
  say,
  bet,
}: {
  readonly say: Translate;
  readonly bet: Bet;
}): ReactNode {
  const cashOut = useStore($cashOuts, NOTHING)[bet.id] ?? NO_CASH_OUT;
  const offer = offerOf(bet);
  const part = useRef<HTMLFieldSetElement>(null);
  const wasOffered = useRef(false);
  if (offer !== null) wasOffered.current = true;
  const isOrdered = bet.id in useStore($orders, NO_ORDERS);
  const settled = useSettled(askedAmount(cashOut));
  const last = useRef(cashOut.state);
  useEffect(() => {
    if (last.current === cashOut.state) return;
    last.current = cashOut.state;
    // The pressed button is gone: the focus stays in this part, and its text is read out. Until
    // then the body has it; in Safari, where a press focuses no button, the panel.
    const focused = document.activeElement;
    if (focused !== part.current && focused?.contains(part.current)) {
      part.current?.focus({ preventScroll: true });
    }
  }, [cashOut.state]);

  const unit = unitOf(bet);
  const money = (value: number | bigint) => formatMoney(value, unit, siteConfig().tag);
  const content = contentOf({
    say,
    bet,
    cashOut,
    offer,
    isKept: isOpen(bet) && (wasOffered.current || isOrdered),
    settled,
    money,
  });
  if (!content) return null;
  return (
    <fieldset
      className="bet-cashout-part"
      aria-label={say("bets-cashout")}
      data-state={cashOut.state}
      tabIndex={-1}
      ref={part}
    >
      {content}
    </fieldset>
  );
}

/** The amount that a press accepts; null while the question waits for an offer. */
function askedAmount(cashOut: CashOut): number | null | undefined {
  if (cashOut.state === "withdrawn") return null;
  const isAsking = cashOut.state === "confirming" || cashOut.state === "changed";
  return isAsking ? cashOut.amount : undefined;
}

interface Parts {
  readonly say: Translate;
  readonly bet: Bet;
  readonly cashOut: CashOut;
  readonly offer: number | null;
  /** Whether the part stays while there is no offer: there was one, or an order waits for one. */
  readonly isKept: boolean;
  readonly settled: Settled;
  readonly money: (value: number | bigint) => string;
}

function contentOf(parts: Parts): ReactNode {
  const { say, bet, cashOut, offer, isKept, money } = parts;
  if (bet.status === "cashout_in_progress") {
    return <Note tone="quiet">{say("bets-cashout-in-progress")}</Note>;
  }
  switch (cashOut.state) {
    case "confirming":
    case "changed":
      return <Question {...parts} amount={cashOut.amount} />;
    case "withdrawn":
      return (
        <>
          <Note tone="warn">{say("bets-cashout-withdrawn")}</Note>
          <Keep say={say} id={bet.id} />
        </>
      );
    case "processing":
      return (
        <Note tone="quiet">
          <Words say={say} id="bets-cashout-processing" parts={{ amount: money(cashOut.amount) }} />
        </Note>
      );
    case "unanswered":
      return (
        <>
          <Note tone="warn">{say("bets-cashout-unanswered")}</Note>
          <button
            type="button"
            className="button-plain"
            data-testid="bet-cashout-look"
            disabled={cashOut.looking}
            onClick={() => void lookUpCashOut(bet.id)}
          >
            {say(cashOut.looking ? "bets-cashout-looking" : "bets-cashout-look")}
          </button>
        </>
      );
    case "refused":
      return (
        <>
          <Note tone="error">{cashOut.message || say("bets-cashout-refused")}</Note>
          <Offer {...parts} />
          <OrderPart say={say} bet={bet} offer={offer} />
        </>
      );
    default:
      if (offer === null && !isKept) return null;
      return (
        <>
          <Offer {...parts} />
          <OrderPart say={say} bet={bet} offer={offer} />
        </>
      );
  }
}

/** The current offer. A withdrawn one keeps its place, so that nothing moves under a finger. */
function Offer({ say, bet, offer, cashOut, money }: Parts): ReactNode {
  if (offer === null) {
    return cashOut.state === "refused" ? (
      <button type="button" className="button-plain" onClick={() => closeCashOut(bet.id)}>
        {say("bets-cashout-close")}
      </button>
    ) : (
      <button type="button" className="button-plain bet-cashout" data-testid="bet-cashout" disabled>
        {say("bets-cashout-none")}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="button-plain bet-cashout"
      data-testid="bet-cashout"
      data-amount={offer}
      onClick={() => askCashOut(bet)}
    >
      <span>
        <Words say={say} id="bets-cashout-button" parts={{ amount: money(offer) }} />
      </span>
    </button>
  );
}

/** The question. A changed offer moves no button, and is not accepted by a press meant for another. */
function Question({
  say,
  bet,
  cashOut,
  amount,
  settled,
  money,
}: Parts & {
  readonly amount: number;
}): ReactNode {
  // A press that began on one amount must not accept another that replaced it meanwhile.
  const pressed = useRef<number | undefined>(undefined);
  const [part, setPart] = useState<Part>();
  const possible = usePossible(bet, part);
  const confirm = () => {
    const read = pressed.current ?? amount;
    pressed.current = undefined;
    if (settled.isSettled()) void confirmCashOut(bet.id, read, part);
  };
  // Another tab has cashed out a part: this one is of another stake.
  const isOld = part !== undefined && part.of !== bet.stake.value;
  useEffect(() => {
    if (isOld) cancelCashOut(bet.id);
  }, [isOld, bet.id]);
  const before = cashOut.state === "changed" ? cashOut.before : undefined;
  const share = (offer: number) => money(part ? shareOf(offer, part) : offer);
  return (
    <>
      <div role="status" className="bet-cashout-question">
        {/* Its room is kept from the start: the buttons below it stay where they are. */}
        <p
          key={before === undefined ? "room" : "changed"}
          className="bet-note"
          data-tone="warn"
          data-testid={before === undefined ? "bet-cashout-room" : "bet-cashout-changed"}
          aria-hidden={before === undefined ? true : undefined}
        >
          <Words
            say={say}
            id="bets-cashout-changed"
            parts={{ from: share(before ?? amount), to: share(amount) }}
          />
        </p>
        {part ? (
          <p data-testid="bet-part-question">
            <Words
              say={say}
              id="bets-part-question"
              parts={{
                amount: share(amount),
                part: money(part.stake),
                rest: money(part.of - part.stake),
                possible: money(possible ?? 0n),
              }}
            />
          </p>
        ) : (
          <p>
            <Words
              say={say}
              id="bets-cashout-question"
              parts={{ amount: money(amount), possible: money(bet.win_amount) }}
            />
          </p>
        )}
        {!isFreebet(bet) && (
          <AgainstStake bet={bet} amount={amount} part={part} say={say} money={money} />
        )}
      </div>
      {possible !== undefined && (
        <PartField say={say} bet={bet} offer={amount} part={part} onPart={setPart} />
      )}
      <div className="bet-cashout-buttons">
        <button
          type="button"
          className="button-main"
          data-testid="bet-cashout-confirm"
          data-amount={part ? shareOf(amount, part) : amount}
          onPointerDown={() => {
            pressed.current = amount;
            settled.onPointerDown();
          }}
          onClick={confirm}
        >
          <span>
            <Words say={say} id="bets-cashout-confirm" parts={{ amount: share(amount) }} />
          </span>
        </button>
        <Keep say={say} id={bet.id} />
      </div>
      <CashOutWorking say={say} bet={bet} offer={amount} />
    </>
  );
}

/** What is gained or lost against the stake, or against its part. */
function AgainstStake({
  say,
  bet,
  amount,
  part,
  money,
}: Pick<Parts, "say" | "bet" | "money"> & {
  readonly amount: number;
  readonly part: Part | undefined;
}): ReactNode {
  const stake = part?.stake ?? bet.stake.value;
  const gets = part ? shareOf(amount, part) : amount;
  const result = cashOutResult({ ...bet, stake: { ...bet.stake, value: stake } }, gets);
  const difference = money(Math.abs(gets - stake));
  return (
    <p className="bet-cashout-against" data-testid="bet-cashout-against" data-result={result}>
      <Words say={say} id={`bets-cashout-${result}`} parts={{ difference }} />
    </p>
  );
}

function Keep({ say, id }: { readonly say: Translate; readonly id: string }): ReactNode {
  return (
    <button
      type="button"
      className="button-plain"
      data-testid="bet-cashout-cancel"
      onClick={() => cancelCashOut(id)}
    >
      {say("bets-cashout-keep")}
    </button>
  );
}

function Note({
  tone,
  children,
}: {
  readonly tone: "quiet" | "warn" | "error";
  readonly children: ReactNode;
}): ReactNode {
  return (
    <p className="bet-note" data-tone={tone} role="status">
      {children}
    </p>
  );
}
