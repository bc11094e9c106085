/** The types of a slip: its layout, its context, and its events (`slip.ts`). */
import type { SystemKind } from "../api/schemas/bets";
import type { BetType } from "./bet-type";
import type { BonusChoice, BonusOffer } from "./bonus";
import type { RatedCurrency } from "./exchange";
import type { CurrencyUnit } from "./money";
import type { AcceptMode, Quote } from "./selection";
import type { SharedBet } from "./shared";
import type { Stake, TypedSource } from "./stake";

/** A picked selection, as far as the rules use it. */
export interface Picked extends Quote {
  /** Key of its price. */
  readonly id: string;
  /** The match. */
  readonly matchId: number;
  /** State of the match. */
  readonly matchStatus: "prematch" | "live" | "others";
  /** Provider of the match. */
  readonly provider: string;
}

/** The joined price of a custom bet, in thousandths. */
export interface CustomOdds {
  /** The current price. */
  readonly odds: number;
  /** The price that the player last accepted. */
  readonly accepted: number;
}

/** One bet of the slip. */
export interface SlipBet {
  /** Unique in this slip, for the lifetime of the bet. */
  readonly id: string;
  readonly type: BetType;
  /** Ids of its selections, in the order in which they were picked. Never empty. */
  readonly selectionIds: readonly string[];
  /** The operator's id of the system; only for system bets. */
  readonly systemId?: number | undefined;
  /** Only for custom bets; absent until the operator has priced these selections. */
  readonly customOdds?: CustomOdds | undefined;
  /** The player's input, as a stake or as a return. */
  readonly stake: Stake;
  /** The bonus that is used. */
  readonly bonus: BonusChoice;
  /** The operator's offers for this bet; absent until they arrive for its current state. */
  readonly offers?: readonly BonusOffer[] | undefined;
  /** The operator's message about this bet when it refused the ticket (`errors_by_bet`). */
  readonly message?: string | undefined;
}

/** The slip's layout. */
export interface Slip {
  readonly version: 2;
  /** Several singles, or one bet; a custom bet comes first. */
  readonly bets: readonly SlipBet[];
  /** Number of the next bet's id. */
  readonly next: number;
  /** Set while the player wants several selections as singles, not as the combo that leads. */
  readonly chosen?: "single" | undefined;
  /** The stakes of singles that were joined, by selection: for as long as their sum is that of the joined bet. */
  readonly apart?: Readonly<Record<string, Stake>> | undefined;
  /** The operator's offers for the combo that singles are shown as, and for which selections. */
  readonly leadOffers?:
    | { readonly ids: string; readonly offers: readonly BonusOffer[] }
    | undefined;
}

/** What the operator allows. */
export interface SlipRules {
  /** Providers that allow several singles in a ticket. */
  readonly multiSingleProviders: readonly string[];
  /** The provider whose selections can form systems. */
  readonly primaryProvider: string;
  /** The available systems. */
  readonly systemTypes: readonly SystemKind[];
  readonly customBetEnabled: boolean;
  /** Whether a custom bet may have only one selection. */
  readonly customBetAllowSingle: boolean;
  /** Whether several bets of a ticket can use a freebet each. */
  readonly allowMultipleFreebets: boolean;
  /** Accept mode for changed odds. */
  readonly acceptMode: AcceptMode;
  /** The account's currency. */
  readonly unit: CurrencyUnit;
  /** The operator's currencies, whose rates convert shared stakes. */
  readonly currencies: readonly RatedCurrency[];
  /** BCP 47 tag of the page, which decides how stakes are parsed. */
  readonly tag: string;
}

/** The circumstances of an event. */
export interface SlipContext {
  /** The current selections, in order, including the event's own effect on them. */
  readonly selections: readonly Picked[];
  readonly rules: SlipRules;
}

/** The events of a slip. */
export type SlipEvent =
  /** A selection was added or dropped, here or in another tab: the layout follows. */
  | { readonly kind: "selections" }
  /** The player chose another type; ignored where `refuseType` gives a reason. */
  | { readonly kind: "type"; readonly type: BetType }
  | { readonly kind: "system"; readonly betId: string; readonly systemId: number }
  /** The player typed a stake, that on each line of a system, or a potential win. */
  | {
      readonly kind: "stake";
      readonly betId: string;
      readonly text: string;
      readonly by: TypedSource;
    }
  /** A quick amount or the maximum, in subunits: replaces the stake. */
  | { readonly kind: "amount"; readonly betId: string; readonly value: number }
  /** The operator's current offers, by bet (`POST /bonuses`); bets that are missing have none. */
  | {
      readonly kind: "offers";
      readonly byBet: Readonly<Record<string, readonly BonusOffer[]>>;
    }
  /** The player chose a bonus, or none. */
  | { readonly kind: "bonus"; readonly betId: string; readonly bonusId: number | null }
  /** The account's currency changed to `rules.unit`. */
  | { readonly kind: "currency" }
  /** The joined price of a custom bet arrived. */
  | { readonly kind: "custom_odds"; readonly betId: string; readonly odds: number }
  /** A custom bet was built; its selections are already picked. */
  | {
      readonly kind: "custom_bet";
      readonly selectionIds: readonly string[];
      readonly odds: number;
    }
  /** The player accepted the changes; `acceptSelections` gave the remaining selections. */
  | { readonly kind: "accepted" }
  /** A slip was restored from storage, possibly written in another language or currency. */
  | { readonly kind: "restored"; readonly slip: Slip }
  /** Shared bets were added; their selections are already picked. */
  | { readonly kind: "shared"; readonly bets: readonly SharedBet[] }
  /** The operator's message about each bet; null where there is none. */
  | {
      readonly kind: "messages";
      readonly byBet: Readonly<Record<string, string | null>>;
    }
  /** These bets were placed: their selections and bonuses are used up. */
  | { readonly kind: "placed"; readonly betIds: readonly string[] }
  | { readonly kind: "cleared" };
