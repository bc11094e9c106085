/** Actions on a placed bet: betting the same again, and sharing it. */
import { type ReactNode, useState } from "react";
import { alerts } from "../alerts/shared/alerts";
import { siteConfig } from "../api/config";
import type { Bet } from "../api/schemas/bets";
import type { Translate } from "../messages/messages";
import { reportError } from "../report/report";
import { ShareButton } from "../slip/shared/share-button";
import { canReuse, placementOfBet, reuseBet } from "./bets-reuse";

/** The actions of a bet; none when all its events have ended, because it cannot be repeated. */
export function BetActions({
  say,
  bet,
}: {
  readonly say: Translate;
  readonly bet: Bet;
}): ReactNode {
  if (!canReuse(bet)) return null;
  return (
    <>
      <Reuse say={say} bet={bet} />
      {siteConfig().features.shared_bets && (
        <ShareButton
          say={say}
          bets={[placementOfBet(bet)]}
          className="bet-action"
          testId="bet-share"
        />
      )}
    </>
  );
}

type Reuse = "idle" | "asking" | "gone" | "failed";

function Reuse({ say, bet }: { readonly say: Translate; readonly bet: Bet }): ReactNode {
  const [state, setState] = useState<Reuse>("idle");
  const reuse = async () => {
    setState("asking");
    try {
      const { kept, gone } = await reuseBet(bet);
      setState(kept > 0 ? "idle" : "gone");
      if (kept > 0) goToSlip();
      if (kept > 0 && gone.length > 0)
        showGone(
          say,
          gone.map(({ outcome }) => outcome.name),
        );
    } catch (error) {
      reportError(error, "the selections of a bet could not be fetched");
      setState("failed");
    }
  };
  return (
    <>
      <button
        type="button"
        className="bet-action"
        data-testid="bet-reuse"
        disabled={state === "asking"}
        onClick={() => void reuse()}
      >
        {say("bets-reuse")}
      </button>
      {(state === "gone" || state === "failed") && (
        <p className="bet-note" data-tone="warn" role="status">
          {say(state === "gone" ? "bets-reuse-gone" : "bets-reuse-failed")}
        </p>
      )}
    </>
  );
}

/** The slip replaces my bets in the panel: the focus goes there, not to the top of the page. */
function goToSlip(): void {
  document.getElementById("slip")?.focus({ preventScroll: true });
  // Both tabs scroll in the same panel: the slip is shown from its top.
  document.getElementById("slip-panel")?.scrollTo({ top: 0 });
}

/** The slip is already visible: selections that it could not add are shown there. */
function showGone(say: Translate, names: readonly string[]): void {
  alerts.show({
    type: "warning",
    title: say("bets-reuse-some-gone", { count: names.length }),
    text: names.join(", "),
  });
}
