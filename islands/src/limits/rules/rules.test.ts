import { checkTable } from "../../testing/table";
import rules from "../rules.json";
import { ROWS } from "./rows";

checkTable("the rules of limits", rules, ROWS);
