/**
 * Back lowers the sheet and leaves the page where it is: an open sheet has an entry of its own in the
 * history. The entry goes when the sheet is lowered in another way, so that Back never does nothing.
 * It is then the next one forward, which raises the sheet again.
 */
import { $isLeaving, $panel, SHEET, setPanel } from "./panel";

/** Keeps panel and history together; called once the document is parsed. */
export function startPanelHistory(): void {
  let hadEntry = hasEntry();
  if (hadEntry) setPanel({ open: true });
  addEventListener("popstate", () => {
    const had = hadEntry;
    hadEntry = hasEntry();
    if (!$isLeaving.get() && hadEntry !== had) setPanel({ open: hadEntry });
    $isLeaving.set(false);
    settle();
  });
  $panel.subscribe(settle);

  function settle(): void {
    const { open } = $panel.get();
    // The history answers later. Another entry before that would be lost.
    if ($isLeaving.get() || open === hadEntry) return;
    if (!open) {
      $isLeaving.set(true);
      history.back();
    } else if (matchMedia(SHEET).matches) {
      history.pushState({ ...history.state, slip: true }, "");
      hadEntry = true;
    }
  }
}

function hasEntry(): boolean {
  return history.state?.slip === true;
}
