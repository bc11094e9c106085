/** What the search loads on its first use. */
export { Found } from "./found";
export { SearchDialog } from "./search-dialog";
