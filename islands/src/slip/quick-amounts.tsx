/** Amounts that replace the stake with one touch: the player's own, and the maximum. */
import { type ReactNode, useState } from "react";
import { siteConfig } from "../api/config";
import { type CurrencyUnit, plainAmount } from "../betting/money";
import type { Translate } from "../messages/messages";

/**
 * The amounts. `onMaximum` is absent where the maximum is unknown; it resolves to whether it
 * succeeded.
 */
export function QuickAmounts({
  say,
  amounts,
  unit,
  onAmount,
  onMaximum,
}: {
  readonly say: Translate;
  readonly amounts: readonly number[];
  readonly unit: CurrencyUnit;
  readonly onAmount: (amount: number) => void;
  readonly onMaximum?: (() => Promise<boolean>) | undefined;
}): ReactNode {
  const { tag } = siteConfig();
  if (amounts.length === 0 && !onMaximum) return null;
  return (
    <fieldset className="slip-quick" aria-label={say("slip-quick-amounts")}>
      {amounts.map((amount, place) => {
        const plain = plainAmount(amount, unit, tag);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: in another currency the amounts change in their places.
            key={place}
            type="button"
            className="slip-quick-amount"
            aria-label={say("slip-quick-add", { amount: plain })}
            onClick={() => onAmount(amount)}
          >
            <bdi>{plain}</bdi>
          </button>
        );
      })}
      {onMaximum && <Maximum say={say} onMaximum={onMaximum} />}
    </fieldset>
  );
}

function Maximum({
  say,
  onMaximum,
}: {
  readonly say: Translate;
  readonly onMaximum: () => Promise<boolean>;
}): ReactNode {
  const [state, setState] = useState<"rest" | "asking" | "failed">("rest");
  const press = async () => {
    if (state === "asking") return;
    setState("asking");
    setState((await onMaximum()) ? "rest" : "failed");
  };
  return (
    <>
      <button
        type="button"
        className="slip-quick-amount"
        data-testid="slip-max"
        aria-label={`${say("slip-max")}: ${say("slip-max-label")}`}
        aria-busy={state === "asking"}
        onClick={() => void press()}
      >
        {say("slip-max")}
      </button>
      {state === "failed" && (
        <p className="slip-note" data-tone="error" role="alert">
          {say("slip-max-failed")}
        </p>
      )}
    </>
  );
}
