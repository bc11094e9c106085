/** The player's bonuses, and those that fit a ticket, as far as the islands read them. */
import type { InferOutput } from "valibot";
import { all, or, type Reader, record, rows } from "../read";
import type * as wire from "../wire.gen";
import { like, list, maybe, name, positive, reader, spare, text, whole, word } from "./schema";

const comboboost = like<wire.Comboboost>()({
  id: whole,
  name: text,
  ranges: list(
    like<wire.ComboboostRange>()({ min_count: spare("min_count", whole, 0), bonus_odds: positive }),
  ),
  min_odds: spare("min_odds", positive, undefined),
});

const freebet = like<wire.Freebet>()({
  id: whole,
  name: text,
  issued_amount: whole,
  currency: name,
});

const farming = like<wire.Farming>()({ id: whole, name: text });

/** Bonuses of all kinds. */
export interface Bonuses {
  readonly comboboosts: InferOutput<typeof comboboost>[];
  readonly freebets: InferOutput<typeof freebet>[];
  readonly huntings: InferOutput<typeof farming>[];
  readonly tournaments: InferOutput<typeof farming>[];
  readonly lootboxes: InferOutput<typeof farming>[];
}

/** Each bonus is independent, and each kind: an operator may not have all. */
export const readBonuses: Reader<Bonuses> = (value, at) => {
  const it = record(value, at);
  const bonusesOf = <T>(kind: keyof wire.Bonuses, read: Reader<T>) =>
    or(rows(read), [])(it[kind], `${at}.${kind}`);
  return {
    comboboosts: bonusesOf("comboboosts", reader(comboboost)),
    freebets: bonusesOf("freebets", reader(freebet)),
    huntings: bonusesOf("huntings", reader(farming)),
    tournaments: bonusesOf("tournaments", reader(farming)),
    lootboxes: bonusesOf("lootboxes", reader(farming)),
  };
};

const ticketBonus = like<wire.TicketBonus>()({
  bonus_id: whole,
  bonus_type: word<wire.BonusKind>(),
  user_bonus_status: word<wire.BonusStatus>(),
  active_range_index: maybe(whole),
  suitable_selections: spare("suitable_selections", list(whole), []),
});

export type TicketBonus = InferOutput<typeof ticketBonus>;

/** One row per bet, in their order: none may be left out. */
export const readTicketBonuses = all(
  reader(like<wire.TicketBonuses>()({ bonuses: list(ticketBonus) })),
);
