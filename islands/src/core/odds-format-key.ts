/** Local storage key of the format of odds that the visitor chose; nothing is stored for decimal odds. */
export const ODDS_FORMAT_KEY = "oddsType";
