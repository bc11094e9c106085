/** Selections that cannot stand in one bet (spec 4, "Adding a selection"). */

/** Why selections cannot make one bet. The ids are those that the player may remove. */
export type Conflict =
  /** Several of one match in a combo or system: every one of them. */
  | { readonly kind: "same_match"; readonly ids: readonly string[] }
  /** Providers do not mix: those of another one than the first selection's. */
  | { readonly kind: "mixed_providers"; readonly ids: readonly string[] }
  /** Systems are of the primary provider alone: those of another one. */
  | { readonly kind: "system_provider"; readonly ids: readonly string[] }
  /** A custom bet is of one match: those of another one than the first selection's. */
  | { readonly kind: "custom_bet_match"; readonly ids: readonly string[] }
  /** A custom bet is placed on its own: what else is in the slip. */
  | { readonly kind: "custom_bet_alone"; readonly ids: readonly string[] };
