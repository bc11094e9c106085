/**
 * A price. React renders it once, as it was prerendered; from then on its text and its state belong
 * to the core's writer, and its touch to the core's listener. The macro `price_button` is its twin.
 */
import { memo, type ReactNode, useLayoutEffect, useRef } from "react";
import type { MarketProps, MatchRef, OddsLabels, OutcomeProps } from "../api/props.gen";
import { decimal } from "../core/decimal";
import { priceState } from "../core/price-state";
import { priceKey } from "../core/prices";
import { markPrice } from "../core/slip-marks";
import { watchPrice } from "../core/writer";

interface PriceButtonProps {
  readonly match: MatchRef;
  readonly market: MarketProps;
  readonly outcome: OutcomeProps;
  readonly labels: OddsLabels;
}

/** One price button. Use the price's key as its React key: it never changes to another price. */
export const PriceButton = memo(
  function PriceButton({ match, market, outcome, labels }: PriceButtonProps): ReactNode {
    const button = useRef<HTMLButtonElement>(null);
    useLayoutEffect(() => {
      const element = button.current;
      if (!element) return;
      markPrice(element);
      return watchPrice(element);
    }, []);
    const state = priceState({
      matchStatus: match.status,
      marketStatus: market.status,
      active: outcome.active,
      listed: true,
    });
    return (
      <button
        ref={button}
        type="button"
        className="price"
        data-testid="price"
        data-outcome={priceKey(match.id, market.id, market.specifier, outcome.id)}
        data-odds={outcome.odds}
        data-name={outcome.name}
        data-state={state || undefined}
        disabled={state !== ""}
        aria-pressed={false}
        suppressHydrationWarning
      >
        <bdi className="price-name" aria-hidden={outcome.short !== null || undefined}>
          {outcome.short ?? outcome.name}
        </bdi>
        {outcome.short !== null && <bdi className="visually-hidden">{outcome.name}</bdi>}
        <span className="price-odds" suppressHydrationWarning>
          {state === "gone" ? "–" : decimal(outcome.odds)}
        </span>
        <span className="price-note visually-hidden" suppressHydrationWarning>
          {state === "gone" ? labels.gone : state && labels.suspended}
        </span>
      </button>
    );
  },
  // Everything that changes belongs to the writer, so it is never re-rendered.
  () => true,
);
