/** Fetches of matches that the page may not know. */
import { $searches, startFetch } from "./prices";

/**
 * Runs a fetch of matches that the page may not know. The push's events about all matches are kept
 * meanwhile: the answer may be older than they are.
 */
export async function search<T>(fetch: (start: number) => Promise<T>): Promise<T> {
  $searches.set($searches.get() + 1);
  try {
    return await fetch(startFetch());
  } finally {
    $searches.set($searches.get() - 1);
  }
}
