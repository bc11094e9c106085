/** An order to cash a bet out by itself: its form, and what it waits for. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { siteConfig } from "../api/config";
import type { Bet } from "../api/schemas/bets";
import { formatMoney, parseAmount } from "../betting/money";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { useStore } from "../runtime/use-store";
import { $orders, cancelOrder, orderCashOut } from "./carry-out";
import type { Orders } from "./orders";
import { unitOf } from "./unit";

const NONE: Orders = {};

/** The order of an open bet, or the way to give one. */
export function OrderPart({
  say,
  bet,
  offer,
}: {
  readonly say: Translate;
  readonly bet: Bet;
  readonly offer: number | null;
}): ReactNode {
  const least = useStore($orders, NONE)[bet.id];
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const last = useRef(least);
  useEffect(() => {
    if (last.current === least) return;
    last.current = least;
    setOpen(false);
    // The pressed button is gone: what has come of it is read out.
    const focused = document.activeElement;
    if (focused?.contains(part.current)) part.current?.focus({ preventScroll: true });
  }, [least]);
  if (least === undefined && offer === null && !isOpen) return null;
  return (
    <div className="bet-order" tabIndex={-1} ref={part}>
      {least === undefined ? (
        <button
          type="button"
          className="bet-action"
          data-testid="bet-order-open"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {say("bets-order")}
        </button>
      ) : (
        <Waiting say={say} bet={bet} least={least} />
      )}
      {least === undefined && isOpen && <OrderForm say={say} bet={bet} offer={offer} />}
    </div>
  );
}

/** What an order waits for, and the way to take it back. */
function Waiting({
  say,
  bet,
  least,
}: {
  readonly say: Translate;
  readonly bet: Bet;
  readonly least: number;
}): ReactNode {
  const unit = unitOf(bet);
  const amount = formatMoney(least, unit, siteConfig().tag);
  return (
    <>
      <p data-testid="bet-order">
        <Words say={say} id="bets-order-waits" parts={{ amount }} />
      </p>
      <p className="bet-order-note">{say("bets-order-note")}</p>
      <button
        type="button"
        className="button-plain"
        data-testid="bet-order-cancel"
        onClick={() => cancelOrder(bet.id)}
      >
        {say("bets-order-cancel")}
      </button>
    </>
  );
}

/** Asks for the amount: more than the offer now, and no more than the bet can return. */
function OrderForm({
  say,
  bet,
  offer,
}: {
  readonly say: Translate;
  readonly bet: Bet;
  readonly offer: number | null;
}): ReactNode {
  const id = `bet-order-${bet.id}`;
  const [typed, setTyped] = useState("");
  const [isRefused, setRefused] = useState(false);
  const { tag } = siteConfig();
  const unit = unitOf(bet);
  const money = (value: number) => formatMoney(value, unit, tag);
  const order = () => {
    const amount = parseAmount(typed, tag, unit);
    const isPossible = amount.ok && amount.value > (offer ?? 0) && amount.value <= bet.win_amount;
    setRefused(!isPossible);
    if (isPossible) orderCashOut(bet.id, amount.value);
  };
  return (
    <form
      className="bet-order-form"
      onSubmit={(event) => {
        event.preventDefault();
        order();
      }}
    >
      <label htmlFor={id}>{say("bets-order-amount")}</label>
      <input
        className="bet-part-amount"
        id={id}
        data-testid="bet-order-amount"
        type="text"
        dir="ltr"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        aria-invalid={isRefused}
        aria-describedby={`${id}-range`}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setRefused(false);
        }}
      />
      <p
        id={`${id}-range`}
        className="bet-order-note"
        data-tone={isRefused ? "error" : undefined}
        role={isRefused ? "alert" : undefined}
      >
        <Words
          say={say}
          id="bets-order-range"
          parts={{ offer: money(offer ?? 0), possible: money(bet.win_amount) }}
        />
      </p>
      <p className="bet-order-note">{say("bets-order-note")}</p>
      <button type="submit" className="button-plain" data-testid="bet-order-set">
        {say("bets-order-set")}
      </button>
    </form>
  );
}
