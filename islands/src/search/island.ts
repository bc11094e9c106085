/**
 * Entry of the islands of the search: the button in the header, and the field on the page of search.
 * Most visits search nothing, so their code, words and style are loaded when the button is touched.
 */
import { loadMessages, withMessages } from "../messages/messages";
import { registerLater } from "../runtime/register";
import { withStyle } from "../runtime/styles";
import { guardPresses } from "../runtime/use-later";

const load = async () => {
  // The dialog has a button where the one is that opens it.
  void guardPresses();
  const parts = await withMessages("search", withStyle("search", import("./parts")));
  await loadMessages("search");
  return parts;
};

registerLater("search", async () => (await load()).SearchButton);
registerLater("search-page", async () => (await load()).SearchPage);
