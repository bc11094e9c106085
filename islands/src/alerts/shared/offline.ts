/** For what costs money: it is not sent where nothing can be sent, as its answer would be awaited and looked up. */

/** Whether the browser knows that there is no connection. The page then says so once more (`../start.ts`). */
export function saysOffline(): boolean {
  if (navigator.onLine) return false;
  dispatchEvent(new Event("offline"));
  return true;
}
