/**
 * The slip: which bets the picked selections make, and what is staked on each (spec 4, 5).
 *
 * What is picked is a flat ordered list that the core keeps (`core/selections.ts`), because a price
 * can be taken before any of this code is loaded. The slip is a *layout* over that list: bets that
 * name their selections by id. `nextSlip` is its one way to change: an event and what is picked now
 * go in, the next slip comes out, so any history can be replayed.
 */

import type { SystemKind } from "../api/wire.gen";
import { arrange } from "./arrange";
import type { BetType } from "./bet-type";
import type { BonusChoice, BonusOffer } from "./bonus";
import {
  acceptBet,
  changeStake,
  changeSystem,
  changeType,
  chooseBonus,
  mapBets,
  takeCustomOdds,
  takeOffers,
  tell,
  withoutFreebet,
} from "./changes";
import type { RatedCurrency } from "./exchange";
import { addCustomBet, addShared, restore } from "./incoming";
import type { CurrencyUnit } from "./money";
import { type AcceptMode, acceptChanges, type Quote } from "./selection";
import type { SharedBet } from "./shared";
import { noStake, type Stake, setStake, typedStake } from "./stake";

/** A picked selection, as far as the rules look at it. */
export interface Picked extends Quote {
  /** Key of its price. */
  readonly id: string;
  /** The match. */
  readonly matchId: number;
  /** State of the match. */
  readonly matchStatus: "prematch" | "live" | "others";
  /** Who supplies the match. */
  readonly provider: string;
}

/** The joined price of a custom bet, in thousandths. */
export interface CustomOdds {
  /** The price now. */
  readonly odds: number;
  /** The price that the player last accepted. */
  readonly accepted: number;
}

/** One bet of the slip (spec 3, "Bet slip entry"). */
export interface SlipBet {
  /** Unique in this slip, as long as the bet is there. */
  readonly id: string;
  readonly type: BetType;
  /** Ids of what it is on, in the order in which they were picked. Never empty. */
  readonly selectionIds: readonly string[];
  /** The operator's number of the system; of system bets only. */
  readonly systemId?: number | undefined;
  /** Of custom bets only; absent until the operator has named it for these selections. */
  readonly customOdds?: CustomOdds | undefined;
  /** What the player typed, as a stake or as a return. */
  readonly stake: Stake;
  /** Which bonus is used. */
  readonly bonus: BonusChoice;
  /** What the operator offers for this bet; absent until it has said so for what it is now. */
  readonly offers?: readonly BonusOffer[] | undefined;
  /** What the operator said about this bet when it refused the ticket (spec 8, `errors_by_bet`). */
  readonly message?: string | undefined;
}

/** The slip's layout. */
export interface Slip {
  readonly version: 2;
  /** Several singles, or one bet; a custom bet stands first. */
  readonly bets: readonly SlipBet[];
  /** Number of the next bet's id. */
  readonly next: number;
}

/** What the operator allows (spec 3, "System settings"). */
export interface SlipRules {
  /** Providers of which a ticket can hold several singles. */
  readonly multiSingleProviders: readonly string[];
  /** The provider of which systems are taken. */
  readonly primaryProvider: string;
  /** Systems that there are. */
  readonly systemTypes: readonly SystemKind[];
  readonly customBetEnabled: boolean;
  /** Whether a custom bet of one selection is a bet. */
  readonly customBetAllowSingle: boolean;
  /** Whether several bets of a ticket can use a freebet each. */
  readonly allowMultipleFreebets: boolean;
  /** How changed odds are taken. */
  readonly acceptMode: AcceptMode;
  /** The account's currency. */
  readonly unit: CurrencyUnit;
  /** Currencies of the operator, by whose rates shared stakes are converted. */
  readonly currencies: readonly RatedCurrency[];
  /** BCP 47 tag of the page: stakes are read as its language writes them. */
  readonly tag: string;
}

/** What holds while an event happens. */
export interface SlipContext {
  /** What is picked now, in order: the event's own effect on it included. */
  readonly selections: readonly Picked[];
  readonly rules: SlipRules;
}

/** What can happen to a slip. */
export type SlipEvent =
  /** Something was picked or dropped, here or in another tab: the layout follows. */
  | { readonly kind: "selections" }
  /** The player wants another type; ignored where `refuseType` says why not. */
  | { readonly kind: "type"; readonly type: BetType }
  | { readonly kind: "system"; readonly betId: string; readonly systemId: number }
  /** Typed as the stake, or as the return that the player wants. */
  | {
      readonly kind: "stake";
      readonly betId: string;
      readonly text: string;
      readonly by: "stake" | "profit";
    }
  /** A quick amount or the maximum, in subunits: takes the stake's place. */
  | { readonly kind: "amount"; readonly betId: string; readonly value: number }
  /** What the operator offers now, by bet (`POST /bonuses`); bets that it does not name have none. */
  | {
      readonly kind: "offers";
      readonly byBet: Readonly<Record<string, readonly BonusOffer[]>>;
    }
  /** The player chose a bonus, or none. */
  | { readonly kind: "bonus"; readonly betId: string; readonly bonusId: number | null }
  /** The account's currency is another one now: `rules.unit`. */
  | { readonly kind: "currency" }
  /** The joined price of a custom bet came. */
  | { readonly kind: "custom_odds"; readonly betId: string; readonly odds: number }
  /** A custom bet was built; its selections are picked. */
  | {
      readonly kind: "custom_bet";
      readonly selectionIds: readonly string[];
      readonly odds: number;
    }
  /** The player accepted what changed; `acceptSelections` said what is left of the selections. */
  | { readonly kind: "accepted" }
  /** A slip came from storage, maybe written in another language or currency. */
  | { readonly kind: "restored"; readonly slip: Slip }
  /** Bets that somebody shared; their selections are picked. */
  | { readonly kind: "shared"; readonly bets: readonly SharedBet[] }
  /** What the operator said about each bet; null where it said nothing. */
  | {
      readonly kind: "messages";
      readonly byBet: Readonly<Record<string, string | null>>;
    }
  /** These bets were placed: what they used up is gone. */
  | { readonly kind: "placed"; readonly betIds: readonly string[] }
  | { readonly kind: "cleared" };

/** A slip with nothing in it. */
export const EMPTY_SLIP: Slip = { version: 2, bets: [], next: 1 };

/**
 * The slip after an event: the same object when nothing changed.
 *
 * Send nothing before the operator's settings are known: without them several singles would be
 * joined as if they were not allowed.
 */
export function nextSlip(slip: Slip, event: SlipEvent, context: SlipContext): Slip {
  switch (event.kind) {
    // These say themselves which bet each selection stands in.
    case "restored":
      return arrange(restore(event.slip, context.rules), context);
    case "custom_bet":
      return arrange(addCustomBet(slip, event, context), context);
    case "shared":
      return arrange(addShared(slip, event.bets, context), context);
    default:
      return arrange(apply(arrange(slip, context), event, context), context);
  }
}

type LayoutEvent = "restored" | "custom_bet" | "shared";

function apply(
  slip: Slip,
  event: Exclude<SlipEvent, { kind: LayoutEvent }>,
  context: SlipContext,
): Slip {
  const { unit, tag } = context.rules;
  switch (event.kind) {
    case "selections":
      return slip;
    case "type":
      return changeType(slip, event.type, context);
    case "system":
      return changeSystem(slip, event.betId, event.systemId, context.rules);
    case "stake":
      return changeStake(slip, event.betId, typedStake(event.text, event.by, unit, tag));
    case "amount":
      return changeStake(slip, event.betId, setStake(event.value, "stake", unit, tag));
    case "offers":
      return mapBets(slip, (bet) => takeOffers(bet, event.byBet[bet.id] ?? [], unit.code));
    case "bonus":
      return chooseBonus(slip, event.betId, event.bonusId, context.rules);
    case "currency":
      return mapBets(slip, (bet) =>
        bet.stake.currency === unit.code
          ? bet
          : { ...withoutFreebet(bet, unit.code), stake: noStake(unit.code, "sharing") },
      );
    case "custom_odds":
      return mapBets(slip, (bet) =>
        bet.id === event.betId ? takeCustomOdds(bet, event.odds) : bet,
      );
    case "accepted":
      return mapBets(slip, acceptBet);
    case "messages":
      return mapBets(slip, (bet) => tell(bet, event.byBet[bet.id] ?? undefined));
    case "placed":
      return mapBets(slip, (bet) =>
        event.betIds.includes(bet.id) ? tell(withoutFreebet(bet, unit.code), undefined) : bet,
      );
    case "cleared":
      return slip.bets.length === 0 ? slip : { ...slip, bets: [] };
  }
}

/**
 * What is left of the selections when the player accepts what changed (spec 4): new prices are
 * taken, what cannot be bet on leaves, and so does all of a custom bet whose match takes no bets.
 * Set the flat list to this, then send `accepted`.
 */
export function acceptSelections<S extends Picked>(slip: Slip, selections: readonly S[]): S[] {
  const over = new Set(
    selections.filter(({ matchStatus }) => matchStatus === "others").map(({ id }) => id),
  );
  const gone = new Set(
    slip.bets
      .filter((bet) => bet.type === "custom_bet" && bet.selectionIds.some((id) => over.has(id)))
      .flatMap((bet) => bet.selectionIds),
  );
  return acceptChanges(selections.filter(({ id }) => !gone.has(id)));
}
