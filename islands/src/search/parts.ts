/** The components of the search. */
export { SearchButton } from "./search-button";
export { SearchPage } from "./search-page";
