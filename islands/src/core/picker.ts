/**
 * The receiver of a touched price: the slip, unless another one takes it first (quick bet places it
 * immediately).
 */
import { setPanel } from "./panel";
import { $slip, type SlipSelection, toggleSelection } from "./selections";

type Picker = (selection: SlipSelection) => boolean;

function createPicker() {
  let picker: Picker | undefined;

  /** Offers every touched price to `take` first, which returns true when it takes it. */
  function setPicker(take: Picker): void {
    picker = take;
  }

  /**
   * Handles a touched price. The first pick shows the slip where the panel shows my bets: beside the page, it would
   * change nothing that is in view. It opens no panel; later picks leave the tab as the player chose it.
   */
  function pick(selection: SlipSelection): void {
    if (picker?.(selection)) return;
    const isFirst = $slip.get().selections.length === 0;
    toggleSelection(selection);
    if (isFirst) setPanel({ tab: "slip" });
  }

  return [setPicker, pick] as const;
}

export const [setPicker, pick] = createPicker();
