/** The whole name of a side whose row has no room for it: shown while a mouse points at it. */

/** Starts showing them. Call it once per page. */
export function showCutNames(): void {
  document.addEventListener("pointerover", ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(".event-name")) return;
    if (target.scrollWidth > target.clientWidth) target.title = target.textContent;
    else target.removeAttribute("title");
  });
}
