/** Adds the joined outcomes to the slip, and shows when they are there. */
import { type ReactNode, useEffect, useState } from "react";
import type { MatchRef } from "../api/props.gen";
import { EMPTY_SLIP } from "../betting/slip";
import type { Slip } from "../betting/slip-types";
import { setPanel } from "../core/panel";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { useStore } from "../runtime/use-store";
import { addCustomBet } from "../slip/shared/custom-bet";
import { $layout, startSlip } from "../slip/shared/slip";
import { removeSelection } from "../state/removing";
import type { BuilderState } from "./builder";
import { selectionOfPick } from "./picks";
import { joinedText, obstacleOf } from "./price-words";

/** The button. It stays enabled when something is missing: the text beside it says what. */
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
  // Only a page that follows the slip knows whether a custom bet is in it.
  useEffect(startSlip, []);
  const { legs, pricing } = state;
  const { place, replaced, hasOthers } = relationOf(
    slip,
    legs.map((leg) => leg.pick.key),
  );
  const odds = pricing.state === "priced" ? pricing.odds : undefined;
  const canAdd = odds !== undefined && !isAdding;

  const press = async () => {
    if (place === "same") {
      setPanel({ open: true, tab: "slip" });
      // Where the slip is always visible there is nothing to open, so it gets the focus.
      document.getElementById("slip")?.focus({ preventScroll: true });
      return;
    }
    if (!canAdd) return;
    setAdding(true);
    // There is at most one custom bet: the previous one leaves, with the selections that
    // only it had.
    for (const id of replaced) removeSelection(id);
    const selections = legs.map((leg) => selectionOfPick(match, leg.pick, leg.odds));
    await addCustomBet(selections, odds);
    setAdding(false);
    setPanel({ open: true, tab: "slip" });
  };
  return (
    <>
      {canAdd && place !== "same" && (place === "other" || hasOthers) && (
        <p className="builder-replaces" data-testid="builder-note">
          {say(place === "other" ? "builder-replaces" : "builder-alone")}
        </p>
      )}
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
          <Words say={say} id="builder-add" parts={{ odds: joinedText(odds) }} />
        )}
      </button>
    </>
  );
}

/** The relation of the slip to the picks. */
interface Relation {
  /** Whether the slip's custom bet has the same picks; undefined when there is none. */
  readonly place: "same" | "other" | undefined;
  /** Selections of another custom bet, which these picks replace. */
  readonly replaced: readonly string[];
  /** Whether other bets are in the slip; a custom bet is placed on its own. */
  readonly hasOthers: boolean;
}

function relationOf(slip: Slip, keys: readonly string[]): Relation {
  const isPicked = (id: string) => keys.includes(id);
  const custom = slip.bets.find((one) => one.type === "custom_bet");
  const replaced = custom?.selectionIds.filter((id) => !isPicked(id)) ?? [];
  const isSame = replaced.length === 0 && custom?.selectionIds.length === keys.length;
  return {
    place: custom && (isSame ? "same" : "other"),
    replaced,
    hasOthers: slip.bets.some((one) => one !== custom && !one.selectionIds.every(isPicked)),
  };
}
