/**
 * The slip's requests to the operator while the player edits it: maximum stakes and matching
 * bonuses. Sent a moment after the last change; an answer that is older than the shown slip is
 * dropped.
 */

import { $session } from "../account/shared/session";
import { $settings } from "../account/shared/settings";
import { slipView } from "../betting/view";
import type { SlipView } from "../betting/view-types";
import { $slip, type SlipSelection } from "../core/selections";
import { $layout } from "./shared/slip";
import { viewContext } from "./slip-rules";

/** How long the slip must rest before a request, in milliseconds. */
const REST = 400;

/** The slip's current view; undefined until the settings are loaded. */
export function viewNow(
  maxStakes: Readonly<Record<string, number>> = {},
): SlipView<SlipSelection> | undefined {
  const settings = $settings.get();
  const context =
    settings && viewContext($slip.get().selections, settings, $session.get(), maxStakes);
  return context && slipView($layout.get(), context);
}

/** In a currency that the operator does not list, it could only refuse. */
function canBePlaced({ bets, blockers }: SlipView<SlipSelection>): boolean {
  return bets.length > 0 && blockers[0]?.kind !== "currency_unlisted";
}

/** Requests that follow the slip. */
export interface Asking {
  /** Asks again, as if something had changed. */
  again(): void;
  /** Resolves once the last change has been asked for and answered; does not wait for it to rest. */
  settled(): Promise<void>;
}

/**
 * Calls `ask` with the slip's view whenever its `key` has changed and rested, for a signed-in
 * player. `ask` gets a function that returns whether its answer is still current, and must not reject.
 */
export function askWhenChanged(
  key: (view: SlipView<SlipSelection>) => string,
  ask: (view: SlipView<SlipSelection>, isCurrent: () => boolean) => Promise<void>,
): Asking {
  let asked: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => Promise<void>) | undefined;
  let answered = Promise.resolve();
  const askNow = () => {
    clearTimeout(timer);
    if (waiting) answered = waiting();
    waiting = undefined;
  };
  const look = () => {
    const isLoggedIn = $session.get().status === "logged_in";
    const view = isLoggedIn ? viewNow() : undefined;
    const now = view && canBePlaced(view) ? key(view) : undefined;
    if (now === asked) return;
    asked = now;
    clearTimeout(timer);
    waiting = view && now !== undefined ? () => ask(view, () => asked === now) : undefined;
    if (waiting) timer = setTimeout(askNow, REST);
  };
  $layout.subscribe(look);
  $session.listen(look);
  $settings.listen(look);
  return {
    again() {
      asked = undefined;
      look();
    },
    async settled() {
      do {
        askNow();
        await answered;
        // Something may have changed since it was asked.
      } while (waiting);
    },
  };
}
