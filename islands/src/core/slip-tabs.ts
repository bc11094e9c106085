/**
 * The same slip in every tab of a browser: each tells the others its whole slip when the player has
 * changed it, and takes over of theirs what is newer, selection by selection. So no tab undoes what
 * another has done, whichever of them slept meanwhile. A new page tells what it has, which makes
 * whoever has more answer.
 */
import { $slip, isSlipState, restore, type SlipState, setSlip } from "./selections";
import { openTabs } from "./tabs";

/** The name has the version: tabs of another one neither understand nor disturb each other. */
const CHANNEL = "slip-2";

let isHearing = false;

/** Whether the slip is changing because another tab, or an earlier page of this one, changed it. */
export function isFromElsewhere(): boolean {
  return isHearing;
}

/** Begins to tell and to hear. */
export function startSlipTabs(): void {
  const tell = openTabs(CHANNEL, (said) => {
    if (!isSlipState(said)) return;
    takeOver(said);
    if (isNewer($slip.get(), said)) tell($slip.get());
  });
  // A page that comes back may have slept while another page of this tab changed the slip.
  const wake = () => {
    takeOver(restore());
    tell($slip.get());
  };
  addEventListener("pageshow", (event) => event.persisted && wake());
  document.addEventListener("prerenderingchange", wake);
  tell($slip.get());
  $slip.listen((state, old) => {
    if (!isHearing && state.stamps !== old?.stamps) tell(state);
  });
}

/** Takes over what is newer in another state of the slip. */
export function takeOver(other: SlipState): void {
  const state = $slip.get();
  if (!isNewer(other, state)) return;
  const stamps: Record<string, number> = { ...state.stamps };
  const selections = new Map(state.selections.map((one) => [one.id, one]));
  const theirs = new Map(other.selections.map((one) => [one.id, one]));
  for (const [id, stamp] of Object.entries(other.stamps)) {
    if (stamp <= (stamps[id] ?? 0)) continue;
    stamps[id] = stamp;
    const selection = theirs.get(id);
    if (selection) selections.set(id, selection);
    else selections.delete(id);
  }
  isHearing = true;
  setSlip({ ...state, selections: [...selections.values()], stamps });
  isHearing = false;
}

function isNewer(one: SlipState, other: SlipState): boolean {
  return Object.entries(one.stamps).some(([id, stamp]) => stamp > (other.stamps[id] ?? 0));
}
