/**
 * Behaviour of the panel where it is not a column: as a drawer beside the page, or as a sheet over
 * it (look, "Frame"). Its state is in `core/panel.ts`, its look in slip.css.
 *
 * A sheet covers the page, so the page behind it is inert and does not scroll. A drawer leaves the
 * prices within reach: the focus only moves into it when the visitor opened it.
 */
import { type RefObject, useEffect } from "react";
import { setPanel } from "../core/panel";

const COLUMN = "(min-width: 1280px)";
const SHEET = "(max-width: 719.98px)";

/** Manages focus, scrolling and Escape for a panel that is open or closed. */
export function usePanel(ref: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const panel = ref.current;
    if (!panel || !open) return;
    const column = matchMedia(COLUMN);
    const sheet = matchMedia(SHEET);
    const opener = document.activeElement;
    const asked = opener?.closest("[data-slip-toggle]");
    let release = () => {};
    const settle = () => {
      release();
      release = sheet.matches ? makeInert(panel) : () => {};
      if (sheet.matches || (asked && !column.matches)) panel.focus({ preventScroll: true });
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || column.matches) return;
      if (sheet.matches || panel.contains(document.activeElement)) setPanel({ open: false });
    };
    settle();
    sheet.addEventListener("change", settle);
    document.addEventListener("keydown", onKey);
    return () => {
      release();
      sheet.removeEventListener("change", settle);
      document.removeEventListener("keydown", onKey);
      const hadFocus = panel.contains(document.activeElement);
      if (hadFocus && !column.matches && opener instanceof HTMLElement) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [ref, open]);
}

/**
 * Makes everything but the panel inert, and stops the page from scrolling; returns a function that
 * undoes this.
 */
function makeInert(panel: HTMLElement): () => void {
  const made: Element[] = [];
  for (let at: Element = panel; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      const stays =
        sibling === at ||
        sibling.hasAttribute("inert") ||
        sibling.matches("script, .slip-scrim, .alerts, dialog");
      if (!stays) {
        sibling.setAttribute("inert", "");
        made.push(sibling);
      }
    }
  }
  document.documentElement.classList.add("slip-still");
  return () => {
    for (const element of made) element.removeAttribute("inert");
    document.documentElement.classList.remove("slip-still");
  };
}
