/**
 * The buttons beside the heading of the live page: compact rows, which the visitor's browser remembers with the
 * market that rows show, and only matches with a stream. Styles do both (templates/styles/live.css).
 */
import { LIST_MARKET_KEY } from "../core/list-market-shown";
import { writeStored } from "../core/storage";
import { writeCounts } from "./shared/counts";

const COMPACT = " compact";

/** Lets the buttons work. */
export function startListView(buttons: Iterable<HTMLElement>): void {
  const root = document.documentElement.dataset;
  const isCompact = () => root.market?.endsWith(COMPACT) === true;
  for (const button of buttons) {
    const isRows = button.dataset.listView === "compact";
    const mark = (isOn: boolean) => button.setAttribute("aria-pressed", String(isOn));
    if (isRows) mark(isCompact());
    button.addEventListener("click", () => {
      if (isRows) {
        root.market = isCompact() ? root.market?.replace(COMPACT, "") : `${root.market}${COMPACT}`;
        writeStored("local", LIST_MARKET_KEY, root.market);
        mark(isCompact());
      } else {
        const isOn = root.listVideo === undefined;
        if (isOn) root.listVideo = "";
        else delete root.listVideo;
        mark(isOn);
        const list = document.querySelector(".listed .sb-root");
        if (list) writeCounts(list);
      }
    });
  }
}
