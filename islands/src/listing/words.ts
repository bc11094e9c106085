/** The words of the control and of its lists, which are loaded before its code runs (`island.ts`). */
import { shownZone } from "../api/zone";
import { type MessageArgs, messagesOf } from "../messages/messages";
import { dayText } from "../messages/moments";
import { beginningOf } from "../rules/days";
import { isReversed } from "./order";
import type { FilterName, Query, Sort, SortField, Time } from "./query";
import type { PageSport } from "./sports";

/** A message of the control. */
export function say(id: string, args?: MessageArgs): string {
  return messagesOf("listing")?.(id, args) ?? "";
}

/** The name of a filter that is on. */
export function nameOf(filter: FilterName, query: Query, sports: readonly PageSport[]): string {
  switch (filter) {
    case "time":
      return query.time ? timeName(query.time) : "";
    case "date":
      return query.date ? dateName(query.date) : "";
    case "sport":
      return sports.find(({ key }) => key === query.sport)?.name ?? "";
    case "sportType":
      return query.sportType === "cyber" ? say("listing-cyber") : say("listing-regular");
    case "isBettable":
      return say("listing-bettable");
    case "isFavourite":
      return say("listing-favourites");
    case "sortBy":
      return query.sortBy ? sortName(query.sortBy) : "";
  }
}

/** `Next 3 hours` */
export function timeName(time: Time): string {
  if (time === "today") return say("listing-today");
  if (time === "tomorrow") return say("listing-tomorrow");
  return say("listing-hours", { count: Number.parseInt(time, 10) });
}

/** `By start time`, or that reversed. */
export function sortName(sort: Sort): string {
  const name = fieldName(sort.field);
  return isReversed(sort) ? say("listing-reversed", { name }) : name;
}

function fieldName(field: SortField): string {
  if (field === "start_time") return say("listing-by-start");
  if (field === "bets_count") return say("listing-by-bets");
  if (field.startsWith("tournament.sport.")) return say("listing-by-sport");
  if (field.startsWith("tournament.category.")) return say("listing-by-category");
  return say("listing-by-league");
}

function dateName(date: string): string {
  return dayText(new Date(beginningOf(date, shownZone())).toISOString());
}
