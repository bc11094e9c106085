import { checkTable } from "../../testing/table";
import rules from "../rules.json";
import { ROWS } from "./rows";

checkTable("the rules of favourites, spec 4 to 6", rules, ROWS);
