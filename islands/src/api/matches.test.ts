import { expect, test } from "vitest";
import { readMarket } from "./matches";

const market = (odds: number, active: boolean) => ({
  id: 1,
  name: "1x2",
  status: 1,
  specifier: null,
  priority: 1,
  most_balanced: true,
  custom_bet_groups: [],
  market_groups: [],
  outcomes: [{ id: 1, name: "Arsenal", active, odds }],
});

test.each([
  [0, true, false],
  [999, true, false],
  [1000, true, false],
  [1001, true, true],
  [1850, true, true],
  [1850, false, false],
])(
  "an outcome at %d thousandths that is sent as open (%s) takes bets: %s",
  (odds, active, takes) => {
    const [outcome] = readMarket(market(odds, active), "market").outcomes;
    expect(outcome).toEqual({ id: 1, name: "Arsenal", active: takes, odds });
  },
);
