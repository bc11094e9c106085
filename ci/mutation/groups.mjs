/** Groups of rules, in folders of `islands/src/`: what is changed, and the tests that must notice it. */

const folder = (name) => ({
  mutate: [`src/${name}/*.ts`, `!src/${name}/*.test.ts`],
  tests: [`src/${name}/**/*.test.ts`],
});

/** The groups by their names. */
export const GROUPS = {
  favourites: {
    mutate: ["favourites", "press", "stars", "store"].map((name) => `src/favourites/${name}.ts`),
    tests: folder("favourites").tests,
  },
  limits: {
    mutate: ["names", "prompt", "rules", "watch", "words"].map((name) => `src/limits/${name}.ts`),
    tests: folder("limits").tests,
  },
  deposits: {
    mutate: ["after", "result"].map((name) => `src/account/deposit/${name}.ts`),
    tests: folder("account").tests,
  },
  account: {
    mutate: [
      ...["address", "forms", "gates", "refusal", "shared/play", "shared/session"],
      ...["shared/session-hint", "shared/sign-in", "sign-up/fields"],
    ].map((name) => `src/account/${name}.ts`),
    tests: folder("account").tests,
  },
  betting: folder("betting"),
};
