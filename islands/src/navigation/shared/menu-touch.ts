/** The first touch of a menu, for what it needs only then. */

/** Calls `touched` once, when the pointer or the focus is in the menu or in the one above the bet slip, or comes there. */
export function atMenuTouch(touched: () => void): void {
  if (document.querySelector(".side:hover") || document.activeElement?.closest(".side")) {
    touched();
    return;
  }
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
