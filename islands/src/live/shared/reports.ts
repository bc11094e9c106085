/** What the feed reports beside single matches: a match that nobody knows yet, and that all were asked for. */
import { createListeners } from "../../state/listeners";

/** Its listeners get a match that the page does not know and that has begun. The feed reports it. */
export const { listen: onNewcomer, call: reportNewcomer } = createListeners<[id: number]>();

/** The page's matches have been asked for: what was missed is then known. The feed reports it. */
export const { listen: onConfirmed, call: reportConfirmed } = createListeners();

/** Resolves when the page's matches have been asked for: until then, most of them are not known. */
export const firstConfirmed = new Promise<void>((resolve) => {
  onConfirmed(resolve);
});
