/**
 * The panel's state as the session stores it, and the mark on the document from which the styles lay
 * out the page. It also runs before the first paint, so that a reload moves nothing.
 */
import { readStored } from "./storage";

/** The panel's state. */
export interface PanelState {
  readonly open: boolean;
  readonly tab: "slip" | "bets";
}

/** Session storage key of the panel's state. */
export const PANEL_KEY = "betslipToggle";

/** The stored state: a page reached by a link starts closed, a reload keeps the state. */
export function storedPanel(): PanelState {
  const stored = readStored("session", PANEL_KEY) as
    | { open?: unknown; tab?: unknown; path?: unknown }
    | null
    | undefined;
  return {
    open: stored?.open === true && stored.path === location.pathname,
    tab: stored?.tab === "bets" ? "bets" : "slip",
  };
}

/** Marks the document. */
export function showPanel({ open }: PanelState): void {
  document.documentElement.dataset.slip = open ? "open" : "closed";
}
