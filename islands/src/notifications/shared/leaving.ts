/**
 * That a player leaves this browser: whoever comes next must not get their messages to this device (`../device.ts`). It
 * is remembered until the device is unsubscribed, because the service may not answer now.
 */
import { later } from "../../api/patience";
import { readStored, writeStored } from "../../core/storage";
import { LEFT, NOTIFIED } from "../notified-keys";
import { hasLeft } from "./has-left";

/** The player has signed out, or begins a break. Nothing waits for it, and nothing fails. */
export function leaveDevice(): void {
  if (readStored("local", NOTIFIED) === undefined) return;
  writeStored("local", LEFT, true);
  finishLeaving();
}

/** Tries again what could not be done when the player left. */
export function finishLeaving(): void {
  if (!hasLeft()) return;
  void later(() => import("../device")).then(({ unsubscribe }) => unsubscribe());
}
