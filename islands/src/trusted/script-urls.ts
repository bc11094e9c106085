/**
 * Addresses of scripts, as a browser wants them from a page whose security policy demands Trusted Types
 * (`generator/edge/src/policy.rs`): there a browser refuses a text as an address. No script of the site turns a text into
 * HTML, so the policy allows none to.
 */

/** Makes addresses of scripts from names. */
export interface ScriptUrls {
  /** A browser's `TrustedScriptURL`, which it takes in place of a text; elsewhere the text. */
  createScriptURL(name: string): string;
}

/** What a browser with Trusted Types has; it is younger than TypeScript's own types. */
declare const trustedTypes:
  | { createPolicy(name: string, rules: ScriptUrls): ScriptUrls }
  | undefined;

/**
 * Makes addresses by a function that takes no address: so no text of others becomes one. The security policy lists `as`,
 * and a page has each once.
 */
export function scriptUrls(as: string, createScriptURL: (name: string) => string): ScriptUrls {
  const rules = { createScriptURL };
  return typeof trustedTypes === "undefined" ? rules : trustedTypes.createPolicy(as, rules);
}
