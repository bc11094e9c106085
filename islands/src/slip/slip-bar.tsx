/**
 * The slip at its lowest height: a bar with the bet that it leads with, its odds, the number of
 * selections and the stake. It raises the slip where that is no column; `panel/drag.ts` lets it be
 * dragged.
 */
import type { ReactNode } from "react";
import { unitOf } from "../account/shared/settings";
import { siteConfig } from "../api/config";
import type { Settings } from "../api/schemas/settings";
import { formatMoney } from "../betting/money";
import type { BetView, SlipView } from "../betting/view-types";
import { setPanel } from "../core/panel";
import type { SlipSelection } from "../core/selections";
import { Icon } from "../icons/icon";
import type { Translate } from "../messages/messages";
import { totalText } from "../odds-format/shared/total-text";
import { leadName } from "./shared/bet-type-word";
import { useView } from "./use-view";

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
  return (
    <button
      type="button"
      className="slip-bar"
      data-slip-bar=""
      aria-expanded={false}
      aria-controls="slip"
      onClick={() => setPanel({ open: true, tab: "slip" })}
    >
      <span className="slip-bar-words">
        {view && <Lead say={say} view={view} />}
        {view?.bets.some(needsRemoving) ? (
          <span className="slip-bar-more" data-tone="warn">
            {say("slip-bar-remove")}
          </span>
        ) : (
          <span className="slip-bar-more">
            <span>{say("slip-selections", { count: selections.length })}</span>
            {view && <Stake say={say} settings={settings} view={view} />}
          </span>
        )}
      </span>
      <span className="slip-bar-open">
        {say("slip-bar-open")}
        <Icon name="chevron" />
      </span>
    </button>
  );
}

/** Whether a bet can only be placed without one of its selections. */
function needsRemoving({ conflict, selections }: BetView<SlipSelection>): boolean {
  return conflict !== undefined || selections.some(({ isNotAvailable }) => isNotAvailable);
}

interface PartProps {
  readonly say: Translate;
  readonly view: SlipView<SlipSelection>;
}

/** The name of the bet and its odds; of several singles only how many they are. */
function Lead({ say, view: { bets } }: PartProps): ReactNode {
  const [bet, ...others] = bets;
  if (!bet) return null;
  const odds = others.length === 0 && bet.bet.type !== "system" ? bet.boostedOdds : undefined;
  return (
    <span className="slip-bar-lead">
      <span>
        {others.length > 0 ? say("slip-bar-singles", { count: bets.length }) : leadName(say, bet)}
      </span>
      {odds && (
        <bdi className="slip-bar-price" dir="ltr">
          {totalText(odds)}
        </bdi>
      )}
    </span>
  );
}

function Stake({
  say,
  settings,
  view: { bets, totalStake, freebetStake },
}: PartProps & { readonly settings: Settings }): ReactNode {
  const code = bets[0]?.bet.stake.currency;
  const unit = code === undefined ? undefined : unitOf(settings, code);
  const stake = totalStake + freebetStake;
  if (!unit || stake === 0n) return <span>{say("slip-bar-no-stake")}</span>;
  return <bdi className="slip-bar-stake">{formatMoney(stake, unit, siteConfig().tag)}</bdi>;
}
