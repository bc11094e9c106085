/**
 * Links to the page in other languages keep the query and the hash of its address, and the visitor's
 * choice is stored. Without script they lead to the page alone.
 *
 * A page in another language than the chosen one offers it, and redirects nobody: the visitor may have
 * followed a link of somebody else on purpose.
 */
import { readStored, writeStored } from "../core/storage";
import { LOCALE_KEY } from "./shared/locale-key";

export function startLanguages(): void {
  document.addEventListener("click", follow);
  document.getElementById("languages")?.addEventListener("toggle", giveBackFocus);
  offer();
}

/**
 * Browsers give the focus back only to what opened the outermost popover: a list that was opened in the menu
 * leaves it inside, where it is lost with the next frame.
 */
function giveBackFocus(event: Event & { newState?: string }): void {
  const list = event.currentTarget as Element;
  if (event.newState !== "closed" || !list.contains(document.activeElement)) return;
  document.querySelector<HTMLElement>("#menu:popover-open .languages-open")?.focus();
}

function follow({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
  writeStored("local", LOCALE_KEY, link.hreflang);
}

/** Marks the chosen language in the list, and the buttons that open the list. */
function offer(): void {
  const chosen = readStored("local", LOCALE_KEY);
  if (typeof chosen !== "string" || chosen === document.documentElement.lang) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#languages a")) {
    if (link.hreflang !== chosen) continue;
    link.dataset.chosen = "";
    for (const button of document.querySelectorAll<HTMLElement>(".languages-open")) {
      button.dataset.offer = "";
    }
  }
}
