/**
 * The page's own list while a query is on. Before React is there, the rows that do not fit are hidden by
 * a stylesheet: attributes would differ from what React expects when it adopts the list. `data-listing` of
 * the root element says how far it is (templates/styles/odds.css):
 *
 * - empty: the address may have a query; the list is hidden, and keeps its room
 * - `held`: the page's list is shown without the rows that do not fit
 * - `on`: another list has taken its place
 */
import { listedElement } from "./sports";

/** Shows the page's list without these rows and groups. */
export function showRest(rows: readonly HTMLElement[], groups: readonly HTMLElement[]): void {
  const sheet = new CSSStyleSheet();
  const hidden = [
    ...rows.map(({ dataset }) => `[data-match="${dataset.match}"]`),
    ...groups.map(({ dataset }) => `[data-key="${dataset.key}"]`),
  ].join();
  if (hidden)
    sheet.insertRule(`:root[data-listing="held"] .listed :is(${hidden}) { display: none }`);
  document.adoptedStyleSheets.push(sheet);
  document.documentElement.dataset.listing = "held";
}

/** Puts an element in the place of the list; returns a function that puts the list back. */
export function replaceList(element: HTMLElement): () => void {
  const listed = listedElement();
  const { dataset } = document.documentElement;
  listed?.before(element);
  if (listed) {
    element.style.setProperty("--listing-room", `${listed.offsetHeight}px`);
    listed.hidden = true;
  }
  dataset.listing = "on";
  // Rows below the first screen wait for no scrolling: the page has been painted.
  dataset.scrolled = "";
  return () => {
    element.remove();
    if (listed) listed.hidden = false;
    delete dataset.listing;
  };
}
