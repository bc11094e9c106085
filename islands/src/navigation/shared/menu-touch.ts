/** The first touch of a menu, for what it needs only then. */

/** Calls `touched` once, when the pointer or the focus comes to the menu, or to the one above the bet slip. */
export function atMenuTouch(touched: () => void): void {
  const first = new AbortController();
  for (const menu of document.querySelectorAll(".side")) {
    for (const type of ["focusin", "pointerover"]) {
      const on = () => {
        first.abort();
        touched();
      };
      menu.addEventListener(type, on, { signal: first.signal });
    }
  }
}
