/**
 * The theme once the page stands: it follows the system's setting and the visitor's choice. Before
 * the first paint it was set by `before-paint.ts`, so that nothing flashes.
 */
import { writeStored } from "./storage";
import { showTheme, systemDark, THEME_KEY, theme } from "./theme-shown";

/** Follows the system's setting as long as the visitor has not chosen. */
export function startTheme(): void {
  systemDark.addEventListener("change", show);
}

/** Changes to the other theme and remembers it. */
export function toggleTheme(): void {
  writeStored("local", THEME_KEY, theme() === "dark" ? "light" : "dark");
  show();
}

/** Says on every toggle which theme it shows; called when the document is whole. */
export function markTheme(): void {
  for (const toggle of document.querySelectorAll("[data-theme-toggle]")) {
    toggle.setAttribute("aria-pressed", String(theme() === "dark"));
  }
}

function show(): void {
  showTheme();
  markTheme();
}
