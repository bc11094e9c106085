/** The share code in the page's address: used once, then removed from it. */

const PARAMETER = "betcode";

/** Whether the address has a share code. */
export function hasCode(): boolean {
  return new URLSearchParams(location.search).has(PARAMETER);
}

/** Removes the share code from the address and returns it. */
export function takeCode(): string | null {
  const url = new URL(location.href);
  const code = url.searchParams.get(PARAMETER);
  if (code !== null) {
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, "", url);
  }
  return code;
}

/** The address that opens the site with a code. */
export function addressOf(code: string, home: string): string {
  const url = new URL(home, location.origin);
  url.searchParams.set(PARAMETER, code);
  return url.href;
}
