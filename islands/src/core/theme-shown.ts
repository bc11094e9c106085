/** The theme of the page: the visitor's choice, otherwise the system's. */
import { readStored } from "./storage";

/** Light or dark. */
export type Theme = "light" | "dark";

/** Local storage key of the visitor's choice. */
export const THEME_KEY = "theme";

/** The system's preference. */
export const systemDark = matchMedia("(prefers-color-scheme: dark)");

/** The theme to show. */
export function theme(): Theme {
  const chosen = readStored("local", THEME_KEY);
  if (chosen === "light" || chosen === "dark") return chosen;
  return systemDark.matches ? "dark" : "light";
}

/** Applies the theme to the page. */
export function showTheme(): void {
  document.documentElement.dataset.theme = theme();
}
