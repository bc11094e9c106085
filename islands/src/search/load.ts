/** Loads the search with its words and style: on its first use. */
import { withMessages } from "../messages/messages";
import { withStyle } from "../runtime/styles";

/** The dialog, and what is found for a field. */
export const loadSearch = () => withMessages("search", withStyle("search", import("./entry")));
