/** Entry of the odds islands: lists of matches, and the markets of one match. */
import { register } from "../runtime/register";
import { MatchMarkets } from "./match-markets";
import { OddsList } from "./odds-list";

register("odds-list", OddsList);
register("match-markets", MatchMarkets);
