/**
 * Makes two functions: one adds a listener and returns a function that removes it, the other calls every listener. A
 * module exports both under names of its own, for what has no value that a store could hold.
 */
export function createListeners<A extends unknown[] = []>(): {
  readonly listen: (listener: (...args: A) => void) => () => void;
  readonly call: (...args: A) => void;
} {
  const listeners = new Set<(...args: A) => void>();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    call(...args) {
      // One that listens from now on has missed this.
      for (const listener of [...listeners]) listener(...args);
    },
  };
}

/** As `createListeners`, for listeners that each wait for one key. */
export function createListenersOf<K, L>(): {
  readonly listen: (key: K, listener: L) => () => void;
  /** The listeners of a key. One that is added from now on is not among them. */
  readonly of: (key: K) => readonly L[];
} {
  const all = new Map<K, Set<L>>();
  return {
    listen(key, listener) {
      const listeners = all.get(key) ?? new Set();
      all.set(key, listeners.add(listener));
      return () => listeners.delete(listener);
    },
    of: (key) => [...(all.get(key) ?? [])],
  };
}
