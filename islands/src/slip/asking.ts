/**
 * What the slip asks of the operator while the player puts it together: the highest stakes and the
 * bonuses that fit. Asked a moment after the last change, and never with an answer that is older
 * than what is on show.
 */

import { $session } from "../account/shared/session";
import { $settings } from "../account/shared/settings";
import { slipView } from "../betting/view";
import type { SlipView } from "../betting/view-types";
import { $slip, type SlipSelection } from "../core/selections";
import { $layout } from "./shared/slip";
import { viewContext } from "./slip-rules";

/** How long the slip must rest before it is asked about, in milliseconds. */
const REST = 400;

/** The slip as it is now; undefined until the settings are there. */
export function viewNow(
  maxStakes: Readonly<Record<string, number>> = {},
): SlipView<SlipSelection> | undefined {
  const settings = $settings.get();
  const context =
    settings && viewContext($slip.get().selections, settings, $session.get(), maxStakes);
  return context && slipView($layout.get(), context);
}

/**
 * Calls `ask` with the slip's view whenever `key` of it has changed and rested, for a signed-in
 * player. `ask` gets a function that says whether its answer still counts.
 */
export function askWhenChanged(
  key: (view: SlipView<SlipSelection>) => string,
  ask: (view: SlipView<SlipSelection>, isCurrent: () => boolean) => Promise<void>,
): { again(): void } {
  let asked: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const isLoggedIn = $session.get().status === "logged_in";
    const view = isLoggedIn ? viewNow() : undefined;
    const now = view && view.bets.length > 0 ? key(view) : undefined;
    if (now === asked) return;
    asked = now;
    clearTimeout(timer);
    if (view && now !== undefined)
      timer = setTimeout(() => void ask(view, () => asked === now), REST);
  };
  $layout.subscribe(look);
  $session.listen(look);
  $settings.listen(look);
  return {
    again() {
      asked = undefined;
      look();
    },
  };
}
