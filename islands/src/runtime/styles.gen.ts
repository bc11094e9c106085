// Written by `npm run generate` from islands.mjs. Do not edit.

/** A stylesheet that is loaded later. */
export type LaterStyle =
  | "account"
  | "builder"
  | "listing"
  | "match-centre"
  | "moves"
  | "my-bets"
  | "notifications"
  | "profile"
  | "search"
  | "slip"
  | "statement";
