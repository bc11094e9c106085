/**
 * What few pages have, loaded when the browser is idle: clocks, the reminder that accounts can be opened, a page
 * around them, and a player who has left this browser and could not be unsubscribed from its messages.
 */
import { remindOfSignUp } from "./account/reminders/remind";
import { isFramed, startHost } from "./account/shared/host";
import { hasHint } from "./account/shared/session-hint";
import { startClocks } from "./content/clock";
import { finishLeaving } from "./notifications/shared/leaving";

startClocks();
if (document.querySelector("[data-join]")) remindOfSignUp();
if (!hasHint()) finishLeaving();
if (isFramed()) void startHost();
