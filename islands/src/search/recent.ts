/** The visitor's last searches, stored in this browser only. */
import { readStored, writeStored } from "../core/storage";

/** Local storage key. */
const KEY = "searches";

/** The most that are kept. */
const MOST = 8;

/** The last searches, the newest first. */
export function recentSearches(): readonly string[] {
  const stored = readStored("local", KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter((one): one is string => typeof one === "string").slice(0, MOST);
}

/** Puts a search before the others. */
export function rememberSearch(query: string): void {
  writeStored("local", KEY, [query, ...without(query)].slice(0, MOST));
}

/** Removes a search; returns the others. */
export function forgetSearch(query: string): readonly string[] {
  const others = without(query);
  writeStored("local", KEY, others.length > 0 ? others : undefined);
  return others;
}

function without(query: string): readonly string[] {
  const same = (one: string) => one.toLowerCase() === query.toLowerCase();
  return recentSearches().filter((one) => !same(one));
}
