/**
 * The listing queries of an address: which matches of a page are listed, and in which order.
 *
 * Values are read strictly. What cannot be read, or says nothing on this page, is ignored and returned, so
 * that it can be reported: an old link still opens the page.
 */
import { LISTING_NAMES, type ListingName } from "../address/listing-names";
import type { ListedMatches } from "../api/props.gen";
import { isDay } from "../rules/days";

/** When matches start: within hours from now, or on a day. */
export const TIMES = ["1h", "3h", "6h", "12h", "24h", "today", "tomorrow"] as const;
export type Time = (typeof TIMES)[number];

/** The fields by which the operator sorts matches. */
export const SORT_FIELDS = [
  "tournament.sport.id",
  "tournament.sport.priority",
  "tournament.category.id",
  "tournament.category.priority",
  "tournament.id",
  "tournament.priority",
  "start_time",
  "bets_count",
] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** An order. */
export interface Sort {
  readonly field: SortField;
  readonly isDescending: boolean;
}

/** What an address asks of a list; null where it asks nothing. */
export interface Query {
  readonly time: Time | null;
  /** A day, as `2026-11-24`. */
  readonly date: string | null;
  /** Path segment of a sport. */
  readonly sport: string | null;
  readonly sportType: "regular" | "cyber" | null;
  readonly isBettable: true | null;
  /** Whether only what the player follows is listed. */
  readonly isFavourite: true | null;
  readonly sortBy: Sort | null;
  /** From 1. */
  readonly page: number;
}

/** The query of an address without any. */
export const NONE: Query = {
  time: null,
  date: null,
  sport: null,
  sportType: null,
  isBettable: null,
  isFavourite: null,
  sortBy: null,
  page: 1,
};

/** Names of the parameters that can be taken off one by one. */
export type FilterName = Exclude<ListingName, "page">;

/** What is known on a page about what a query may ask. */
export interface QueryContext {
  readonly of: ListedMatches;
  /** Path segments of all sports. */
  readonly sports: readonly string[];
}

/** A query, and the parameters that were ignored, as `name=value`. */
export interface ReadQuery {
  readonly query: Query;
  readonly ignored: readonly string[];
}

/** Reads the query of an address. Of a parameter that is repeated, the first value counts. */
export function readQuery(search: string, context: QueryContext): ReadQuery {
  const params = new URLSearchParams(search);
  const ignored: string[] = [];
  const values = LISTING_NAMES.flatMap((name) => {
    const text = params.get(name);
    if (text === null) return [];
    const value = says(name, context.of) ? READERS[name](text, context) : undefined;
    if (value !== undefined) return [[name, value] as const];
    ignored.push(`${name}=${text}`);
    return [];
  });
  return { query: { ...NONE, ...Object.fromEntries(values) }, ignored };
}

/** The query part of an address (`?time=today`), with the parameters of `search` that are no listing's. */
export function writeQuery(query: Query, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of LISTING_NAMES) {
    params.delete(name);
    const text = textOf(query, name);
    if (text !== null) params.set(name, text);
  }
  const text = params.toString().replaceAll("%3A", ":");
  return text && `?${text}`;
}

/** Whether a query asks anything. */
export function isOn(query: Query): boolean {
  return LISTING_NAMES.some((name) => textOf(query, name) !== null);
}

/** Names of the filters that are on, and of the order. */
export function filtersOf(query: Query): readonly FilterName[] {
  return LISTING_NAMES.filter((name) => name !== "page" && query[name] !== null) as FilterName[];
}

/** Reads an order: a field, alone or with `:asc` or `:desc`. */
export function readSort(text: string): Sort | undefined {
  const [name, direction = "asc", ...more] = text.split(":");
  const field = SORT_FIELDS.find((one) => one === name);
  if (!field || more.length > 0 || (direction !== "asc" && direction !== "desc")) return undefined;
  return { field, isDescending: direction === "desc" };
}

/** An order as a parameter. */
export function writeSort({ field, isDescending }: Sort): string {
  return isDescending ? `${field}:desc` : field;
}

/** Reads the value of a parameter; undefined where it has none that is known. */
type Readers = {
  readonly [N in ListingName]: (text: string, context: QueryContext) => Query[N] | undefined;
};

const READERS: Readers = {
  time: (text) => TIMES.find((one) => one === text),
  date: (text) => (isDay(text) ? text : undefined),
  sport: (text, { sports }) => (sports.includes(text) ? text : undefined),
  sportType: (text) => (text === "regular" || text === "cyber" ? text : undefined),
  isBettable: readFlag,
  isFavourite: readFlag,
  sortBy: readSort,
  page: (text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined),
};

function readFlag(text: string): true | null | undefined {
  return text === "true" ? true : text === "false" ? null : undefined;
}

/** Whether a parameter says anything on a page: one of a sport has no other one, live is now. */
function says(name: ListingName, of: ListedMatches): boolean {
  switch (name) {
    case "time":
    case "date":
      return !of.live;
    case "sport":
      return of.sport === null;
    case "sportType":
      return of.sport === null && !of.cyber;
    default:
      return true;
  }
}

function textOf(query: Query, name: ListingName): string | null {
  if (name === "sortBy") return query.sortBy && writeSort(query.sortBy);
  if (name === "page") return query.page > 1 ? String(query.page) : null;
  const value = query[name];
  return value === null ? null : String(value);
}
