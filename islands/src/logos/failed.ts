/**
 * Marks logos that could not be loaded (`data-failed`): the styles then show what is drawn in their
 * place. Those that failed before this code was there are found once.
 */
const LOGO = "img:is(.event-logo, .score-logo)";

export function markFailedLogos(): void {
  document.addEventListener("error", ({ target }) => mark(target as Element), true);
  for (const logo of document.querySelectorAll<HTMLImageElement>(LOGO)) {
    if (logo.complete && !logo.naturalWidth) mark(logo);
  }
}

function mark(target: Element): void {
  if (target.matches?.(LOGO)) target.setAttribute("data-failed", "");
}
