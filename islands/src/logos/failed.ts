/**
 * Marks logos that could not be loaded (`data-failed`): the styles then show what is drawn in their
 * place. Those that failed before this code was there are found once.
 */
const LOGO = "img:is(.event-logo, .score-logo)";

document.addEventListener("error", ({ target }) => mark(target), true);
for (const logo of document.querySelectorAll<HTMLImageElement>(LOGO)) {
  if (logo.complete && logo.naturalWidth === 0) mark(logo);
}

function mark(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement && target.matches(LOGO)) target.dataset.failed = "";
}

export {};
