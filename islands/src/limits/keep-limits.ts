/**
 * Keeps the listed limits up to date. What is used of them changes with each deposit and bet, also in other tabs and on
 * other devices, and the operator counts it. So it is asked again when the balance has changed, when the page returns to
 * view, and when a payment was made here, which may count before its money arrives. Until it answers, the old figures
 * stay.
 */
import { $session } from "../account/shared/session";
import { $alert } from "../alerts/shared/alerts";
import { fetchUserLimits } from "../api/limits";
import { untilItWorks } from "../api/patience";
import type { UserLimit } from "../api/schemas/limits";
import { reportError } from "../report/report";

/** What keeps the limits, until it is stopped. */
export interface Keeper {
  /** What is being asked counts no more: the player has changed a limit, and its answer is newer. */
  readonly outdate: () => void;
  readonly stop: () => void;
}

/** Passes on the limits, now and whenever they may have changed; and that they could not be listed, which is tried again. */
export function keepLimits(
  found: (limits: readonly UserLimit[]) => void,
  failed: () => void,
): Keeper {
  let { accounts } = $session.get();
  /** Grows with each question, and with what makes its answer old. */
  let round = 0;
  const ask = async () => {
    if (document.visibilityState !== "visible") return;
    round += 1;
    const asked = round;
    const limits = await untilItWorks(
      async () => (asked === round ? fetchUserLimits() : undefined),
      (error) => {
        reportError(error, "the limits are not known yet");
        failed();
      },
    );
    if (limits && asked === round) found(limits);
  };
  const forgetSession = $session.listen((session) => {
    const before = accounts;
    accounts = session.accounts;
    // The first balances say of no change.
    if (before && accounts && before !== accounts) void ask();
  });
  const forgetAlerts = $alert.listen((alert) => {
    if (alert?.payment) void ask();
  });
  const look = () => void ask();
  document.addEventListener("visibilitychange", look);
  look();
  return {
    outdate() {
      round += 1;
    },
    stop() {
      round += 1;
      forgetSession();
      forgetAlerts();
      document.removeEventListener("visibilitychange", look);
    },
  };
}
