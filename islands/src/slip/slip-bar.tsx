/**
 * The slip at its lowest height: a bar with the bet that it leads with, its odds, the number of
 * selections and the stake. It raises the slip where that is no column; `panel/drag.ts` lets it be
 * dragged.
 */
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { siteConfig } from "../api/config";
import type { Settings } from "../api/schemas/settings";
import { formatMoney } from "../betting/money";
import { formatTotalOdds } from "../betting/payout";
import type { BetView, SlipView } from "../betting/view-types";
import { setPanel } from "../core/panel";
import type { SlipSelection } from "../core/selections";
import { Icon } from "../icons/icon";
import type { Translate } from "../messages/messages";
import { expectScroll, SETTLE_MS } from "../press/guard";
import { useView } from "./use-view";

/** Space between a price and the bar, in pixels. */
const GAP = 8;

/** The bar. */
export function SlipBar({
  say,
  settings,
  selections,
}: {
  readonly say: Translate;
  readonly settings: Settings;
  readonly selections: readonly SlipSelection[];
}): ReactNode {
  const view = useView(selections, settings);
  const bar = useRef<HTMLButtonElement>(null);
  /** When the bar has come under the finger that picked the price. */
  const came = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (bar.current && clearPickedPrice(bar.current)) came.current = performance.now();
  }, []);
  const open = () => {
    if (performance.now() - came.current > SETTLE_MS) setPanel({ open: true, tab: "slip" });
  };
  return (
    <button
      type="button"
      className="slip-bar"
      data-slip-bar=""
      aria-expanded={false}
      aria-controls="slip"
      ref={bar}
      onClick={open}
    >
      <span className="slip-bar-words">
        {view && <Lead say={say} view={view} />}
        <span className="slip-bar-more">
          <span>{say("slip-selections", { count: selections.length })}</span>
          {view && <Stake say={say} settings={settings} view={view} />}
        </span>
      </span>
      <span className="slip-bar-open">
        {say("slip-bar-open")}
        <Icon drawing={ICONS.chevron} />
      </span>
    </button>
  );
}

interface PartProps {
  readonly say: Translate;
  readonly view: SlipView<SlipSelection>;
}

/** The name of the bet and its odds; of several singles only how many they are. */
function Lead({ say, view: { bets } }: PartProps): ReactNode {
  const [bet, ...others] = bets;
  if (!bet) return null;
  const odds = others.length === 0 && bet.bet.type !== "system" ? bet.odds : undefined;
  return (
    <span className="slip-bar-lead">
      <span>
        {others.length > 0 ? say("slip-bar-singles", { count: bets.length }) : nameOf(bet, say)}
      </span>
      {odds && <bdi className="slip-bar-price">{formatTotalOdds(odds)}</bdi>}
    </span>
  );
}

function nameOf({ bet, selections, system }: BetView<SlipSelection>, say: Translate): string {
  if (bet.type === "combo") return say("slip-bar-fold", { count: selections.length });
  if (!system) return say(`slip-type-${bet.type}`);
  return say("slip-bar-system", { win: system.win_count, total: system.total_count });
}

function Stake({
  say,
  settings,
  view: { bets, totalStake, freebetStake },
}: PartProps & { readonly settings: Settings }): ReactNode {
  const code = bets[0]?.bet.stake.currency;
  const unit = settings.currencies.find((one) => one.code === code);
  const stake = totalStake + freebetStake;
  if (!unit || stake === 0n) return <span>{say("slip-bar-no-stake")}</span>;
  return <bdi className="slip-bar-stake">{formatMoney(stake, unit, siteConfig().tag)}</bdi>;
}

/**
 * Scrolls the page so far that the bar does not cover the price that was just picked, which still
 * has the focus. Returns whether it did.
 */
function clearPickedPrice(bar: HTMLElement): boolean {
  const price = document.activeElement?.closest('[data-outcome][aria-pressed="true"]');
  const its = price?.getBoundingClientRect();
  const { top, bottom, left, right, height } = bar.getBoundingClientRect();
  const isClear =
    !its ||
    height === 0 ||
    its.bottom + GAP <= top ||
    its.top >= bottom ||
    its.right <= left ||
    its.left >= right;
  if (isClear) return false;
  expectScroll();
  scrollBy({ top: its.bottom + GAP - top, behavior: "instant" });
  return true;
}
