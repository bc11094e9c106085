/** Slips, selections and rules for tests: nothing is wrong unless a test says otherwise. */

import type { SystemKind } from "../../api/schemas/bets";
import { EMPTY_SLIP, nextSlip } from "../slip";
import type { Picked, Slip, SlipBet, SlipContext, SlipEvent, SlipRules } from "../slip-types";
import { noStake } from "../stake";

export const ZAR = { code: "ZAR", subunits: 100 };
export const EUR = { code: "EUR", subunits: 100 };

/** Currencies of the operator; PTS has no rate. */
export const CURRENCIES = [
  { ...ZAR, rate: "20" },
  { ...EUR, rate: "1" },
  { code: "PTS", subunits: 1 },
];

/** All systems of up to eight selections; the number of 2 of 3 is 203, and that of 2 up to 3 of 3 (a Trixie) 2303. */
export const SYSTEMS: readonly SystemKind[] = [3, 4, 5, 6, 7, 8].flatMap((total) => [
  ...Array.from({ length: total - 2 }, (_, at) => ({
    id: (at + 2) * 100 + total,
    win_count: at + 2,
    total_count: total,
  })),
  ...(total > 6 ? [2] : [1, 2]).map((least) => ({
    id: least * 1000 + total * 100 + total,
    win_count: least,
    max_win_count: total,
    total_count: total,
  })),
]);

/** Rules that allow everything except several singles. */
export const rules = (change: Partial<SlipRules> = {}): SlipRules => ({
  multiSingleProviders: [],
  primaryProvider: "betradar",
  systemTypes: SYSTEMS,
  customBetEnabled: true,
  customBetAllowSingle: false,
  allowMultipleFreebets: false,
  acceptMode: "none",
  unit: ZAR,
  currencies: CURRENCIES,
  tag: "en-ZA",
  ...change,
});

/** The same with several singles allowed. */
export const multi = (change: Partial<SlipRules> = {}): SlipRules =>
  rules({ multiSingleProviders: ["betradar"], ...change });

/** The bet `b1` on the selections with these ids, a letter each: a single or a combo, without a stake. */
export const bet = (ids: string, change: Partial<SlipBet> = {}): SlipBet => ({
  id: "b1",
  type: ids.length === 1 ? "single" : "combo",
  selectionIds: [...ids],
  stake: noStake("ZAR"),
  bonus: "auto",
  ...change,
});

/** A slip with these bets; the next one is `b9`. */
export const slipOf = (...bets: readonly SlipBet[]): Slip => ({ version: 2, bets, next: 9 });

/** A selection at 2.00, each on its own match. */
export const picked = (id: string, change: Partial<Picked> = {}): Picked => ({
  id,
  matchId: [...id].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0),
  matchStatus: "prematch",
  provider: "betradar",
  odds: 2000,
  acceptedOdds: 2000,
  initialOdds: 2000,
  isSuspended: false,
  isChanged: false,
  isNotAvailable: false,
  ...change,
});

/** A selection for each letter. */
export const picks = (letters: string): Picked[] => [...letters].map((id) => picked(id));

/** The circumstances of an event. */
export const context = (
  selections: readonly Picked[] | string,
  allowed: SlipRules = rules(),
): SlipContext => ({
  selections: typeof selections === "string" ? picks(selections) : selections,
  rules: allowed,
});

/** A slip after events under one context. */
export const slipAfter = (given: SlipContext, ...events: readonly SlipEvent[]): Slip =>
  [{ kind: "selections" } as const, ...events].reduce<Slip>(
    (slip, event) => nextSlip(slip, event, given),
    EMPTY_SLIP,
  );

/** A summary of the bets of a slip: `combo ab 50`. */
export const summary = ({ bets }: Slip): string[] =>
  bets.map(({ type, selectionIds, systemId, stake }) =>
    [type, systemId, selectionIds.join(""), stake.text].filter(Boolean).join(" "),
  );

/** The player chooses another type. */
export const type = (wanted: "single" | "combo" | "system"): SlipEvent => ({
  kind: "type",
  type: wanted,
});

/** The player types a stake, or a potential win. */
export const stake = (text: string, betId = "b1", by: "stake" | "profit" = "stake"): SlipEvent => ({
  kind: "stake",
  betId,
  text,
  by,
});

/** A custom bet with a selection for each letter. */
export const customBet = (ids: string, odds = 3000): SlipEvent => ({
  kind: "custom_bet",
  selectionIds: [...ids],
  odds,
});
