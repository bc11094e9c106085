/** The shapes of a slip: its layout, what it depends on, and what can happen to it (`slip.ts`). */
import type { SystemKind } from "../api/schemas/bets";
import type { BetType } from "./bet-type";
import type { BonusChoice, BonusOffer } from "./bonus";
import type { RatedCurrency } from "./exchange";
import type { CurrencyUnit } from "./money";
import type { AcceptMode, Quote } from "./selection";
import type { SharedBet } from "./shared";
import type { Stake } from "./stake";

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
