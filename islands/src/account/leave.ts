/**
 * A form's own page has nothing but the form. Whoever has signed in there, or does not need it any more, is led to the
 * home page; what was said of a success goes along, because nobody can read it before the page is gone.
 */
import { $alert, alerts } from "../alerts/shared/alerts";
import { siteConfig } from "../api/config";
import { readStored, writeStored } from "../core/storage";
import { formOfPage } from "./forms";

/** Session storage key of what goes along. */
const SAID_KEY = "said before leaving";

/** Leads to the home page, where this is a form's own page. Back does not return to it. */
export function leaveFormPage(): void {
  if (!formOfPage()) return;
  const said = $alert.get();
  if (said?.type === "success") writeStored("session", SAID_KEY, said.title);
  location.replace(siteConfig().prefix || "/");
}

/** Says what was said on the page before. */
export function saySaid(): void {
  const title = readStored("session", SAID_KEY);
  if (typeof title !== "string") return;
  writeStored("session", SAID_KEY, undefined);
  alerts.show({ type: "success", title });
}
