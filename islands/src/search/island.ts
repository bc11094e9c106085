/** Entry of the islands of the search: the button in the header, and the field on the page of search. */
import { register } from "../runtime/register";
import { SearchButton } from "./search-button";
import { SearchPage } from "./search-page";

register("search", SearchButton);
register("search-page", SearchPage);
