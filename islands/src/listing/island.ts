/**
 * Entry of the control above lists. Most visits filter nothing: its code, words and style are loaded when
 * it is touched, or when the page is opened with a query (`opened.ts`).
 */
import { withMessages } from "../messages/messages";
import { registerLater } from "../runtime/register";
import { withStyle } from "../runtime/styles";

registerLater("listing", async () =>
  (await withMessages("listing", withStyle("listing", import("./control")))).listFilter(),
);
