/**
 * Selections of one match that cannot be combined may still make one bet: a bet builder. Where the
 * operator has a joined price for them, one touch makes them one.
 */

import { type ReactNode, useEffect, useState } from "react";
import type { Settings } from "../api/schemas/settings";
import { fetchCustomOdds } from "../api/ticket-calls";
import { thousandths } from "../betting/rational";
import type { SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { totalText } from "../odds-format/shared/total-text";
import { reportError } from "../report/report";
import { addCustomBet } from "./shared/custom-bet";
import { selectionPlacement } from "./ticket/placements";

/** Selections of one match, and their joined price in thousandths, once it is known. */
export interface Joining {
  readonly selections: readonly SlipSelection[];
  /** Undefined while it is being fetched. */
  readonly odds: number | undefined;
}

/** How long the slip must rest before the price is fetched, in milliseconds. */
const REST = 300;

/** What could be joined in a slip; undefined where there is no conflict, or no joined price. */
export function useJoining(
  view: SlipView<SlipSelection> | undefined,
  settings: Settings,
): Joining | undefined {
  const selections = settings.custom_bet_enabled ? ofOneMatch(view) : NONE;
  const key = JSON.stringify(selections.map(({ id, odds }) => [id, odds]));
  const [answer, setAnswer] = useState<{ key: string; odds: number | undefined }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the selections
  useEffect(() => {
    if (selections.length === 0) return;
    let isCurrent = true;
    const ask = async () => {
      const odds = await fetchCustomOdds(selections.map(selectionPlacement)).then(
        (priced) => priced.odds,
        (error: unknown) => reportError(error, "these selections have no joined price"),
      );
      if (isCurrent) setAnswer({ key, odds: odds ?? undefined });
    };
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  if (selections.length === 0) return undefined;
  const isAnswered = answer?.key === key;
  return isAnswered && answer.odds === undefined ? undefined : { selections, odds: answer?.odds };
}

const NONE: readonly SlipSelection[] = [];

/** The open selections of the first match with several, where that is a conflict. */
function ofOneMatch(view: SlipView<SlipSelection> | undefined): readonly SlipSelection[] {
  const { conflict, selections = NONE } = view?.lead ?? {};
  if (conflict?.kind !== "same_match") return NONE;
  const first = selections.find(({ id }) => conflict.ids.includes(id));
  const joint = selections.filter(({ matchId }) => matchId === first?.matchId);
  return joint.every((one) => !one.isSuspended && !one.isNotAvailable) ? joint : NONE;
}

/** The button that makes them a bet builder. Its place is the same before the price is known. */
export function JoinButton({
  say,
  joining: { selections, odds },
}: {
  readonly say: Translate;
  readonly joining: Joining;
}): ReactNode {
  const join = async () => {
    if (odds === undefined) return;
    await addCustomBet(selections, odds);
    document.getElementById("slip")?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className="button-plain slip-join"
      data-testid="slip-join"
      aria-disabled={odds === undefined || undefined}
      onClick={() => void join()}
    >
      {odds === undefined ? (
        say("slip-join-asking")
      ) : (
        <span>
          <Words say={say} id="slip-join" parts={{ odds: totalText(thousandths(odds)) }} />
        </span>
      )}
    </button>
  );
}
