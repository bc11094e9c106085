/** Entry of the `young-match` island. */
import { register } from "../runtime/register";
import { YoungMatch } from "./young-match";

register("young-match", YoungMatch);
