/** What few pages have, loaded when the browser is idle: clocks, and the reminder that accounts can be opened. */
import { remindOfSignUp } from "./account/reminders/remind";
import { startClocks } from "./content/clock";

startClocks();
if (document.querySelector("[data-join]")) remindOfSignUp();
