/**
 * The bar that is seen on every page while quick bet is armed: what a touch stakes, and the button
 * that turns it off. Also reports the results of touches, which may come after it was turned off.
 */
import { type ReactNode, useEffect } from "react";
import { $session } from "../../account/shared/session";
import { $settings, loadSettings, stakesOf } from "../../account/shared/settings";
import { siteConfig } from "../../api/config";
import { formatMoney } from "../../betting/money";
import { capQuickStake, isArmed, NO_QUICK_BET } from "../../betting/quick-bet";
import { Icon } from "../../icons/icon";
import type { Translate } from "../../messages/messages";
import { useMessages, Words } from "../../messages/words";
import { useOddsFormat } from "../../odds-format/shared/use-odds-format";
import { useStore } from "../../runtime/use-store";
import { slipRules } from "../slip-rules";
import { $quickBet, $quickTouched, quickBetShown, toggleQuickBet } from "./quick-bet";
import { useRefused, useResult } from "./result";

/** The bar, while quick bet is armed. */
export function QuickBar(): ReactNode {
  useOddsFormat();
  const quick = useStore($quickBet, NO_QUICK_BET);
  const touched = useStore($quickTouched, undefined);
  const settings = useStore($settings, undefined);
  const session = useStore($session, { status: "unknown" });
  const say = useMessages("bet-slip", true);
  useEffect(() => void loadSettings(), []);
  useResult(say, settings, quick, touched);
  useRefused(say, settings);
  const unit = settings && slipRules(settings, session)?.unit;
  if (!say || !unit || !isArmed(quick) || !quick.stake.amount.ok) return null;
  const stake = capQuickStake(quick.stake.amount.value, stakesOf(settings, unit.code)?.max);
  return <ArmedBar say={say} amount={formatMoney(stake, unit, siteConfig().tag)} />;
}

function ArmedBar({
  say,
  amount,
}: {
  readonly say: Translate;
  readonly amount: string;
}): ReactNode {
  useEffect(quickBetShown, []);
  return (
    <section className="quick-bar" data-testid="quick-bar" aria-label={say("slip-quick-bet-stake")}>
      <Icon name="bolt" />
      <span className="quick-bar-words">
        <Words say={say} id="slip-quick-bet-on" parts={{ amount }} />
      </span>
      <button
        type="button"
        className="quick-bar-off"
        data-testid="quick-bar-off"
        onClick={toggleQuickBet}
      >
        {say("slip-quick-bet-off")}
      </button>
    </section>
  );
}
