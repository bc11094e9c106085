/** The hash that opens the bet builder. Separate, so that every page can look. */

/** The hash of a builder without picks; picks follow it after `=` (`../hash.ts`). */
export const BUILDER_HASH = "#bet-builder";

/** Whether a hash opens the builder. */
export function isBuilderHash(hash: string): boolean {
  return hash === BUILDER_HASH || hash.startsWith(`${BUILDER_HASH}=`);
}
