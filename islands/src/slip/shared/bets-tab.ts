/**
 * The content of the panel's second tab. The panel belongs to the slip, and my bets are another
 * feature, which imports the slip. So the slip does not import my bets; my bets fills the tab.
 */
import { atom } from "nanostores";
import type { ComponentType } from "react";
import type { Translate } from "../../messages/messages";

/** The code behind the tab. */
export interface BetsTab {
  readonly MyBets: ComponentType<{ readonly say: Translate }>;
}

const $load = atom<(() => Promise<BetsTab>) | undefined>(undefined);

/** Sets the function that loads the tab's code when the tab is first opened. */
export function fillBetsTab(loader: () => Promise<BetsTab>): void {
  $load.set(loader);
}

/** Loads the tab's code. Rejects when no loader was set. */
export async function loadBetsTab(): Promise<BetsTab> {
  const load = $load.get();
  if (!load) throw new Error("the tab of my bets has no content: islands.mjs must name its entry");
  return load();
}
