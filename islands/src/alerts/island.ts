/** Entry of the `alerts` island. */
import { register } from "../runtime/register";
import { Alerts } from "./alerts";

register("alerts", Alerts);
