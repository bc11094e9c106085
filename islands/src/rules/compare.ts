/** Comparing and grouping of the wire's texts, numbers and specifiers. */

/** Decimal numbers as Rust reads them, without names such as `inf`. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Sorts by several values: the first that differs decides. */
export function compareAll(...results: readonly number[]): number {
  return results.find((result) => result !== 0) ?? 0;
}

/** Groups by a key, in the order in which the keys first occur. */
export function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Sorts texts by code units, the same in every language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Sorts by the last number, numerically: 2.5 before 10.5. */
export function compareByLine(a: string, b: string): number {
  const last = (text: string) => decimal(text.slice(text.lastIndexOf("=") + 1)) ?? 0;
  return compareAll(last(a) - last(b), compareText(a, b));
}

/** Sorts pair by pair, numbers numerically: `setnr=2` before `setnr=10`. */
export function compareSpecifiers(a: string, b: string): number {
  const others = b.split("|");
  const pairs = a.split("|").slice(0, others.length);
  const results = pairs.map((pair, place) => comparePairs(pair, others[place] ?? ""));
  return compareAll(...results, compareText(a, b));
}

function comparePairs(a: string, b: string): number {
  const [key, value] = pairOf(a);
  const [otherKey, otherValue] = pairOf(b);
  if (key === null || key !== otherKey) return compareText(a, b);
  const [number, otherNumber] = [decimal(value), decimal(otherValue)];
  return number === null || otherNumber === null
    ? compareText(value, otherValue)
    : number - otherNumber;
}

/** Key and value of a pair; no key where there is no `=`. */
export function pairOf(pair: string): readonly [string | null, string] {
  const at = pair.indexOf("=");
  return at < 0 ? [null, pair] : [pair.slice(0, at), pair.slice(at + 1)];
}

function decimal(text: string): number | null {
  const number = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}
