/** Whether quick bet is on. Separate from its store, which is not loaded while it is off. */
import { atom } from "nanostores";

/** Set by `quick-bet.ts`. */
export const $quickBetOn = atom(false);
