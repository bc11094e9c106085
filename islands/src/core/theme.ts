/**
 * Light or dark: what the visitor chose, else what the system says. Set on `<html>` before the
 * first paint, so that nothing flashes.
 */
import { readStored, writeStored } from "./storage";

type Theme = "light" | "dark";

const KEY = "theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

/** Sets the theme and follows the system's setting as long as the visitor has not chosen. */
export function startTheme(): void {
  show();
  dark.addEventListener("change", show);
}

/** Changes to the other theme and remembers it. */
export function toggleTheme(): void {
  writeStored("local", KEY, theme() === "dark" ? "light" : "dark");
  show();
}

/** Says on every toggle which theme it shows; called when the document is whole. */
export function markTheme(): void {
  for (const toggle of document.querySelectorAll("[data-theme-toggle]")) {
    toggle.setAttribute("aria-pressed", String(theme() === "dark"));
  }
}

function theme(): Theme {
  const chosen = readStored("local", KEY);
  if (chosen === "light" || chosen === "dark") return chosen;
  return dark.matches ? "dark" : "light";
}

function show(): void {
  document.documentElement.dataset.theme = theme();
  markTheme();
}
