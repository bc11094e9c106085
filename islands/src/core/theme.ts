/**
 * The theme after the page has loaded: it follows the system's preference and the visitor's choice.
 * `before-paint.ts` has set it before the first paint, so that nothing flashes.
 */
import { writeStored } from "./storage";
import { showTheme, systemDark, THEME_KEY, theme } from "./theme-shown";

/** Follows the system's preference as long as the visitor has not chosen. */
export function startTheme(): void {
  systemDark.addEventListener("change", show);
}

/** Switches to the other theme and stores the choice. */
export function toggleTheme(): void {
  writeStored("local", THEME_KEY, theme() === "dark" ? "light" : "dark");
  show();
}

/** Updates every toggle to the current theme; called when the document is parsed. */
export function markTheme(): void {
  for (const toggle of document.querySelectorAll("[data-theme-toggle]")) {
    toggle.setAttribute("aria-pressed", String(theme() === "dark"));
  }
}

function show(): void {
  showTheme();
  markTheme();
}
