/**
 * Custom bets in the slip: outcomes of one match that were joined on its page. The operator sets
 * their joined price; it is fetched again when one of their prices moves.
 */

import { loadSettings } from "../../account/shared/settings";
import { isStatus } from "../../api/errors";
import { fetchCustomOdds } from "../../api/ticket-calls";
import { $slip, type SlipSelection } from "../../core/selections";
import { reportError } from "../../report/report";
import { once } from "../../state/once";
import { selectionPlacement } from "../ticket/placements";
import { $layout, pickInto, sendSlip, startSlip } from "./slip";

/**
 * Adds joined outcomes to the slip as a custom bet, with their joined price in thousandths. Those
 * that are already in the slip move into it.
 */
export async function addCustomBet(
  selections: readonly SlipSelection[],
  customOdds: number,
): Promise<void> {
  await loadSettings();
  startSlip();
  const selectionIds = selections.map((selection) => selection.id);
  pickInto(selections, { kind: "custom_bet", selectionIds, odds: customOdds });
}

/** How long prices must rest before the joined price is fetched, in milliseconds. */
const REST = 500;

/** The joined price of the slip's custom bet. */
export function createCustomOdds() {
  let asked = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refresh(): void {
    const bet = $layout.get().bets.find((one) => one.type === "custom_bet");
    const legs = $slip.get().selections.filter((one) => bet?.selectionIds.includes(one.id));
    const isOpen = legs.every((leg) => !leg.isSuspended && !leg.isNotAvailable);
    const key =
      bet && isOpen ? JSON.stringify([bet.id, legs.map(({ id, odds }) => [id, odds])]) : "";
    if (key === asked) return;
    asked = key;
    clearTimeout(timer);
    if (bet && key) timer = setTimeout(() => void ask(bet.id, legs, () => asked === key), REST);
  }

  return {
    /** Keeps it up to date with the operator. Safe to call again. */
    start: once((): void => {
      $layout.subscribe(refresh);
      $slip.listen(refresh);
    }),
    /** Fetches it again, after the operator refused it. */
    again(): void {
      asked = "";
      refresh();
    },
  };
}

export const { start: startCustomBet, again: askCustomOddsAgain } = createCustomOdds();

async function ask(
  betId: string,
  legs: readonly SlipSelection[],
  isCurrent: () => boolean,
): Promise<void> {
  try {
    const { odds } = await fetchCustomOdds(legs.map(selectionPlacement));
    if (isCurrent()) sendSlip({ kind: "custom_odds", betId, odds });
  } catch (error) {
    // The operator checks the price itself when the bet is placed (code 120).
    if (!isStatus(error, 401)) reportError(error, "the price of a custom bet could not be fetched");
  }
}
