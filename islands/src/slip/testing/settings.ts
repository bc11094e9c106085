/** An operator's settings with two currencies. Visitors have rand: it is the first. */
import type { Settings } from "../../api/schemas/settings";

export const TWO_CURRENCIES = {
  stakes: ["ZAR", "EUR"].map((currency) => ({
    currency,
    amounts: [],
    min: 100,
    max: 100_000,
    max_payout: 1_000_000,
  })),
  auto_accept_odds_change: "none",
  odds_types: { available: ["european"], selected: "european" },
  currencies: [
    { code: "ZAR", subunits: 100 },
    { code: "EUR", subunits: 100 },
  ],
  system_types: [],
  multi_bet_settings: [],
  sport_type_providers: [],
} as unknown as Settings;
