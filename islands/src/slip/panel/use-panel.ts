/**
 * Behaviour of the panel where it is not a column: as a drawer beside the page, or as a sheet over
 * it. Its state is in `core/panel.ts`, its look in slip.css.
 *
 * A sheet covers the page, so the page behind it is inert and does not scroll. A drawer leaves the
 * prices within reach: the focus only moves into it when the visitor opened it.
 */
import { useEffect } from "react";
import { $panel, type PanelState, SHEET, setPanel } from "../../core/panel";
import { useLater } from "../../runtime/use-later";
import { useStore } from "../../runtime/use-store";
import { SKIP_LINK } from "./skip";

const COLUMN = "(min-width: 1280px)";
const CLOSED: PanelState = { open: false, tab: "slip" };

const loadMoves = () => import("./moves");

/** Manages focus, scrolling and Escape of the panel, drags of the sheet, and the link to the slip. */
export function usePanel(): void {
  const { open } = useStore($panel, CLOSED);
  const moves = useLater(loadMoves, true);
  useEffect(() => moves?.startMoves(), [moves]);
  useEffect(() => {
    const panel = document.getElementById("slip");
    if (!panel || !open) return;
    const column = matchMedia(COLUMN);
    const sheet = matchMedia(SHEET);
    const focused = document.activeElement;
    // The link to the slip has already moved the focus into it.
    const opener = panel.contains(focused) ? document.querySelector(SKIP_LINK) : focused;
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
  }, [open]);
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
