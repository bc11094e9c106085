/** Entry of the `session` island, and of `launch`, which wakes when its button is touched. */
import { register, registerLater } from "../runtime/register";
import { SessionIsland } from "./session";

register("session", SessionIsland);
registerLater("launch", async () => (await import("./account")).Launch);
