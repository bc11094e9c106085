/** Where the panel is a sheet: the widths of phones (look, "Frame"). */
export const SHEET = "(max-width: 719.98px)";

/** The link "Skip to the bet slip", which the core follows. */
export const SKIP_LINK = "a[data-slip-toggle]";
