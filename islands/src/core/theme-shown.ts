/** Which theme the page shows: what the visitor chose, else what the system says. */
import { readStored } from "./storage";

/** Light or dark. */
export type Theme = "light" | "dark";

/** Local key of the visitor's choice. */
export const THEME_KEY = "theme";

/** The system's setting. */
export const systemDark = matchMedia("(prefers-color-scheme: dark)");

/** The theme that is to be shown. */
export function theme(): Theme {
  const chosen = readStored("local", THEME_KEY);
  if (chosen === "light" || chosen === "dark") return chosen;
  return systemDark.matches ? "dark" : "light";
}

/** Shows it. */
export function showTheme(): void {
  document.documentElement.dataset.theme = theme();
}
