/**
 * Whether the bet slip's panel is open, and on which tab (spec 4, "Bet slip panel"). Kept for the
 * session; a page reached by a link starts closed, a reload keeps the state.
 *
 * On wide screens the panel is always visible; the state only matters where it is a drawer or a
 * sheet. It appears as `<html data-slip="open">` and as `aria-expanded` on every
 * `[data-slip-toggle]`.
 */
import { atom } from "nanostores";
import { readStored, writeStored } from "./storage";

/** The panel's state. */
export interface PanelState {
  readonly open: boolean;
  readonly tab: "slip" | "bets";
}

/** Session storage key of the panel's state (spec 3, storage keys). */
export const PANEL_KEY = "betslipToggle";

/** The panel. Change it with `setPanel`, which stores it. */
export const $panel = atom<PanelState>(restore());

/** Changes the panel. */
export function setPanel(patch: Partial<PanelState>): void {
  const next = { ...$panel.get(), ...patch };
  $panel.set(next);
  writeStored("session", PANEL_KEY, { ...next, path: location.pathname });
}

function restore(): PanelState {
  const stored = readStored("session", PANEL_KEY) as
    | { open?: unknown; tab?: unknown; path?: unknown }
    | null
    | undefined;
  return {
    open: stored?.open === true && stored.path === location.pathname,
    tab: stored?.tab === "bets" ? "bets" : "slip",
  };
}
