// @ts-check
/**
 * Every island that the browser wakes, in one table. From it follow the registrations and the names of styles
 * (`generate.mjs`), the styles and the budgets of the build, and what the parity tests draw.
 *
 * @typedef {object} Island
 * @property {string} component what draws it: a file below `src/`, `#`, and what it exports. Without the latter, its
 *   entry makes the component when the island wakes
 * @property {true} [isTogether] its code is in one file with that of other islands, instead of loaded when it wakes
 * @property {string} [reads] what reads from its markup the props that its JSON leaves out, written as the component
 * @property {string} [words] file of words that is loaded with the component, from `locales/{code}/islands/`
 * @property {string} [style] stylesheet that is loaded with the component, from `templates/styles/`
 * @property {string} [entry] a file below `src/` that registers it, and loads its words and style, where more is to be
 *   done than that
 * @property {string} [withoutReact] what draws it where it is kept without React, written as the component
 * @property {Budget} [budget] another one than `FIRST_USE`
 *
 * @typedef {object} Budget what the code weighs that is loaded when it wakes, beside that of all islands
 * @property {string} [name]
 * @property {number} [limit] in brotli bytes
 * @property {readonly string[]} [beside] other scripts that are loaded before
 */

/** What an island may weigh on its first use, in brotli bytes, unless its row says otherwise. */
export const FIRST_USE = 12_000;

/** The islands by the names of their elements (`data-name`). */
export const ISLANDS = /** @satisfies {Record<string, Island>} */ ({
  "bet-slip": { component: "slip/bet-slip#BetSlip", isTogether: true },
  "odds-list": {
    component: "odds/odds-list#OddsList",
    isTogether: true,
    withoutReact: "odds/list-view#listView",
  },
  "match-markets": {
    component: "odds/match-markets#MatchMarkets",
    reads: "odds/read-markets#readMarkets",
    isTogether: true,
  },
  scoreboard: {
    component: "scoreboard/scoreboard#Scoreboard",
    isTogether: true,
    withoutReact: "scoreboard/board-view#boardView",
  },
  session: { component: "account/session#SessionIsland", isTogether: true },
  // It asks a visitor to sign in: with all the account's code.
  launch: { component: "account/account#Launch", budget: { limit: 25_900 } },
  search: {
    component: "search/parts#SearchButton",
    entry: "search/island",
    style: "search",
  },
  "search-page": {
    component: "search/parts#SearchPage",
    entry: "search/island",
    style: "search",
  },
  "match-centre": { component: "match-centre/centre-tabs#MatchCentre" },
  "young-match": { component: "young-match/young-match", entry: "young-match/island" },
  listing: {
    component: "listing/control#ListFilter",
    entry: "listing/island",
    style: "listing",
    // A page with a list has what reads it once it is idle.
    budget: { name: "filters, on their first use", limit: 11_500, beside: ["keep-lists"] },
  },
  limits: {
    component: "limits/limits-page#LimitsPage",
    entry: "limits/island",
    style: "account",
    budget: { name: "the page of limits", beside: ["account"] },
  },
  favourites: {
    component: "favourites/page#FavouritesPage",
    entry: "favourites/island",
    style: "listing",
    budget: { beside: ["account"] },
  },
  notifications: {
    component: "notifications/block#NotificationsBlock",
    words: "notifications",
    style: "notifications",
  },
  statement: {
    component: "my-bets/statement#Statement",
    words: "my-bets",
    style: "statement",
    // It has the list of bets, its reports and its prices.
    budget: { limit: 17_100 },
  },
  profile: {
    component: "profile/profile-block#ProfileBlock",
    words: "profile",
    style: "profile",
    budget: { beside: ["account"] },
  },
});

/** Entries that are loaded with the islands without being one: my bets are a tab of the slip. */
export const OTHER_ENTRIES = ["my-bets/entry"];

/** Stylesheets of code that islands load later, by the names that the code calls them. */
const OTHER_STYLES = {
  account: "account.css",
  builder: "bet-builder.css",
  "match-centre": "match-centre.css",
  moves: "moves.css",
  "my-bets": "my-bets.css",
  slip: "slip-content.css",
};

/** @type {[string, Island][]} */
const ROWS = Object.entries(ISLANDS);

/**
 * Stylesheets that are loaded later, with the code that needs them (`src/runtime/styles.ts`): their files by name.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const LATER_STYLES = {
  ...Object.fromEntries(ROWS.flatMap(([, { style }]) => (style ? [[style, `${style}.css`]] : []))),
  ...OTHER_STYLES,
};

/** The budget of each island that is loaded when it wakes. */
export const ISLAND_BUDGETS = ROWS.filter(([, row]) => !row.isTogether).map(([name, row]) => {
  const { limit = FIRST_USE, beside = [] } = row.budget ?? {};
  return {
    name: row.budget?.name ?? `the island ${name}`,
    limit,
    loads: [scriptOf(row.component)],
    beside: ["islands", ...beside],
  };
});

/**
 * The name of the script that the build makes of a component's file.
 *
 * @param {string} component
 */
function scriptOf(component) {
  const [file = ""] = component.split("#");
  return file.slice(file.lastIndexOf("/") + 1);
}
