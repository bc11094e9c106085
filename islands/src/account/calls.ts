/**
 * The platform's calls that the forms make. The dialog hands them to its forms: if each form imported them, the
 * build would split the code that they share with the slip, which would cost every player who picks a price.
 */

import { fetchPhone, fetchPlayer } from "../api/platform";
import * as users from "../api/users";
import { leaveFormPage } from "./leave";
import { enter, updatePlayer } from "./shared/session";

/** The calls, and what follows them. */
export const CALLS = { ...users, fetchPhone, fetchPlayer, enter, updatePlayer, leaveFormPage };

/** What a form that is loaded later gets. */
export interface FormProps {
  readonly calls: typeof CALLS;
}
