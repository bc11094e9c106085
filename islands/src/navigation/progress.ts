/**
 * The bar at the top of the window from the start of a navigation to its end. The next page is
 * another document, so this page's bar goes with it; here it ends only if the visitor stays.
 * `templates/styles/navigation.css` draws it, and shows it only if the navigation takes a moment.
 */

/** A navigation that has not left the page by then is a download, or was cancelled. */
const GIVE_UP_MS = 15_000;

/** What this needs of the Navigation API, which not every supported browser has. */
interface Navigation extends EventTarget {
  addEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void;
  addEventListener(type: "navigateerror", listener: () => void): void;
}

interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly downloadRequest: string | null;
}

export function startProgress(): void {
  const { begin, end } = createBar();
  const { navigation } = globalThis as { navigation?: Navigation };
  if (navigation) {
    navigation.addEventListener("navigate", ({ destination, downloadRequest }) => {
      const leaves = !destination.sameDocument && downloadRequest === null;
      if (leaves && /^https?:/.test(destination.url)) begin();
    });
    navigation.addEventListener("navigateerror", end);
  } else {
    document.addEventListener("click", (event) => leadsElsewhere(event) && begin());
  }
  // The back-forward cache keeps the page as it was left.
  addEventListener("pagehide", end);
}

/** Where there is no Navigation API, links begin nearly every navigation: whether a click is on one to another page. */
function leadsElsewhere(event: MouseEvent): boolean {
  const { target, button, defaultPrevented } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || button !== 0 || defaultPrevented) return false;
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || link.target === "_blank";
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return !isElsewhere && !isHere && link.origin === location.origin;
}

function createBar() {
  let ending: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    document.documentElement.dataset.leaving = "";
    clearTimeout(ending);
    ending = setTimeout(end, GIVE_UP_MS);
  }

  function end(): void {
    delete document.documentElement.dataset.leaving;
    clearTimeout(ending);
  }

  return { begin, end };
}
