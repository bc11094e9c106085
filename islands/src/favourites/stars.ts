/**
 * The stars of the page: marked by what is followed, whoever draws them and when. Rows are drawn again as
 * their matches change, each time as not followed; this puts it right before the next frame.
 */
import { once } from "../state/once";
import { isOn, readKey } from "./favourites";
import { $favourites } from "./store";

/** Marks the stars from now on. Safe to call again. */
export const startStars = once((): void => {
  $favourites.subscribe(() => markWithin(document.body));
  new MutationObserver(onMutations).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["aria-pressed", "data-star"],
  });
});

/** What the visitor sees on a star. */
export function isShownOn(star: Element): boolean {
  return star.getAttribute("aria-pressed") === "true";
}

function onMutations(mutations: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes } of mutations) {
    if (type === "attributes") mark(target);
    else for (const node of addedNodes) if (node instanceof Element) markWithin(node);
  }
}

function markWithin(root: Element): void {
  mark(root);
  for (const star of root.querySelectorAll("[data-star]")) mark(star);
}

function mark(element: Node): void {
  if (!(element instanceof HTMLElement)) return;
  const key = readKey(element.dataset.star);
  if (!key) return;
  const text = String(isOn($favourites.get(), key));
  if (element.getAttribute("aria-pressed") !== text) element.setAttribute("aria-pressed", text);
}
