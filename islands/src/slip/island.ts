/** Entry of the `bet-slip` island. */
import { register } from "../runtime/register";
import { BetSlip } from "./bet-slip";

register("bet-slip", BetSlip);
