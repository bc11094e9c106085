/**
 * What few pages have, loaded when the browser is idle: clocks, the reminder that accounts can be opened, and a page
 * around them.
 */
import { remindOfSignUp } from "./account/reminders/remind";
import { isFramed, startHost } from "./account/shared/host";
import { startClocks } from "./content/clock";

startClocks();
if (document.querySelector("[data-join]")) remindOfSignUp();
if (isFramed()) void startHost();
