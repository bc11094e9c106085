/** The operator's settings, as far as the islands read them. */
import type { InferOutput } from "valibot";
import { type Reader, record, rows } from "../read";
import type * as wire from "../wire.gen";
import { type SystemKind, systemKind } from "./bets";
import { flag, like, list, name, optional, positive, reader, text, whole, word } from "./schema";

const stakeSettings = like<wire.StakeSettings>()({
  currency: name,
  amounts: list(whole),
  min: whole,
  max: whole,
  max_payout: whole,
});

const currency = like<wire.Currency>()({
  code: name,
  subunits: positive,
  subcurrencies: optional(list(like<wire.Subcurrency>()({ code: name, subunits: positive }))),
  rate: optional(text),
});

const settings = like<wire.Settings>()({
  custom_bet_allow_single: flag,
  custom_bet_enabled: flag,
  stakes: list(stakeSettings),
  auto_accept_odds_change: word<wire.OddsAcceptMode>(),
  odds_types: like<wire.OddsTypes>()({
    available: list(word<wire.OddsFormat>()),
    selected: word<wire.OddsFormat>(),
  }),
  allow_multiple_active_user_freebets: flag,
  currencies: list(currency),
  sport_type_providers: list(
    like<wire.SportTypeProvider>()({
      sport_type: word<wire.SportKind>(),
      provider: word<wire.Provider>(),
    }),
  ),
  multi_bet_settings: list(
    like<wire.MultiBetSettings>()({
      provider: word<wire.Provider>(),
      multi_single_available: flag,
    }),
  ),
});

const readSystems = rows(reader(systemKind));

export type Settings = InferOutput<typeof settings> & {
  readonly system_types: readonly SystemKind[];
};
export type StakeSettings = InferOutput<typeof stakeSettings>;
export type Currency = InferOutput<typeof currency>;

const readAll = reader(settings);

/** All of them or none, because a stake limit that is only half read would be no limit. A system is left out alone. */
export const readSettings: Reader<Settings> = (value, at) => ({
  ...readAll(value, at),
  system_types: readSystems(record(value, at).system_types ?? null, `${at}.system_types`),
});
