/** The stake of one bet: typed as the stake, or as the wanted return. */
import type { ReactNode } from "react";
import { siteConfig } from "../api/config";
import { type CurrencyUnit, formatMoney, plainAmount } from "../betting/money";
import type { SlipBet } from "../betting/slip-types";
import type { TypedSource } from "../betting/stake";
import type { BetView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { convertedNoteId } from "./converted-note";
import { sendSlip } from "./shared/slip";
import { closeTicket, leavePlaced } from "./ticket/ticket";

/** Whether the stake of a bet is given for each of its lines. */
export function isPerLine({ type, stake }: SlipBet): boolean {
  return type === "system" && stake.source === "line";
}

/** What the field of a bet means. */
export function typedBy(bet: SlipBet): TypedSource {
  if (isPerLine(bet)) return "line";
  return bet.stake.source === "profit" ? "profit" : "stake";
}

/** The field, with a switch between the two ways of typing. */
export function StakeField({
  say,
  view,
  unit,
  of,
  isInvalid,
  onLeave,
  children,
}: {
  readonly say: Translate;
  readonly view: BetView<SlipSelection>;
  readonly unit: CurrencyUnit;
  /** The name of its bet, where there are several. */
  readonly of: string | undefined;
  readonly isInvalid: boolean;
  readonly onLeave: () => void;
  /** What stands beside the field. */
  readonly children?: ReactNode;
}): ReactNode {
  const { bet, stake, isFreeStake } = view;
  const { tag } = siteConfig();
  const id = `slip-stake-${bet.id}`;
  const isByReturn = bet.stake.source === "profit";
  const isByLine = isPerLine(bet);
  const hasFreebet = view.bonus?.stake !== undefined;
  if (hasFreebet && stake.ok) {
    return (
      <p className="slip-stake">
        <span className="slip-stake-label">
          {say(isFreeStake ? "slip-stake-freebet" : "slip-stake")}
        </span>
        <bdi className="slip-stake-free" data-testid="slip-freebet-stake" data-free={isFreeStake}>
          {formatMoney(stake.value, unit, tag)}
        </bdi>
      </p>
    );
  }
  const type = (text: string, by: TypedSource) => {
    sendSlip({ kind: "stake", betId: bet.id, text, by });
    closeTicket();
  };
  const turn = () => {
    const value = isByReturn ? stake.ok && stake.value : view.payout?.payout;
    turnTo(value, isByReturn ? "stake" : "profit");
  };
  // Rounded down: a line never costs more than its share of what was typed for all.
  const turnLine = () => {
    const value = stake.ok && BigInt(stake.value);
    turnTo(isByLine ? value : value && value / view.lines, isByLine ? "stake" : "line");
  };
  const turnTo = (value: bigint | number | false | undefined, by: TypedSource) => {
    type(value ? plainAmount(value, unit, tag) : "", by);
    document.getElementById(id)?.focus();
  };
  return (
    <div className="slip-stake">
      <span className="slip-stake-label">
        <label htmlFor={id}>
          {isByLine
            ? say("slip-line-stake")
            : say(isByReturn ? "slip-return-currency" : "slip-stake-currency", {
                currency: unit.code,
              })}
          {of !== undefined && (
            <span className="visually-hidden">
              {": "}
              <bdi>{of}</bdi>
            </span>
          )}
        </label>
        {bet.type === "system" && !isByReturn && (
          <button
            type="button"
            className="slip-source"
            data-testid="slip-per-line"
            onClick={turnLine}
          >
            {say(isByLine ? "slip-total-stake" : "slip-line-stake")}
          </button>
        )}
        {!isByLine && (
          <button type="button" className="slip-source" data-testid="slip-source" onClick={turn}>
            {say(isByReturn ? "slip-by-stake" : "slip-by-return")}
          </button>
        )}
      </span>
      <div className="slip-stake-row">
        <input
          className="slip-stake-input"
          id={id}
          data-testid="slip-stake"
          data-bet={bet.id}
          type="text"
          dir="ltr"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          placeholder={plainAmount(0, unit, tag)}
          aria-invalid={isInvalid}
          aria-describedby={`${isInvalid ? "slip-notice " : ""}${convertedNoteId(bet.id)}`}
          value={bet.stake.text}
          onChange={(event) => {
            type(event.currentTarget.value, typedBy(bet));
            // At a key and not at a tap on an amount: without the note, what is below it moves up.
            leavePlaced();
          }}
          onBlur={onLeave}
        />
        {children}
      </div>
    </div>
  );
}
