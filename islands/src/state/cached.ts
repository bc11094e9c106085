/**
 * Makes a function that calls `make` once for each key, and returns that result from then on. With a `WeakMap` the result
 * goes when its key goes.
 */
export function cached<K, V>(
  make: (key: K) => V,
  results: {
    has(key: K): boolean;
    get(key: K): V | undefined;
    set(key: K, value: V): unknown;
  } = new Map<K, V>(),
): (key: K) => V {
  return (key) => {
    if (!results.has(key)) results.set(key, make(key));
    return results.get(key) as V;
  };
}
