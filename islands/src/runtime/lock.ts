/**
 * Locks over all tabs of the browser (Web Locks): no bet is placed twice by presses in two tabs. Tabs do not wait for each
 * other in a browser without locks, or in one that denies them because it blocks cookies, or on a page that is not served
 * securely.
 */

/** Runs a task while no other tab holds the lock; returns false without running it when one does. */
export function ifFree(lock: string, task: () => Promise<void>): Promise<boolean> {
  return withLock(lock, { ifAvailable: true }, async (isHeld) => {
    if (isHeld) await task();
    return isHeld;
  });
}

/** Runs a task as soon as no other tab holds the lock, and holds it meanwhile. */
export function whenFree<T>(lock: string, task: () => Promise<T>): Promise<T> {
  return withLock(lock, {}, task);
}

async function withLock<T>(
  name: string,
  options: LockOptions,
  task: (isHeld: boolean) => Promise<T>,
): Promise<T> {
  if (!navigator.locks) return task(true);
  let isBegun = false;
  try {
    return await navigator.locks.request(name, options, (lock) => {
      isBegun = true;
      return task(lock !== null);
    });
  } catch (error) {
    if (isBegun) throw error;
    return task(true);
  }
}
