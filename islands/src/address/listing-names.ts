/**
 * The parameters of listing queries (book: rules/addresses), in the order in which they are written. The script before
 * the first paint looks for them, `listing/query.ts` reads them.
 */
export const LISTING_NAMES = [
  "time",
  "date",
  "sport",
  "sportType",
  "isBettable",
  "isFavourite",
  "sortBy",
  "page",
] as const;

export type ListingName = (typeof LISTING_NAMES)[number];

/** Whether the query part of an address may ask for a list: it has a parameter of that name. */
export function mayList(search: string): boolean {
  const params = new URLSearchParams(search);
  return LISTING_NAMES.some((name) => params.has(name));
}
