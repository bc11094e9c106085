/**
 * Groups of rules, in folders of `islands/src/`: what is changed, and the tests that must notice it. Betting needs no
 * page and keeps no state, so its tests run outside of one, all in the same world: several times as fast.
 */

const folder = (name) => ({
  mutate: [`src/${name}/*.ts`, `!src/${name}/*.test.ts`],
  tests: [`src/${name}/**/*.test.ts`],
});

/** Of betting, what works with prices and money; the rest are the slip and its bets. */
const PRICES = [
  ...["exchange", "explanation", "fractions", "lines", "money", "odds", "payout", "price"],
  ...["rational", "settlement"],
];

/** The groups by their names. */
export const GROUPS = {
  favourites: {
    mutate: ["favourites", "press", "stars", "store"].map((name) => `src/favourites/${name}.ts`),
    tests: folder("favourites").tests,
  },
  limits: {
    mutate: ["names", "prompt", "rules", "testing/room", "watch", "words"].map(
      (name) => `src/limits/${name}.ts`,
    ),
    tests: folder("limits").tests,
  },
  deposits: {
    mutate: ["paying-steps", "result"].map((name) => `src/account/deposit/${name}.ts`),
    tests: folder("account").tests,
  },
  account: {
    mutate: [
      ...["address", "forms", "gates", "shared/play", "shared/session"],
      ...[
        "shared/host",
        "shared/left-to-host",
        "shared/refusal-problems",
        "shared/session-hint",
        "shared/sign-in",
        "sign-up/fields",
      ],
    ].map((name) => `src/account/${name}.ts`),
    tests: folder("account").tests,
  },
  prices: {
    mutate: PRICES.map((name) => `src/betting/${name}.ts`),
    tests: folder("betting").tests,
    pure: true,
  },
  slips: {
    mutate: [...folder("betting").mutate, ...PRICES.map((name) => `!src/betting/${name}.ts`)],
    tests: folder("betting").tests,
    pure: true,
  },
};
