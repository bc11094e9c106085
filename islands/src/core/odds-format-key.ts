/** Local storage key of the format of odds that the visitor chose (spec 3); nothing is stored for decimal odds. */
export const ODDS_FORMAT_KEY = "oddsType";
