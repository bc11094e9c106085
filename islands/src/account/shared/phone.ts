/**
 * Whether the phone number that a player signs in with is verified: an operator may send one that is not yet. Loaded where
 * that is asked for: on a site that wants numbers verified, and in the profile.
 */
import { fetchPhone } from "../../api/platform";
import type { Player } from "../../api/schemas/player";
import { reportError } from "../../report/report";

/** By what is known of a player: a player who has verified a number is fetched again. */
const answers = new WeakMap<Player, Promise<boolean | undefined>>();

/** Whether it is; undefined where the operator does not say. The parts of a page share one answer. */
export function isPhoneVerified(player: Player): Promise<boolean | undefined> {
  const answer = answers.get(player) ?? askVerified();
  answers.set(player, answer);
  return answer;
}

async function askVerified(): Promise<boolean | undefined> {
  try {
    return (await fetchPhone()).verified;
  } catch (error) {
    reportError(error, "it is not known whether the phone number is verified");
    return undefined;
  }
}
