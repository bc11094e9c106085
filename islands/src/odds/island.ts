/** Entry of the odds islands: the markets of one match, and lists that the browser draws. */
import { register } from "../runtime/register";
import { MatchMarkets } from "./match-markets";
import { OddsList } from "./odds-list";

register("odds-list", OddsList);
register("match-markets", MatchMarkets);
