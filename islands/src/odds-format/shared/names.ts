/** Names that the script of formats shares with the rest of the page. */

/** Event on the window: another format is stored. */
export const CHOSEN = "sb-odds-chosen";

/** Event on the window: every price of the page has been written anew. */
export const CHANGED = "sb-odds-changed";

/** The controls that choose a format. */
export const SELECT = "select[data-odds-format]";
