/** Entry of the profile on pages that editors compose. */
import { withMessages } from "../messages/messages";
import { registerLater } from "../runtime/register";
import { withStyle } from "../runtime/styles";

registerLater(
  "profile",
  async () =>
    (await withMessages("profile", withStyle("profile", import("./profile-block")))).ProfileBlock,
);
