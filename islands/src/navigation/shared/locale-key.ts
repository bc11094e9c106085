/** Local storage key of the language that the visitor chose, a BCP 47 tag. */
export const LOCALE_KEY = "locale";
