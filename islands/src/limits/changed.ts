/** Tells the watch that the player has changed a limit on this page. */
import { createListeners } from "../state/listeners";

export const { listen: onLimitsChanged, call: limitsChanged } = createListeners();
