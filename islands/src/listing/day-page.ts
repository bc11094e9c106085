/**
 * Days of the schedule and of results have pages of their own (generator/pages/src/kinds/series.rs). So
 * `/results?date=2026-11-20&sport=soccer` leads to `/results/soccer/2026-11-20`.
 */
import { LISTING_NAMES } from "../address/listing-names";
import { siteConfig } from "../api/config";
import { now } from "../clock/now";
import { reportError } from "../report/report";
import { dayAfter, dayIn, isDay } from "../rules/days";
import { NONE, writeQuery } from "./query";

/** The first segment of their paths, and the word for the day beside today. */
const SERIES = [
  { root: "schedule", near: "tomorrow", step: 1 },
  { root: "results", near: "yesterday", step: -1 },
] as const;

const TODAY = "today";

/** Opens the page of the day and sport that the address asks for, if there is one. */
export async function openDay(sports: readonly string[]): Promise<boolean> {
  const { prefix, zone } = siteConfig();
  const today = dayIn(zone)(now());
  const path = dayPath(location.pathname, location.search, { prefix, today, sports });
  if (path === null) return false;
  try {
    if (!(await fetch(path, { method: "HEAD" })).ok) return false;
  } catch (error) {
    reportError(error, `${path} could not be looked for`);
    return false;
  }
  location.replace(`${path}${writeQuery(NONE, location.search)}${location.hash}`);
  return true;
}

/**
 * The path of a day's page that an address asks for; null if it asks for none, or for more than a page
 * can be. `today` is the site's day, `sports` are the path segments of all sports.
 */
export function dayPath(
  pathname: string,
  search: string,
  context: { prefix: string; today: string; sports: readonly string[] },
): string | null {
  const { prefix, today, sports } = context;
  const [root, ...segments] = pathname.slice(prefix.length + 1).split("/");
  const series = SERIES.find((one) => one.root === root);
  const params = new URLSearchParams(search);
  const asked = LISTING_NAMES.filter((name) => params.has(name));
  const isPage = asked.every((name) => ["date", "sport", "page"].includes(name));
  if (!pathname.startsWith(`${prefix}/`) || !series || asked.length === 0 || !isPage) return null;
  const own = sports.find((key) => key === segments[0]) ?? null;
  const [word = TODAY] = own === null ? segments : segments.slice(1);
  const near = dayAfter(today, series.step);
  const sport = params.get("sport") ?? own;
  const date = params.get("date") ?? (word === TODAY ? today : word === series.near ? near : word);
  const page = params.get("page") ?? "1";
  const isKnown = (sport === null || sports.includes(sport)) && isDay(date);
  if (!isKnown || !/^[1-9]\d{0,3}$/.test(page)) return null;
  const isFirst = page === "1";
  const when = date === today ? TODAY : date === near ? series.near : date;
  const parts = [
    prefix,
    series.root,
    sport,
    when === TODAY && isFirst ? null : when,
    isFirst ? null : page,
  ];
  return parts.filter((part) => part !== null).join("/");
}
