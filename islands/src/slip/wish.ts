/** What was asked for before the code that does it was there. */
export interface Wish {
  readonly code?: string;
  readonly quickBet?: boolean;
}
