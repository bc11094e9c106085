/**
 * The tab "My bets": the player's bets by filter, each with its calculation, its cash-out and its
 * actions.
 */
import { type ReactNode, useEffect } from "react";
import { $session } from "../account/shared/session";
import { loadSettings } from "../account/shared/settings";
import { askSignIn } from "../account/shared/sign-in";
import { siteConfig } from "../api/config";
import type { Translate } from "../messages/messages";
import { useStore } from "../runtime/use-store";
import { BetList, Bones } from "./bet-list";
import { startBets } from "./bets";
import { $betsFilter } from "./bets-filter";
import { startCashOuts } from "./cash-out";
import { Filters } from "./filters";

/** The tab. */
export function MyBets({ say }: { readonly say: Translate }): ReactNode {
  const { status } = useStore($session, { status: "unknown" });
  const filter = useStore($betsFilter, $betsFilter.get());
  const isLoggedIn = status === "logged_in";
  useEffect(() => {
    startBets();
    startCashOuts();
    // The maximum return of a bet is in the operator's settings.
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
      <a className="bets-statement" href={`${siteConfig().prefix}/bets-history`}>
        {say("bets-statement")}
      </a>
      {isLoggedIn ? (
        <BetList key={`${filter.state} ${filter.result}`} say={say} filter={filter} />
      ) : (
        <Bones say={say} />
      )}
    </div>
  );
}
