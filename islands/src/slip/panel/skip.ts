/**
 * The link "Skip to bet slip" where it is needed: the next stop of Tab after a picked price, however
 * far the slip is from there. It is one link at the beginning of the page; Tab goes on from the price.
 */
/** The link "Skip to the bet slip", which the core follows. */
export const SKIP_LINK = "a[data-slip-toggle]";

const PICKED = '[data-outcome][aria-pressed="true"]';

/** Starts to lead Tab over the link; returns a function that ends it. */
export function startSkip(): () => void {
  let price: HTMLElement | undefined;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
    const link = document.querySelector<HTMLElement>(SKIP_LINK);
    const at = document.activeElement;
    if (!link || !(at instanceof HTMLElement)) return;
    if (at === link && price?.isConnected) {
      // Without Shift the browser itself goes on, from the price.
      price.focus({ preventScroll: true });
      if (event.shiftKey) event.preventDefault();
    } else if (!event.shiftKey && at !== price && at.matches(PICKED)) {
      event.preventDefault();
      price = at;
      link.focus({ preventScroll: true });
    } else if (at !== price) {
      price = undefined;
    }
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
