/** Whether an earlier page left orders to cash out (`orders.ts`). A separate file, so that checking for them costs nothing. */
import { readStored } from "../core/storage";

/** Session storage key of the orders. */
export const ORDERS_KEY = "cash-out orders";

/** Whether there are any. */
export function hasOrders(): boolean {
  return readStored("session", ORDERS_KEY) !== undefined;
}
