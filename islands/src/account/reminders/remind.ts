/** When a visitor is reminded that accounts can be opened (spec 9): after a time on a page, and once. */
import { siteConfig } from "../../api/config";
import { readStored, writeStored } from "../../core/storage";
import { hasHint } from "../shared/session-hint";
import { $signIn, askForm } from "../shared/sign-in";

/** Key of the local storage (spec 3). */
const KEY = "signUpReminderInvoked";

/** Waits, and reminds who has not signed in and was not reminded before. */
export function remindOfSignUp(): void {
  if (readStored("local", KEY) === true) return;
  setTimeout(() => {
    // In another tab they may have signed in, or been reminded.
    if (hasHint() || readStored("local", KEY) === true || $signIn.get()) return;
    writeStored("local", KEY, true);
    askForm("sign-up-reminder");
  }, siteConfig().account.join_after * 1_000);
}
