/** How selections ended, and what each multiplies a bet by (spec 4, "Bet results"). */

/** How a selection ended. */
export type LegOutcome = "open" | "win" | "half_win" | "refund" | "half_lose" | "lose";

/**
 * How a selection of the operator's history ended. `canceled` is a refund; anything that is not a
 * result yet, or that this version does not know, is open.
 */
export declare function legOutcome(result: string): LegOutcome;
