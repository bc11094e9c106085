/** The markets that can be joined, with outcomes to pick. */
import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from "react";
import type { MarketProps, MatchRef, OddsLabels, OutcomeProps } from "../api/props.gen";
import { priceState } from "../core/price-state";
import { priceText } from "../core/price-text";
import { getPrice, onPrice, type Price, priceKey } from "../core/prices";
import type { Translate } from "../messages/messages";
import { cardsOf } from "../rules/cards";
import type { Builder, BuilderState } from "./builder";
import { canJoin, lineKey, lineOf } from "./picks";

/** The words of the markets that it uses. */
export type BuilderLabels = Pick<
  OddsLabels,
  "builder" | "all_markets" | "all_lines" | "gone" | "suspended"
>;

interface MarketsProps {
  readonly say: Translate;
  readonly match: MatchRef;
  readonly labels: BuilderLabels;
  readonly state: BuilderState;
  readonly builder: Builder;
}

/** The cards. */
export function BuilderMarkets({ say, match, labels, state, builder }: MarketsProps): ReactNode {
  const { markets, legs } = state;
  const cards = useMemo(() => cardsOf(markets), [markets]);
  const byLine = useMemo(
    () => new Map(markets.map((market) => [lineKey(lineOf(market)), market])),
    [markets],
  );
  const picks = legs.map((leg) => leg.pick);
  const line = (one: MarketProps) => {
    const market = byLine.get(lineKey(lineOf(one)));
    if (!market) return null;
    return (
      <Line
        key={one.specifier}
        match={match}
        line={one}
        labels={labels}
        picked={picks.find((pick) => lineKey(pick) === lineKey(lineOf(one)))?.key}
        joins={canJoin(picks, lineOf(one), market.custom_bet_groups)}
        onPick={(outcomeId) => builder.toggle(market, outcomeId)}
      />
    );
  };
  return (
    <div className="market-cards builder-cards">
      {cards.map((card) => {
        const [first, ...others] = card.lines;
        const groups = card.lines.map((one) => byLine.get(lineKey(lineOf(one))));
        const joins = groups.some(
          (market) => market && canJoin(picks, lineOf(market), market.custom_bet_groups),
        );
        return (
          <details
            className="market-card"
            data-testid="builder-card"
            data-columns={card.columns}
            key={card.key}
            open
          >
            <summary className="market-title">
              <bdi>{card.name}</bdi>
            </summary>
            {!joins && <p className="builder-apart">{say("builder-apart")}</p>}
            {first && line(first)}
            {others.length > 0 && (
              <details className="market-more" open={hasPick(others, picks) || undefined}>
                <summary className="market-more-title">
                  {labels.all_lines}
                  <span className="count">{card.lines.length}</span>
                </summary>
                {others.map(line)}
              </details>
            )}
          </details>
        );
      })}
    </div>
  );
}

/** Whether "all lines" contains a pick: a pick is never hidden from the player. */
function hasPick(
  lines: readonly MarketProps[],
  picks: readonly { marketId: number; specifier: string | null }[],
): boolean {
  return lines.some((line) => picks.some((pick) => lineKey(pick) === lineKey(lineOf(line))));
}

function Line({
  match,
  line,
  labels,
  picked,
  joins,
  onPick,
}: {
  readonly match: MatchRef;
  readonly line: MarketProps;
  readonly labels: BuilderLabels;
  /** Key of the picked outcome in this line. */
  readonly picked: string | undefined;
  readonly joins: boolean;
  readonly onPick: (outcomeId: number) => void;
}): ReactNode {
  return (
    <fieldset className="market-line" aria-label={`${line.name} ${line.line ?? ""}`.trim()}>
      {line.line && <bdi className="market-line-name">{line.line}</bdi>}
      {line.outcomes.map((outcome) => (
        <Outcome
          key={outcome.id}
          match={match}
          market={line}
          outcome={outcome}
          labels={labels}
          isPicked={picked === priceKey(match.id, line.id, line.specifier, outcome.id)}
          joins={joins}
          onPick={() => onPick(outcome.id)}
        />
      ))}
    </fieldset>
  );
}

/**
 * An outcome to pick. It looks like a price, but the core ignores it: a touch changes the builder,
 * not the slip. A picked one can always be dropped, whatever its state.
 */
function Outcome({
  match,
  market,
  outcome,
  labels,
  isPicked,
  joins,
  onPick,
}: {
  readonly match: MatchRef;
  readonly market: MarketProps;
  readonly outcome: OutcomeProps;
  readonly labels: BuilderLabels;
  readonly isPicked: boolean;
  readonly joins: boolean;
  readonly onPick: () => void;
}): ReactNode {
  const price = usePrice(priceKey(match.id, market.id, market.specifier, outcome.id));
  const state = priceState({
    matchStatus: match.status,
    marketStatus: price?.marketStatus ?? market.status,
    active: price?.active ?? outcome.active,
    listed: price?.listed ?? true,
  });
  const odds = price?.listed ? price.odds : outcome.odds;
  return (
    <button
      type="button"
      className="price"
      data-testid="builder-outcome"
      data-pick={priceKey(match.id, market.id, market.specifier, outcome.id)}
      data-state={state || undefined}
      disabled={!isPicked && (state !== "" || !joins)}
      aria-pressed={isPicked}
      onClick={onPick}
    >
      <bdi className="price-name">{outcome.name}</bdi>
      <span className="price-odds">{state === "gone" ? "–" : priceText(odds)}</span>
      {state && (
        <span className="visually-hidden">{state === "gone" ? labels.gone : labels.suspended}</span>
      )}
    </button>
  );
}

function usePrice(key: string): Price | undefined {
  return useSyncExternalStore(
    useCallback((changed) => onPrice(key, changed), [key]),
    () => getPrice(key),
  );
}
