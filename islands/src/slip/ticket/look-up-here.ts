/** Looking up lost answers on this page. Loaded when an answer is lost. */

import { fetchListedBets } from "../../api/listed-bets";
import { fetchPlayer } from "../../api/platform";
import { reportFoundBet } from "../shared/found-bets";
import { createLookUp } from "./look-up";

/** Bets that are read at once. */
const PAGE = 50;

/** Looks up an attempt. */
export const lookUp = createLookUp({
  list: (page, player) => fetchListedBets(page, PAGE, player),
  askPlayer: async () => (await fetchPlayer()).id,
  onFound: reportFoundBet,
});
