/** The props of a list as the browser has them. */
import type { OddsLabels, OddsListProps } from "../../api/props.gen";

/** Words that only the markets of a match have. */
type MatchWords =
  | "all_lines"
  | "all_markets"
  | "search"
  | "nothing_found"
  | "builder"
  | "builder_text"
  | "moves"
  | "side_unknown"
  | "time_unknown";

/** The words of a list. */
export type ListLabels = Omit<OddsLabels, MatchWords>;

/** A list of matches. */
export type ListProps = Omit<OddsListProps, "labels"> & { readonly labels: ListLabels };
