/** Whether what arrives is also shown in the place of alerts: kept in this browser, for whoever uses it. */
import { readStored, writeStored } from "../core/storage";

const KEY = "notificationToasts";

/** Whether it is; by default it is. */
export function showsToasts(): boolean {
  return readStored("local", KEY) !== false;
}

/** Chooses whether it is. */
export function chooseToasts(shown: boolean): void {
  writeStored("local", KEY, shown ? undefined : false);
}
