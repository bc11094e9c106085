/**
 * What the panel's second tab shows. The panel is the slip's and the bets are another feature's, which
 * knows the slip: so the slip does not import them, they fill the tab.
 */
import type { ComponentType } from "react";
import type { Translate } from "../../messages/messages";

/** The code behind the tab. */
export interface BetsTab {
  readonly MyBets: ComponentType<{ readonly say: Translate }>;
}

let load: (() => Promise<BetsTab>) | undefined;

/** Sets what loads the tab's code when the tab is first opened. */
export function fillBetsTab(loader: () => Promise<BetsTab>): void {
  load = loader;
}

/** Loads the tab's code. Rejects when nothing has filled the tab. */
export async function loadBetsTab(): Promise<BetsTab> {
  if (!load) throw new Error("nothing fills the tab of my bets: islands.ts must import its entry");
  return load();
}
