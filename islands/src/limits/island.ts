/** Entry of limits: what watches over a signed-in player, and the island of the page of limits. */
import { fillWatch } from "../account/shared/play";
import { withMessages } from "../messages/messages";
import { registerLater } from "../runtime/register";
import { withStyle } from "../runtime/styles";

fillWatch(() => withMessages("limit-prompts", import("./prompts")));
registerLater("limits", async () => {
  const page = withMessages("limits", withStyle("account", import("./limits-page")));
  return (await page).LimitsPage;
});
