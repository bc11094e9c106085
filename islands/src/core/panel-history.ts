/**
 * Back lowers the sheet and leaves the page where it is: an open sheet has an entry of its own in the
 * history. The entry goes when the sheet is lowered in another way, so that Back never does nothing.
 * It is then the next one forward, which raises the sheet again.
 */
import { $panel, leaving, SHEET, setPanel } from "./panel";

let hadEntry = false;

/** Keeps panel and history together; called once the document is parsed. */
export function startPanelHistory(): void {
  hadEntry = hasEntry();
  if (hadEntry) setPanel({ open: true });
  addEventListener("popstate", () => {
    const had = hadEntry;
    hadEntry = hasEntry();
    if (!leaving.isPending && hadEntry !== had) setPanel({ open: hadEntry });
    leaving.isPending = false;
    settle();
  });
  $panel.subscribe(settle);
}

function settle(): void {
  const { open } = $panel.get();
  // The history answers later. Another entry before that would be lost.
  if (leaving.isPending || open === hadEntry) return;
  if (!open) {
    leaving.isPending = true;
    history.back();
  } else if (matchMedia(SHEET).matches) {
    history.pushState({ ...history.state, slip: true }, "");
    hadEntry = true;
  }
}

function hasEntry(): boolean {
  return history.state?.slip === true;
}
