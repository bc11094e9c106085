/** Closes the menu when the focus leaves it, because it covers what has the focus then. */
export function watchMenu(): void {
  document.addEventListener("focusin", ({ target }) => {
    const leaves = target instanceof Element && !target.closest("#menu, [popovertarget]");
    // Not every browser has popovers; closing a closed one does nothing.
    if (leaves) document.getElementById("menu")?.hidePopover?.();
  });
}
