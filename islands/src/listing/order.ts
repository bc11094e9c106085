/** Orders of lists, as parameters of the operator's API, and of the matches that a page has. */
import type { EventRowProps } from "../api/props.gen";
import { type Sort, type SortField, writeSort } from "./query";

/** The order of lists without a query: as the site's own, but for live matches. */
const OWN = [
  "tournament.sport.priority:desc",
  "tournament.category.priority:desc",
  "tournament.priority:desc",
  "tournament.id",
  "start_time",
];

/** Fields by which more is better: the words of such an order mean "highest first". */
const HIGHEST_FIRST: readonly SortField[] = [
  "tournament.sport.priority",
  "tournament.category.priority",
  "tournament.priority",
  "bets_count",
];

/** The fields that the operator sorts by: those of the order, then what keeps leagues together. */
export function sortParameter(sort: Sort | null): string {
  if (!sort) return OWN.join(",");
  const own = sort.field.startsWith("tournament.") ? OWN.slice(2) : OWN.slice(0, 4);
  const others = own.filter((field) => field.split(":")[0] !== sort.field);
  return [writeSort(sort), ...others].join(",");
}

/** The order by a field in the direction in which it is usually wanted. */
export function usualSort(field: SortField): Sort {
  return { field, isDescending: HIGHEST_FIRST.includes(field) };
}

/** Whether an order has the unusual direction. */
export function isReversed({ field, isDescending }: Sort): boolean {
  return isDescending !== usualSort(field).isDescending;
}

/**
 * Rows of the page in an order, where the page knows enough: by the time of their start. The numbers by
 * which other orders sort are the operator's alone, so these rows keep their places.
 */
export function sortRows(
  rows: readonly EventRowProps[],
  sort: Sort | null,
): readonly EventRowProps[] {
  if (sort?.field !== "start_time") return rows;
  const way = sort.isDescending ? -1 : 1;
  return rows.toSorted((a, b) => way * (Date.parse(a.start.iso) - Date.parse(b.start.iso)));
}
