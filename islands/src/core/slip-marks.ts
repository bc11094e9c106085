/**
 * The slip's state on the page outside islands: which prices are picked, how many there are,
 * whether the panel is open.
 */
import { afterPaint } from "./after-paint";
import { $panel, setPanel } from "./panel";
import { showPanel } from "./panel-shown";
import { buttonsOf, keyOf } from "./price-place";
import { $slip, hasSelection } from "./selections";

/** Keeps the marks up to date; called when the document is parsed. */
export function startSlipMarks(isFromElsewhere: () => boolean): void {
  let marked = new Set<string>();
  let count = $slip.get().selections.length;
  let isLate = false;
  mark();
  $slip.listen(({ selections }) => {
    openOrClose(selections.length);
    if (!isLate) afterPaint(mark);
    isLate = true;
  });
  $panel.subscribe((panel) => {
    showPanel(panel);
    for (const toggle of document.querySelectorAll("[data-slip-toggle]")) {
      toggle.setAttribute("aria-expanded", String(panel.open));
    }
  });

  /**
   * Marks every button of the added or removed prices, and updates the count. It waits until the
   * touched button's own response is on the screen: finding the others and laying out the count would
   * double its time.
   */
  function mark(): void {
    isLate = false;
    const ids = new Set($slip.get().selections.flatMap((one) => (one.isPlaced ? [] : one.id)));
    for (const id of marked) if (!ids.has(id)) buttonsOf(id).forEach(markPrice);
    for (const id of ids) if (!marked.has(id)) buttonsOf(id).forEach(markPrice);
    marked = ids;
    showCount(ids.size);
  }

  /**
   * Removing the last pick closes the panel, and the first one opens it where the site's settings say
   * `slip.opens_whole`; elsewhere it only shows the slip's bar. The panel opens in the frame after
   * the one that marks the price: a sheet over the whole screen would delay that. A pick in another
   * tab opens nothing here, where nobody touched anything.
   */
  function openOrClose(size: number): void {
    const opens = document.documentElement.dataset.slipOpens === "whole";
    if (opens && count === 0 && size > 0 && !isFromElsewhere()) afterPaint(openIfFilled);
    else if (count > 0 && size === 0 && $panel.get().tab === "slip") setPanel({ open: false });
    count = size;
  }
}

/** Marks one price button: a touched one, immediately, or one that was just added to the page. */
export function markPrice(button: HTMLElement): void {
  const isPicked = String(hasSelection(keyOf(button)));
  if (button.getAttribute("aria-pressed") !== isPicked) {
    button.setAttribute("aria-pressed", isPicked);
  }
}

function showCount(size: number): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-slip-count]")) {
    element.textContent = String(size);
    element.hidden = size === 0;
  }
}

function openIfFilled(): void {
  if ($slip.get().selections.length > 0) setPanel({ open: true, tab: "slip" });
}
