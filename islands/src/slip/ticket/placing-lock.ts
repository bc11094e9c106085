/**
 * One placement at a time over all tabs of the browser (Web Locks), so that no bet is placed twice
 * by presses in two tabs. In a browser without locks, or on a page that is not served securely,
 * tabs do not wait for each other.
 */

const LOCK = "sportsbook-placing";

/** Runs a task while nothing else is placed; returns false without running it when something is. */
export async function ifFree(task: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) {
    await task();
    return true;
  }
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
}

/** Runs a task once nothing is being placed, and blocks placements while it runs. */
export async function whenFree<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, task) : task();
}
