/**
 * One placing at a time over all tabs of the browser (Web Locks), so that no bet is placed twice
 * because two tabs were pressed. A browser without locks, or a page that is not served securely,
 * has each tab for itself, as before there were any.
 */

const LOCK = "sportsbook-placing";

/** Does a task while nothing else is placed; false, at once and without it, when something is. */
export async function alone(task: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) {
    await task();
    return true;
  }
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
}

/** Does a task once nothing is being placed, and nothing is placed while it lasts. */
export async function whenAlone<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, task) : task();
}
