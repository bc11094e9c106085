/**
 * Calls that overlap, of which only the newest counts: the answer to an older one comes too late.
 *
 * ```ts
 * const searches = latest();
 *
 * async function search(text: string) {
 *   const isLatest = searches.begin();
 *   const found = await fetchFound(text);
 *   if (isLatest()) show(found);
 * }
 * ```
 */
export interface Latest {
  /** Begins a call: all that began before count no more. Returns whether this one still counts. */
  begin(): () => boolean;
  /** Whether nothing has begun since this was called. */
  current(): () => boolean;
}

/** Makes a series of calls of which only the newest counts. */
export function latest(): Latest {
  let newest = 0;
  const current = () => {
    const own = newest;
    return () => own === newest;
  };
  return {
    current,
    begin() {
      newest += 1;
      return current();
    },
  };
}
