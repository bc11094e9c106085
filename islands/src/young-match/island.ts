/** Entry of the `young-match` island, which only the not-found page has. */
import { registerLater } from "../runtime/register";

registerLater("young-match", async () => (await import("./young-match")).youngMatch());
