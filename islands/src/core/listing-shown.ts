/**
 * Whether the page is opened with a listing query (spec 2.2). Until its list is there, styles keep its room
 * (templates/styles/odds.css).
 */

/** Notes that the address may have such a query, and returns whether. */
export function showListing(): boolean {
  const may = /\b(time|date|sport(Type)?|isBettable|sortBy|page)=/.test(location.search);
  if (may) document.documentElement.dataset.listing = "";
  return may;
}
