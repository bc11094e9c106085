/** The player's bets, and the answers about bets to be placed, as far as the islands read them. */

import type { InferOutput } from "valibot";
import * as v from "valibot";
import type { PushMessage } from "../push-events";
import { all, type Reader, record, rows } from "../read";
import type * as wire from "../wire.gen";
import {
  flag,
  like,
  list,
  maybe,
  moment,
  name,
  optional,
  positive,
  price,
  reader,
  text,
  whole,
  word,
} from "./schema";

const named = like<wire.Named>()({ id: whole, name: text });

const bonusUse = like<wire.BonusUse>()({
  id: whole,
  type: word<wire.BonusKind>(),
  odds: optional(positive),
});

const stake = like<wire.StakeWire>()({ value: whole, currency: name });

const placedSelection = like<wire.SelectionPlacement>()({
  match_id: whole,
  market_id: whole,
  specifier: maybe(text),
  outcome_id: whole,
  odds: positive,
});

const betSelection = like<wire.BetSelection>()({
  id: whole,
  status: word<wire.BetResult>(),
  market: named,
  outcome: named,
  odds: positive,
  match: like<wire.BetMatch>()({
    id: whole,
    slug: text,
    sport_key: text,
    home: text,
    away: text,
    start_time: moment,
  }),
  specifier: maybe(text),
});

/** A system: `win_count`, or up to `max_win_count`, of `total_count` selections make a line. */
export const systemKind = v.pipe(
  like<wire.SystemKind>()({
    id: whole,
    win_count: positive,
    max_win_count: optional(positive),
    total_count: positive,
  }),
  v.check(
    ({ win_count, max_win_count = win_count, total_count }) =>
      win_count <= max_win_count && max_win_count <= total_count,
    "lines within the selections",
  ),
);

const cashedPart = like<wire.CashedPart>()({
  attempt_id: text,
  stake: positive,
  amount: whole,
  at: moment,
});

/** A bet of the player's history. */
export const bet = like<wire.Bet>()({
  id: name,
  type: word<wire.BetKind>(),
  ref: text,
  status: word<wire.BetStatus>(),
  stake: like<wire.Money>()({ value: whole, currency: name, subunits: positive }),
  win_amount: whole,
  odds: positive,
  selections: list(betSelection),
  created_at: moment,
  result: word<wire.BetResult>(),
  to_cashout: maybe(whole),
  // An operator that cashes out no parts leaves both out.
  min_part: maybe(positive),
  parts: list(cashedPart),
  bonus: maybe(bonusUse),
  system: maybe(systemKind),
  is_vip: flag,
  // Null for a bet that was placed elsewhere. An operator that does not keep it leaves it out.
  attempt_id: v.nullish(text),
});

export type Bet = InferOutput<typeof bet>;
export type BetSelection = InferOutput<typeof betSelection>;
export type SystemKind = InferOutput<typeof systemKind>;

export const readBet = reader(bet);
export const readBets = rows(readBet);

const placedBet = like<wire.PlacedBet>()({
  bet_id: name,
  status: word<wire.BetStatus>(),
  is_vip: flag,
  selections: list(placedSelection),
});

export type PlacedBet = InferOutput<typeof placedBet>;

/** One row per bet, in their order: none may be left out. */
export const readPlacedBets = all(reader(placedBet));

/** One row per bet, in their order. */
export const readMaxStakes = all(reader(like<wire.MaxStake>()({ max_stake: stake })));

export const readCustomOdds = reader(like<wire.CustomOdds>()({ odds: price }));
export const readShareCode = reader(like<wire.ShareCode>()({ code: name }));

/** It may be without a price by now. */
const sharedSelection = like<wire.SelectionPlacement>()({
  match_id: whole,
  market_id: whole,
  specifier: maybe(text),
  outcome_id: whole,
  odds: whole,
});

const sharedBet = like<wire.BetPlacement>()({
  stake,
  selections: list(sharedSelection),
  system_id: optional(whole),
  custom_odds: optional(positive),
});

export type SharedPlacement = InferOutput<typeof sharedBet>;

/** The bets of a share code. Unreadable ones are left out, as settled ones are. */
export const readSharedBets: Reader<{ bets: SharedPlacement[] }> = (value, at) => ({
  bets: rows(reader(sharedBet))(record(value, at).bets, `${at}.bets`),
});

/** The bet of a push event: complete, in its current state. */
export const readBetChanged = reader(like<PushMessage<"bet_changed">>()({ bet }));

/** The new cash-out offer of a push event. */
export const readOfferChanged = reader(
  like<PushMessage<"bet_cashout_changed">>()({ bet_id: name, to_cashout: maybe(whole) }),
);
