/** Draws a component anew when the visitor chooses another format of odds. */
import { useSyncExternalStore } from "react";
import { oddsText } from "../../core/price-text";
import { CHANGED } from "./names";

/** Call it in a component at the top of what shows prices. */
export function useOddsFormat(): void {
  // Each choice leaves another object there.
  useSyncExternalStore(follow, oddsText, oddsText);
}

function follow(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}
