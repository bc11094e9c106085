/** The browser's permanent id, which every placement contains. */
import { readStored, writeStored } from "../../core/storage";

/** Local storage key of the id. */
export const DEVICE_KEY = "deviceId";

let made: string | undefined;

/** The browser's id, created on first use. Where nothing can be stored, it lasts for the page. */
export function deviceId(): string {
  if (!made) {
    const stored = readStored("local", DEVICE_KEY);
    made = typeof stored === "string" && stored !== "" ? stored : crypto.randomUUID();
    if (stored !== made) writeStored("local", DEVICE_KEY, made);
  }
  return made;
}
