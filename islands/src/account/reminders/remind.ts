/** When a visitor is reminded that accounts can be opened: after a time on the site, and once. */
import { siteConfig } from "../../api/config";
import { readStored, writeStored } from "../../core/storage";
import { hasHint } from "../shared/session-hint";
import { askForm } from "../shared/sign-in";
import { afterStay, isDialogOpen, REGISTERED } from "./visit";

/** Key of the local storage. */
const KEY = "signUpReminderInvoked";

/** Session storage key: since when a visitor has been here. */
const SINCE = "signUpReminderSince";

/** Waits, and reminds who has no account as far as is known, and was not reminded before. */
export function remindOfSignUp(): void {
  if (isNeedless()) return;
  afterStay(SINCE, siteConfig().account.join_after, () => {
    // In another tab they may have signed in, or been reminded.
    if (isNeedless()) return true;
    if (isDialogOpen()) return false;
    writeStored("local", KEY, true);
    askForm("sign-up-reminder");
    return true;
  });
}

function isNeedless(): boolean {
  const wasReminded = readStored("local", KEY) === true;
  return wasReminded || hasHint() || readStored("session", REGISTERED) === true;
}
