/** What follows when nothing was placed because of who is signed in. */
import { reloadSession } from "../../account/shared/session";
import { askSignIn } from "../../account/shared/sign-in";
import { alerts } from "../../alerts/shared/alerts";
import { loadMessages } from "../../messages/messages";

/** Asks to sign in; or shows the player who is signed in now, and says that it is another one than before. */
export function onNotThisPlayer(reason: "signed_out" | "other_player"): void {
  if (reason === "signed_out") {
    askSignIn("to_place");
  } else {
    void reloadSession();
    void alertOtherPlayer();
  }
}

async function alertOtherPlayer(): Promise<void> {
  const say = await loadMessages("bet-slip");
  alerts.show({
    type: "warning",
    title: say("slip-other-player"),
    text: say("slip-other-player-text"),
    stays: true,
  });
}
