/** The calculation of a placed bet's payout, and whether the operator's amount is the same. */
import type { ReactNode } from "react";
import { $settings, stakesOf } from "../account/shared/settings";
import { siteConfig } from "../api/config";
import type { Bet } from "../api/schemas/bets";
import { formatMoney } from "../betting/money";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { useStore } from "../runtime/use-store";
import { Steps, Working } from "../sums/working";
import { isOpen } from "./bets-list";
import { canExplain, explainBet } from "./explain";

/** A line that opens the explanation; nothing where there is no calculation. */
export function Explanation({
  say,
  bet,
}: {
  readonly say: Translate;
  readonly bet: Bet;
}): ReactNode {
  if (!canExplain(bet)) return null;
  return (
    <div className="bet-explain">
      <Working say={say} testId="bet-explain">
        {() => <Explained say={say} bet={bet} />}
      </Working>
    </div>
  );
}

function Explained({ say, bet }: { readonly say: Translate; readonly bet: Bet }): ReactNode {
  const settings = useStore($settings, undefined);
  if (!settings) return <p className="bet-note">{say("bets-loading-sum")}</p>;
  const { currency: code, subunits } = bet.stake;
  const unit = { code, subunits };
  const explained = explainBet(bet, stakesOf(settings, code)?.max_payout);
  if (!explained) return null;
  const { payout, reported, differs } = explained;
  const names = new Map(bet.selections.map(({ id, outcome }) => [String(id), outcome.name]));
  const money = (value: bigint) => formatMoney(value, unit, siteConfig().tag);
  return (
    <>
      <Steps
        say={say}
        payout={payout}
        unit={unit}
        nameOf={(id) => names.get(id) ?? ""}
        isSettled={!isOpen(bet)}
      />
      {differs && (
        <p className="bet-note" data-tone="warn" data-testid="bet-differs">
          <Words
            say={say}
            id={isOpen(bet) ? "bets-differs-open" : "bets-differs-settled"}
            parts={{ told: money(reported), ours: money(payout.payout) }}
          />
        </p>
      )}
    </>
  );
}
