/** Whether quick bet is on: apart from its store, which a page on which it is off never loads. */
import { atom } from "nanostores";

/** Set by `quick-bet.ts`. */
export const $quickBetOn = atom(false);
