/**
 * A price as it is drawn first. From then on its text and its state belong to the core's writer, and its
 * touch to the core's listener. The macro `price_button` is its twin.
 */
import type { MarketProps, MatchRef, OddsLabels, OutcomeProps } from "../api/props.gen";
import { priceState } from "../core/price-state";
import { priceText } from "../core/price-text";

/** What a price button shows. */
export interface PriceProps {
  readonly match: MatchRef;
  readonly market: MarketProps;
  readonly outcome: OutcomeProps;
  readonly labels: Pick<OddsLabels, "gone" | "suspended">;
}

/** What outcomes with a column of their own are called: lists show each in its column, by its meaning. */
const COLUMNS = new Set(["1", "X", "2"]);

/** Makes an element: React's `createElement`, or that of rows, which need no React. */
type Make<T> = (type: string, props: Record<string, unknown>, ...children: (T | string)[]) => T;

/** The button; `own` are further attributes. */
export function priceView<T>(
  make: Make<T>,
  { match, market, outcome, labels }: PriceProps,
  own: Record<string, unknown> = {},
): T {
  const state = priceState({
    matchStatus: match.status,
    marketStatus: market.status,
    active: outcome.active,
    listed: true,
  });
  const { short, name, odds } = outcome;
  const as = short ?? name;
  const side = as === "1" ? match.home : as === "2" ? match.away : undefined;
  const names = [
    make(
      "bdi",
      { className: "price-name", "aria-hidden": short !== null || undefined },
      short ?? name,
    ),
  ];
  if (short !== null) names.push(make("bdi", { className: "visually-hidden" }, name));
  const text = { suppressHydrationWarning: true };
  const notes = state
    ? [make("span", { className: "price-note visually-hidden", ...text }, labels[state])]
    : [];
  return make(
    "button",
    {
      ...own,
      className: "price",
      "data-outcome": outcome.id,
      "data-odds": odds,
      "data-name": name === side ? undefined : name,
      "data-as": COLUMNS.has(as) ? as : undefined,
      "data-state": state || undefined,
      disabled: state !== "",
      "aria-pressed": false,
      ...text,
    },
    ...names,
    make("b", { className: "price-odds", ...text }, state === "gone" ? "–" : priceText(odds)),
    ...notes,
  );
}
