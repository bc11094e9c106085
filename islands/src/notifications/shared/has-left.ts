/** Whether a player has left this browser whose messages may still come to it (`leaving.ts`). */
import { readStored } from "../../core/storage";
import { LEFT } from "../notified-keys";

/** Whether there is something to finish. */
export function hasLeft(): boolean {
  return readStored("local", LEFT) !== undefined;
}
