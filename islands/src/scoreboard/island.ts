/** Entry of the scoreboard island. */
import { register } from "../runtime/register";
import { Scoreboard } from "./scoreboard";

register("scoreboard", Scoreboard);
