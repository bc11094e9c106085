/**
 * Locks over all tabs of the browser (Web Locks): no bet is placed twice by presses in two tabs. In a browser without
 * them, or on a page that is not served securely, tabs do not wait for each other.
 */

/** Runs a task while no other tab holds the lock; returns false without running it when one does. */
export async function ifFree(lock: string, task: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) {
    await task();
    return true;
  }
  return navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
    if (held) await task();
    return held !== null;
  });
}

/** Runs a task as soon as no other tab holds the lock, and holds it meanwhile. */
export async function whenFree<T>(lock: string, task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(lock, task) : task();
}
