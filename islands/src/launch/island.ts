/** Entry of the `launch` island, which wakes when its button is touched. */
import { registerLater } from "../runtime/register";

registerLater("launch", async () => (await import("../account/account")).Launch);
