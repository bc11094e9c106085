/** Entry of the `session` island. */
import { register } from "../runtime/register";
import { SessionIsland } from "./session";

register("session", SessionIsland);
