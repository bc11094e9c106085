/**
 * Makes a function that returns whether a key is passed to it for the first time: what is reported once need not be
 * reported again.
 */
export function firstTime<K>(): (key: K) => boolean {
  const known = new Set<K>();
  return (key) => known.size < known.add(key).size;
}
