/**
 * The bets of touches: that of the last one, and those of earlier ones that the operator is still checking. It knows no
 * page; `quick-bet.ts` gives it this one.
 */
import { atom, type ReadableAtom } from "nanostores";
import type { Attempt, AttemptBet, ReceiptBet } from "../../betting/ticket";
import { reportError } from "../../report/report";

/** The bet of a touch: as it was sent, and as the operator took it, once it has answered. */
export interface QuickTouched {
  readonly sent: AttemptBet;
  readonly taken?: ReceiptBet | undefined;
}

/** What they need from their surroundings. */
export interface TouchedWorld {
  /** Something to be stored has changed. */
  readonly store: () => void;
  /** The last bets of the player, as the operator has them. */
  readonly fetchBets: () => Promise<readonly { readonly id: string; readonly status: string }[]>;
}

/** State of a bet that is not decided on. */
const SUBMITTED = "submitted";

/** The bets of touches, from the attempt and the unchecked bets of an earlier page on. */
export function createTouchedBets(
  world: TouchedWorld,
  attempt: Attempt | undefined,
  before: readonly QuickTouched[] = [],
) {
  const $last = atom<QuickTouched | undefined>(touchedIn(attempt));
  const $refused = atom<readonly QuickTouched[]>([]);
  /** Bets of earlier touches that are still being checked. */
  let checked = before;
  let isAsking = false;

  function checkedNow(): readonly QuickTouched[] {
    const last = $last.get();
    return last?.taken?.status === SUBMITTED ? [...checked, last] : checked;
  }

  /** The operator's decision, on the last bet or on one that another touch has followed. */
  function decided(betId: string, status: string): void {
    const last = $last.get();
    if (last?.taken?.betId === betId) {
      $last.set({ ...last, taken: { ...last.taken, status } });
      world.store();
    }
    const earlier = checked.find(({ taken }) => taken?.betId === betId);
    if (!earlier || status === SUBMITTED) return;
    checked = checked.filter((one) => one !== earlier);
    world.store();
    if (status === "rejected") $refused.set([...$refused.get(), earlier]);
  }

  return {
    $last: $last as ReadableAtom<QuickTouched | undefined>,
    /** Bets of earlier touches that the operator has refused after checking them. */
    $refused: $refused as ReadableAtom<readonly QuickTouched[]>,
    /** The bets that are being checked, the last one among them. */
    checked: checkedNow,
    decided,

    /** The refused bets have been reported. */
    clearRefused: () => $refused.set([]),

    sending(attempt: Attempt): void {
      checked = checkedNow();
      $last.set(touchedIn(attempt));
    },

    placed(sent: AttemptBet, taken: ReceiptBet): void {
      if ($last.get()?.sent !== sent) checked = checkedNow();
      $last.set({ sent, taken });
      world.store();
    },

    /** Asks how bets were decided on while this page was not there to hear it. */
    async ask(): Promise<void> {
      if (checked.length === 0 || isAsking) return;
      isAsking = true;
      try {
        for (const { id, status } of await world.fetchBets()) decided(id, status);
      } catch (error) {
        reportError(error, "the bets that are being checked could not be fetched");
      }
      isAsking = false;
    },

    forgetChecked(): void {
      checked = [];
    },
    forgetLast: () => $last.set(undefined),
  };
}

function touchedIn(attempt: Attempt | undefined): QuickTouched | undefined {
  const sent = attempt?.bets[0];
  return sent && { sent };
}
