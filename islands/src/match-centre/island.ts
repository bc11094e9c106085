/** Entry of the match centre for pages that were not prerendered; elsewhere it is kept without React. */
import { registerLater } from "../runtime/register";

registerLater("match-centre", async () => (await import("./centre-tabs")).MatchCentre);
