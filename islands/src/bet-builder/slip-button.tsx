/** Puts the joined outcomes into the slip, and says when they are there. */
import { type ReactNode, useEffect, useState } from "react";
import type { MatchRef } from "../api/props.gen";
import { EMPTY_SLIP, type Slip } from "../betting/slip";
import { decimal } from "../core/decimal";
import { setPanel } from "../core/panel";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { addCustomBet } from "../stores/custom-bet";
import { $layout, startSlip } from "../stores/slip";
import { useStore } from "../stores/use-store";
import type { BuilderState } from "./builder";
import { selectionOfPick } from "./picks";
import { obstacleOf } from "./price-words";

/** The button. Where something is missing it is not dead: the words beside it say what. */
export function SlipButton({
  say,
  match,
  state,
}: {
  readonly say: Translate;
  readonly match: MatchRef;
  readonly state: BuilderState;
}): ReactNode {
  const slip = useStore($layout, EMPTY_SLIP);
  const [isAdding, setAdding] = useState(false);
  // Whether a custom bet is in the slip is only known where the slip is followed.
  useEffect(startSlip, []);
  const { legs, pricing } = state;
  const place = placeOf(
    slip,
    legs.map((leg) => leg.pick.key),
  );
  const odds = pricing.state === "priced" ? pricing.odds : undefined;
  const canAdd = odds !== undefined && !isAdding;

  const press = async () => {
    if (place === "same") {
      setPanel({ open: true, tab: "slip" });
      // Where the slip always stands, there is nothing to open: who asked for it is taken there.
      document.getElementById("slip")?.focus({ preventScroll: true });
      return;
    }
    if (!canAdd) return;
    setAdding(true);
    const selections = legs.map((leg) => selectionOfPick(match, leg.pick, leg.odds));
    await addCustomBet(selections, odds);
    setAdding(false);
    setPanel({ open: true, tab: "slip" });
  };
  return (
    <>
      {place === "other" && canAdd && <p className="builder-replaces">{say("builder-replaces")}</p>}
      <button
        type="button"
        className={place === "same" ? "button-plain builder-add" : "button-main builder-add"}
        data-testid="builder-add"
        data-place={place}
        aria-disabled={place !== "same" && !canAdd ? true : undefined}
        aria-describedby={obstacleOf(say, state) ? "builder-obstacle" : undefined}
        onClick={() => void press()}
      >
        {place === "same" ? (
          say("builder-in-slip")
        ) : odds === undefined ? (
          say("builder-add-empty")
        ) : (
          <Words say={say} id="builder-add" parts={{ odds: decimal(odds) }} />
        )}
      </button>
    </>
  );
}

/** What the slip's custom bet is to these picks: there is at most one (spec 3). */
function placeOf(slip: Slip, keys: readonly string[]): "same" | "other" | undefined {
  const bet = slip.bets.find((one) => one.type === "custom_bet");
  if (!bet) return undefined;
  const isSame =
    bet.selectionIds.length === keys.length && keys.every((key) => bet.selectionIds.includes(key));
  return isSame ? "same" : "other";
}
