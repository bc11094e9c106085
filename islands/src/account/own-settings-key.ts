/**
 * Storage key of what a visitor has set in the slip, until somebody signs in: in the local storage all of it, in the
 * session storage what was set during this visit.
 */
export const OWN_SETTINGS_KEY = "slipSettings";
