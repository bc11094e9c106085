/** @jsxImportSource ../plain */
/**
 * The slip's bar until the slip is loaded: the first touched price is answered at once, by the number of
 * selections and their odds. The real bar (`slip-bar.tsx`) takes its place.
 */
import { isPrice } from "../api/price";
import type { BetSlipProps } from "../api/props.gen";
import { oddsText } from "../core/price-text";
import { $slip, type SlipSelection } from "../core/selections";
import { CHANGED } from "../odds-format/shared/names";
import type { Content, Drawn } from "../plain/jsx-runtime";
import { draw, patch } from "../plain/patch";

/** Shows the bar whenever something is selected and the real one is not there. */
export function startEarlyBar(): void {
  const island = document.querySelector('sb-island[data-name="bet-slip"]');
  const text = island?.querySelector(':scope > script[type="application/json"]')?.textContent;
  if (!island || !text) return;
  const { labels } = JSON.parse(text) as BetSlipProps;
  let bar: HTMLElement | undefined;
  const show = () => {
    // What a receipt shows is in the slip no more.
    const selections = $slip.get().selections.filter(({ isPlaced }) => !isPlaced);
    if (selections.length === 0 || document.querySelector("[data-slip-bar]")) {
      bar?.remove();
      bar = undefined;
      return;
    }
    const view = barView(selections, labels.title);
    if (bar) patch(bar, view);
    else {
      bar = draw(view);
      island.append(bar);
    }
  };
  $slip.subscribe(show);
  addEventListener(CHANGED, show);
}

function barView(selections: readonly SlipSelection[], title: string): Drawn {
  const odds = totalOdds(selections);
  const view: Content = (
    <button type="button" className="slip-bar slip-bar-early" data-slip-toggle="slip">
      <span className="slip-bar-words">
        <span className="slip-bar-lead">
          {odds && (
            <bdi className="slip-bar-price" dir="ltr">
              {odds}
            </bdi>
          )}
        </span>
      </span>
      <span className="slip-bar-open slip-bar-counted">
        {title}
        <span className="count">{selections.length}</span>
      </span>
    </button>
  );
  return view as Drawn;
}

/**
 * The odds of the selections together, decimal ones in two decimals; none where matches repeat, or where one has no
 * price or is gone.
 */
export function totalOdds(
  selections: readonly Pick<SlipSelection, "matchId" | "odds" | "isNotAvailable">[],
): string {
  if (new Set(selections.map((one) => one.matchId)).size < selections.length) return "";
  if (!selections.every(({ odds, isNotAvailable }) => isPrice(odds) && !isNotAvailable)) return "";
  const product = selections.reduce((all, { odds }) => all * BigInt(odds), 1n);
  const scale = 1000n ** BigInt(selections.length);
  const text = oddsText()?.total(product, scale);
  if (text) return text;
  const hundredths = (product * 200n + scale) / (scale * 2n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
}
