/** Entry of the list of notifications on pages that editors compose. */
import { withMessages } from "../messages/messages";
import { registerLater } from "../runtime/register";
import { withStyle } from "../runtime/styles";

registerLater(
  "notifications",
  async () =>
    (await withMessages("notifications", withStyle("notifications", import("./block"))))
      .NotificationsBlock,
);
