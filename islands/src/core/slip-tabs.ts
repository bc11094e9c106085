/**
 * Keeps the slip the same in every tab of a browser: each sends the others its whole slip when the
 * player has changed it, and takes over what is newer in theirs, selection by selection. So no tab
 * undoes a change of another, even if one was asleep meanwhile. A new page sends its state, and any
 * tab with a newer one answers.
 */
import { $slip, isSlipState, restore, type SlipState, setSlip } from "./selections";
import { openTabs } from "./tabs";

/** The name contains the version, so that tabs of different versions do not disturb each other. */
const CHANNEL = "slip-2";

/**
 * Starts sending and receiving. Returns a function that says whether the current change of the slip comes from another
 * tab, or from an earlier page of this one.
 */
export function startSlipTabs(): () => boolean {
  let isReceiving = false;
  const send = openTabs(CHANNEL, (message) => {
    if (!isSlipState(message)) return;
    takeOver(message);
    if (isNewer($slip.get(), message)) send($slip.get());
  });
  // A page that comes back may have been asleep while another page of this tab changed the slip.
  const wake = () => {
    takeOver(restore());
    send($slip.get());
  };
  addEventListener("pageshow", (event) => event.persisted && wake());
  document.addEventListener("prerenderingchange", wake);
  send($slip.get());
  $slip.listen((state, old) => {
    if (!isReceiving && state.stamps !== old?.stamps) send(state);
  });
  return () => isReceiving;

  /** Takes over what is newer in another state of the slip. */
  function takeOver(other: SlipState): void {
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
    isReceiving = true;
    setSlip({ ...state, selections: [...selections.values()], stamps });
    isReceiving = false;
  }
}

function isNewer(one: SlipState, other: SlipState): boolean {
  return Object.entries(one.stamps).some(([id, stamp]) => stamp > (other.stamps[id] ?? 0));
}
