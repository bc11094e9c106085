/** What the visitor requested before its code was loaded. */
export interface Wish {
  readonly code?: string;
  readonly quickBet?: boolean;
}
