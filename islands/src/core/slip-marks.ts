/**
 * What the page shows of the slip without an island: which prices are picked, how many there are,
 * whether the panel is open.
 */
import { afterPaint } from "./after-paint";
import { $panel, setPanel } from "./panel";
import { $slip } from "./selections";
import { isFromElsewhere } from "./slip-tabs";

let marked = new Set<string>();
let count = 0;

/** Keeps the marks up to date; called when the document is whole. */
export function startSlipMarks(): void {
  count = $slip.get().selections.length;
  $slip.subscribe(({ selections }) => {
    const ids = new Set(selections.map((one) => one.id));
    for (const id of marked) if (!ids.has(id)) press(id, false);
    for (const id of ids) if (!marked.has(id)) press(id, true);
    marked = ids;
    showCount(ids.size);
    openOrClose(ids.size);
  });
  $panel.subscribe(({ open }) => {
    document.documentElement.dataset.slip = open ? "open" : "closed";
    for (const toggle of document.querySelectorAll("[data-slip-toggle]")) {
      toggle.setAttribute("aria-expanded", String(open));
    }
  });
}

/** Marks a price button that has just come into the page. */
export function markPrice(button: HTMLElement): void {
  if (marked.has(button.dataset.outcome ?? "")) button.setAttribute("aria-pressed", "true");
}

function press(id: string, pressed: boolean): void {
  for (const button of document.querySelectorAll(`[data-outcome="${CSS.escape(id)}"]`)) {
    button.setAttribute("aria-pressed", String(pressed));
  }
}

function showCount(size: number): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-slip-count]")) {
    element.textContent = String(size);
    element.hidden = size === 0;
  }
}

/**
 * The first pick opens the panel, the last one's removal closes it (spec 4, "Bet slip panel"). It
 * opens in the frame after the one that shows the price as picked: a sheet over the whole screen
 * would delay that. A pick in another tab opens nothing here, where nobody touched anything.
 */
function openOrClose(size: number): void {
  if (count === 0 && size > 0 && !isFromElsewhere()) afterPaint(openIfFilled);
  else if (count > 0 && size === 0 && $panel.get().tab === "slip") setPanel({ open: false });
  count = size;
}

function openIfFilled(): void {
  if ($slip.get().selections.length > 0) setPanel({ open: true, tab: "slip" });
}
