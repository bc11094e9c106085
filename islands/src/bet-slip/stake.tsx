/** The stake: typed, or one of the operator's quick amounts (spec 3, bet settings). */
import type { ReactNode, RefObject } from "react";
import { type CurrencyUnit, plainAmount } from "../betting/money";
import { siteConfig } from "../core/config";
import type { Translate } from "../messages/messages";
import { closeTicket, setStake } from "../stores/ticket";

/** The stake's field and its quick amounts. */
export function StakeField({
  say,
  typed,
  unit,
  quickAmounts,
  invalid,
  field,
  onLeave,
}: {
  readonly say: Translate;
  readonly typed: string;
  readonly unit: CurrencyUnit;
  readonly quickAmounts: readonly number[];
  readonly invalid: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onLeave: () => void;
}): ReactNode {
  const { tag } = siteConfig();
  const change = (text: string) => {
    setStake(text, unit.code);
    closeTicket();
  };
  return (
    <div className="slip-stake">
      <label className="slip-stake-label" htmlFor="slip-stake">
        {say("slip-stake-currency", { currency: unit.code })}
      </label>
      <input
        ref={field}
        className="slip-stake-input"
        id="slip-stake"
        data-testid="slip-stake"
        type="text"
        dir="ltr"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        placeholder={plainAmount(0, unit, tag)}
        aria-invalid={invalid}
        aria-describedby="slip-notice"
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={onLeave}
      />
      {quickAmounts.length > 0 && (
        <fieldset className="slip-quick" aria-label={say("slip-quick-amounts")}>
          {quickAmounts.map((amount) => {
            const plain = plainAmount(amount, unit, tag);
            return (
              <button
                key={amount}
                type="button"
                className="slip-quick-amount"
                aria-label={say("slip-quick-add", { amount: plain })}
                onClick={() => change(plain)}
              >
                <bdi>{plain}</bdi>
              </button>
            );
          })}
        </fieldset>
      )}
    </div>
  );
}
