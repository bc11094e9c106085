/**
 * The bonuses that fit the bets of the slip. Which bonuses each bet can use or earns for is
 * requested with the bets (`POST /bonuses`), their names and values with the player's bonuses
 * (`GET /bonuses`). The rules choose the one that is used (`betting/bonus.ts`).
 */

import { atom, type ReadableAtom } from "nanostores";
import { $session, activeAccount, type Session } from "../account/shared/session";
import { CALL_TIME } from "../api/client";
import { record } from "../api/read";
import type { Bonuses, TicketBonus } from "../api/schemas/bonuses";
import { fetchBonuses, fetchTicketBonuses } from "../api/ticket-calls";
import { BONUS_TYPES, type BonusOffer, type BonusType, nextBoost } from "../betting/bonus";
import type { SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import { push } from "../push/bus";
import { reportError } from "../report/report";
import { once, onceAnswered } from "../state/once";
import { type Asking, askWhenChanged } from "./asking";
import { sendSlip } from "./shared/slip";
import { placementOf } from "./ticket/placements";

const $names = atom<ReadonlyMap<number, string>>(new Map());

/** Names of the player's bonuses, by id. */
export const $bonusNames: ReadableAtom<ReadonlyMap<number, string>> = $names;

/** The player's bonuses: fetched again with the next change after a failure. */
const bonuses = onceAnswered(fetchBonuses);

/** The offers for the slip's bets. */
export function createOffers() {
  let asking: Asking | undefined;
  return {
    /** Keeps them up to date for a signed-in player. Safe to call again. */
    start: once((): void => {
      asking = askWhenChanged(whatCounts, async (view, isCurrent) => {
        const byBet = await ask(view);
        if (byBet && isCurrent()) sendSlip({ kind: "offers", byBet });
      });
      push.on("bonus_issued", record, () => {
        forgetBonuses();
        asking?.again();
      });
      let owner = ownerOf($session.get());
      $session.listen((session) => {
        if (ownerOf(session) === owner) return;
        owner = ownerOf(session);
        forgetBonuses();
        // Until they are fetched for this account, none is right.
        sendSlip({ kind: "offers", byBet: {} });
      });
    }),

    /**
     * Resolves once it is known which bonuses fit the slip's bets, or that it cannot be known: a bet that is placed before
     * that would be placed without its boost. At the latest after the time of a call: each moved price asks anew.
     */
    async known(): Promise<void> {
      const late = new Promise<void>((resolve) => setTimeout(resolve, CALL_TIME));
      await Promise.race([asking?.settled(), late]);
    },
  };
}

export const { start: startBonuses, known: bonusesKnown } = createOffers();

/** Whose bonuses they are, and in which currency their values are. */
function ownerOf(session: Session): string {
  const { player } = session;
  return `${player?.id} ${activeAccount(session)?.currency ?? player?.currency}`;
}

/** Requests the bonuses again: a placed bet may have used a freebet up. */
export const forgetBonuses = bonuses.forget;

/**
 * The inputs that decide whether a bonus fits: the bets, their prices (a bonus has limits), their
 * stakes and the currency of those.
 */
function whatCounts({ bets }: SlipView<SlipSelection>): string {
  return JSON.stringify(
    bets.map(({ bet, selections, stake }) => [
      bet.id,
      bet.type,
      bet.systemId,
      bet.customOdds?.odds,
      bet.stake.currency,
      stake.ok ? stake.value : 0,
      selections.map(({ id, odds, matchStatus }) => [id, odds, matchStatus]),
    ]),
  );
}

async function ask(
  view: SlipView<SlipSelection>,
): Promise<Record<string, readonly BonusOffer[]> | undefined> {
  const currency = view.bets[0]?.bet.stake.currency ?? "";
  const bets = view.bets.filter((bet) => !bet.conflict);
  if (bets.length === 0) return {};
  try {
    const plain = bets.map((bet) => placementOf(bet, currency));
    const [all, answers] = await Promise.all([bonuses(), fetchTicketBonuses(plain)]);
    $names.set(namesOf(all));
    return Object.fromEntries(
      bets.map((bet, at) => [bet.bet.id, offersOf(answers[at]?.bonuses ?? [], all)]),
    );
  } catch (error) {
    reportError(error, "the bonuses of the slip could not be fetched");
    return undefined;
  }
}

function namesOf(all: Bonuses): ReadonlyMap<number, string> {
  const lists = [all.comboboosts, all.freebets, all.huntings, all.tournaments, all.lootboxes];
  return new Map(lists.flatMap((list) => list.map(({ id, name }) => [id, name] as const)));
}

/** Converts the operator's answer for a bet into offers. */
export function offersOf(answers: readonly TicketBonus[], all: Bonuses): BonusOffer[] {
  return answers.flatMap((answer) => {
    const { bonus_id: id, bonus_type, active_range_index, suitable_selections: counted } = answer;
    const type = BONUS_TYPES.find((one) => one === bonus_type);
    if (!type) return [];
    const boost = all.comboboosts.find((one) => one.id === id);
    const freebet = all.freebets.find((one) => one.id === id);
    const factor = boost?.ranges[active_range_index ?? -1]?.bonus_odds;
    return {
      id,
      type,
      isUsable: isUsable(type, answer.user_bonus_status) && (type !== "comboboost" || !!factor),
      factor,
      next: boost && nextBoost(boost.ranges, boost.min_odds, counted.length),
      stake: freebet?.issued_amount,
      currency: freebet?.currency,
    };
  });
}

/**
 * Whether a bet can use a bonus in this state. A bonus that earns points must be activated by the
 * player first; a boost or a freebet can be used directly.
 */
function isUsable(type: BonusType, status: string): boolean {
  return status === "active" || (status === "available" && !EARNING.has(type));
}

const EARNING: ReadonlySet<BonusType> = new Set(["hunting", "tournament", "lootbox"]);
