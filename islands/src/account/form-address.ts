/**
 * Whether an address asks for something of the account: a form, by `?modal=`, by the hash, by the
 * token in the link of a mail, or because the page is the form's own; or to say how a payment ended, by
 * `?status=`. Separate, so that every page can look.
 */

/**
 * What every such address has, and few others. Short: every page loads it. Not `#terms`: a heading of promotions has that
 * name, and players are asked to accept new terms on any page.
 */
const ASKS = /\/users\/|[?&](modal|status|\w+_token)=|#(si|pa|conf|un|ph|mis|dep)/;

/** Whether the address may ask for something; `address.ts` knows it for certain. */
export function asksForAccount(): boolean {
  return ASKS.test(location.href);
}
