/** Entry of the `young-match` island, which only the not-found page has. */
import { registered, registerLater } from "../runtime/register";

registerLater("young-match", async () => {
  const { youngMatch } = await import("./young-match");
  return youngMatch(await registered("scoreboard"), await registered("match-markets"));
});
