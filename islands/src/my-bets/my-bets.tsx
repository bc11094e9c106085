/** The tab "My bets": the player's bets by filter, each with its sum, its cash-out and its actions (spec 2.3, 4). */
import { type ReactNode, useEffect } from "react";
import type { Translate } from "../messages/messages";
import { $betsFilter } from "../stores/bets-filter";
import { startCashOuts } from "../stores/cash-out";
import { $session } from "../stores/session";
import { loadSettings } from "../stores/settings";
import { askSignIn } from "../stores/sign-in";
import { useStore } from "../stores/use-store";
import { BetList, Bones } from "./bet-list";
import { Filters } from "./filters";

/** The tab. */
export function MyBets({ say }: { readonly say: Translate }): ReactNode {
  const { status } = useStore($session, { status: "unknown" });
  const filter = useStore($betsFilter, $betsFilter.get());
  const isLoggedIn = status === "logged_in";
  useEffect(() => {
    startCashOuts();
    // The most that a bet can return is the operator's setting.
    if (isLoggedIn) void loadSettings();
  }, [isLoggedIn]);

  if (status === "not_logged_in") {
    return (
      <div className="bets-message">
        <p>{say("bets-sign-in")}</p>
        <button type="button" className="button-main" onClick={() => askSignIn("asked")}>
          {say("bets-sign-in-button")}
        </button>
      </div>
    );
  }
  return (
    <div className="bets">
      <Filters say={say} filter={filter} />
      {isLoggedIn ? (
        <BetList key={`${filter.state} ${filter.result}`} say={say} filter={filter} />
      ) : (
        <Bones say={say} />
      )}
    </div>
  );
}
