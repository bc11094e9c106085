/**
 * Which of the account's forms an address asks for (spec 2.2): by `?modal=`, by the hash, by the token in
 * the link of a mail, or because the page is the form's own. Separate, so that every page can look.
 */

/** What every address that asks for a form has, and few others. */
const ASKS = /\/users\/|[?&](modal|\w+_token)=|#(sign|pass|conf)/;

/** Whether the address may ask for a form; `address.ts` knows it for certain. */
export function asksForForm(): boolean {
  return ASKS.test(location.href);
}
