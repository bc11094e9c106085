/** The browser's permanent id, which every placement contains. */
import { readStored, writeStored } from "../../core/storage";
import { once } from "../../state/once";

/** Local storage key of the id. */
export const DEVICE_KEY = "deviceId";

/** The browser's id, created on first use. Where nothing can be stored, it lasts for the page. */
export const deviceId = once((): string => {
  const stored = readStored("local", DEVICE_KEY);
  const id = typeof stored === "string" && stored !== "" ? stored : crypto.randomUUID();
  if (stored !== id) writeStored("local", DEVICE_KEY, id);
  return id;
});
