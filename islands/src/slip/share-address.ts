/** The share code in the page's address (spec 2.2): used once, then taken out of it. */

const PARAMETER = "betcode";

/** The code that the page was opened with; the address has it no more afterwards. */
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
