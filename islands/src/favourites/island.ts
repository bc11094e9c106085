/**
 * Entry of favourites: the page of their own, and their marks on the stars of any page once somebody is signed
 * in. A visitor loads nothing of them before pressing a star (`touched.ts`).
 */
import { later } from "../api/patience";
import { withMessages } from "../messages/messages";
import { $pushUser } from "../push/bus";
import { registerLater } from "../runtime/register";
import { withStyle } from "../runtime/styles";

registerLater("favourites", async () =>
  (await withMessages("favourites", withStyle("listing", import("./page")))).favouritesPage(),
);

$pushUser.subscribe((player) => {
  if (typeof player === "number") void later(() => import("./start")).then(({ start }) => start());
});
