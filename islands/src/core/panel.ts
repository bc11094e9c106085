/**
 * Whether the bet slip's panel is open, and on which tab. Kept for the session.
 *
 * On wide screens the panel is always visible; the state only matters where it is a drawer or a
 * sheet. It appears as `<html data-slip="open">` and as `aria-expanded` on every
 * `[data-slip-toggle]`.
 */
import { atom } from "nanostores";
import { PANEL_KEY, type PanelState, storedPanel } from "./panel-shown";
import { writeStored } from "./storage";

export type { PanelState } from "./panel-shown";

/** Where the panel is a sheet: the widths of phones. */
export const SHEET = "(max-width: 719.98px)";

/** Whether the history is going back from an entry of what is closed: no other entry may be made meanwhile. */
export const $isLeaving = atom(false);

/** The panel. Change it with `setPanel`, which stores it. */
export const $panel = atom<PanelState>(storedPanel());

/** Changes the panel. */
export function setPanel(patch: Partial<PanelState>): void {
  const next = { ...$panel.get(), ...patch };
  $panel.set(next);
  writeStored("session", PANEL_KEY, { ...next, path: location.pathname });
}
