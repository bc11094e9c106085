/**
 * Whether the phone number that a player signs in with is verified: an operator may send one that is not yet. Loaded where
 * that is asked for: on a site that wants numbers verified, and in the profile.
 */
import { fetchPhone } from "../../api/platform";
import type { Player } from "../../api/schemas/player";
import { reportError } from "../../report/report";
import { cached } from "../../state/cached";

/**
 * Whether it is; undefined where the operator does not say. The parts of a page share one answer by what is known of a
 * player: a player who has verified a number is fetched again.
 */
export const isPhoneVerified = cached(async (_: Player): Promise<boolean | undefined> => {
  try {
    return (await fetchPhone()).verified;
  } catch (error) {
    reportError(error, "it is not known whether the phone number is verified");
    return undefined;
  }
}, new WeakMap());
