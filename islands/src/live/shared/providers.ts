/** Which providers of prices are down: their matches take no bets until they are back. */
import { atom } from "nanostores";

/** Those that are down, as the operator last reported. */
export const $down = atom<ReadonlySet<string | undefined>>(new Set());
