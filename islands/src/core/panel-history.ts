/**
 * Back lowers the sheet and leaves the page where it is: an open sheet has an entry of its own in the
 * history. The entry goes when the sheet is lowered in another way, so that Back never does nothing.
 * It is then the next one forward, which raises the sheet again.
 */
import { $panel, SHEET, setPanel } from "./panel";

let hadEntry = false;
let isLeaving = false;

/** Keeps panel and history together; called once the document is parsed. */
export function startPanelHistory(): void {
  hadEntry = hasEntry();
  if (hadEntry) setPanel({ open: true });
  addEventListener("popstate", () => {
    const had = hadEntry;
    hadEntry = hasEntry();
    if (!isLeaving && hadEntry !== had) setPanel({ open: hadEntry });
    isLeaving = false;
    settle();
  });
  $panel.subscribe(settle);
}

function settle(): void {
  const { open } = $panel.get();
  // The history answers later. Another entry before that would be lost.
  if (isLeaving || open === hadEntry) return;
  if (!open) {
    isLeaving = true;
    history.back();
  } else if (matchMedia(SHEET).matches) {
    history.pushState({ slip: true }, "");
    hadEntry = true;
  }
}

function hasEntry(): boolean {
  return history.state?.slip === true;
}
