/** The browser's lasting id, which every placement carries (spec 3, bet placement payload). */
import { readStored, writeStored } from "../../core/storage";

/** Local key of the id (spec 3, storage keys). */
export const DEVICE_KEY = "deviceId";

let made: string | undefined;

/** The browser's id, made at the first need. The same for the whole page where nothing can be stored. */
export function deviceId(): string {
  if (!made) {
    const stored = readStored("local", DEVICE_KEY);
    made = typeof stored === "string" && stored !== "" ? stored : crypto.randomUUID();
    if (stored !== made) writeStored("local", DEVICE_KEY, made);
  }
  return made;
}
