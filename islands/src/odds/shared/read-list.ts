/**
 * Reads a list of matches from the page: what its elements show, with the little that they do not, which is in a script
 * beside them (the macro `list_script`).
 *
 * Names come from attributes, odds in thousandths and moments too. Texts are read where they are only shown again:
 * days, times, heads of columns, and the headings of days. They may be those of the visitor's zone, or translated.
 */
import type {
  EventRowProps,
  ListSource,
  MarketProps,
  OddsGroupProps,
  OutcomeProps,
  TimeProps,
} from "../../api/props.gen";
import { ownTimes } from "../../api/zone";
import { readMarket, readMatch } from "../../core/match-place";
import { nameOf } from "../../core/price-place";
import { FIRST_ROWS } from "../below";
import type { ListLabels, ListProps } from "./list-props";
import { rowsIn } from "./rows-in";

/** What a list's elements do not say. */
export interface ListScript {
  readonly id: string;
  readonly source: ListSource | null;
  readonly labels: ListLabels;
  /** Of the rows that are live, over or not played as planned, by match. */
  readonly rows: Readonly<Record<number, Partial<EventRowProps>>>;
}

/** Words that are attributes, for what keeps prices. */
const ATTRIBUTES = ["live", "suspended", "gone", "up", "down"] as const;

/** The elements of a list: its island and the root in it; undefined for another island. */
export function readScript(island: HTMLElement): ListScript | undefined {
  const text = island.querySelector(':scope > script[type="application/json"]')?.textContent;
  if (!text) return undefined;
  const script = JSON.parse(text, ownTimes()?.revive) as ListScript;
  const words = ATTRIBUTES.map((word) => [word, island.getAttribute(`data-word-${word}`) ?? ""]);
  return { ...script, labels: { ...script.labels, ...Object.fromEntries(words) } };
}

/** Reads a whole list. */
export function readList(root: Element, script: ListScript): ListProps {
  const { id, source, labels } = script;
  const time = root.querySelector<HTMLTimeElement>(":scope > .as-of time");
  let above = root.querySelector(".odds-head")?.matches(".odds-head-below") ? FIRST_ROWS : 0;
  const groups = [...root.querySelectorAll<HTMLElement>(":scope > .odds-group")].map((section) => {
    const rows = rowsIn(section).map((element) => readRow(element, script));
    const group = { ...readHead(section, rows), above, rows };
    above += rows.length;
    return group;
  });
  return { id, source, labels, groups, as_of: time && timeOf(time) };
}

function createKnown() {
  const known = new WeakMap<Element, EventRowProps>();
  return {
    /** Keeps what a row was drawn from here. */
    noteRow(element: Element, row: EventRowProps): void {
      known.set(element, row);
    },
    /** Reads a row, the first time that it is asked for: what a page brought is not there once a row has changed. */
    readRow(element: HTMLElement, { rows }: Pick<ListScript, "rows">): EventRowProps {
      const row = known.get(element) ?? rowOf(element, rows);
      known.set(element, row);
      return row;
    },
  };
}

export const { noteRow, readRow } = createKnown();

function rowOf(element: HTMLElement, rows: ListScript["rows"]): EventRowProps {
  const match = readMatch(element);
  const time = element.querySelector("time");
  const [market, second] = element.querySelectorAll<HTMLElement>(":scope > .event-prices");
  const [home, away] = [...element.querySelectorAll(".event-side")].map(
    (side) => side.querySelector(".event-logo")?.getAttribute("src") ?? null,
  );
  return {
    match,
    href: element.querySelector(".event-main")?.getAttribute("href") ?? "",
    logos: home || away ? { home: home ?? null, away: away ?? null } : null,
    start: time ? timeOf(time) : { iso: "", text: "" },
    day: element.dataset.day ?? null,
    called: null,
    score: null,
    market: marketOf(market, match),
    second: marketOf(second, match),
    more: Number.parseInt(textOf(element.querySelector(".event-more")).slice(1), 10) || 0,
    video: element.dataset.video !== undefined,
    ...rows[match.id],
  };
}

function marketOf(element: HTMLElement | undefined, match: EventRowProps["match"]) {
  if (!element?.matches("[data-market]")) return null;
  const market = readMarket(element);
  const buttons = [...element.querySelectorAll<HTMLElement>("[data-outcome]")];
  const outcomes = buttons.map((button): OutcomeProps => {
    const { outcome, odds, state } = button.dataset;
    const short = button.querySelector(".price-name[aria-hidden]");
    return {
      id: Number(outcome),
      name: nameOf(button, match),
      short: short && textOf(short),
      odds: Number(odds),
      active: state !== "suspended" || market.status !== 1,
    };
  });
  return { ...market, line: null, outcomes } satisfies MarketProps;
}

function readHead(section: HTMLElement, [row]: readonly EventRowProps[]) {
  const { key = "", title, league } = section.dataset;
  const part = (name: string) => section.querySelector(`.odds-head .odds-${name}`);
  const [context, link, second] = [part("context"), part("league"), part("second")];
  const href = link?.getAttribute("href") ?? null;
  const flag = section.querySelector(".odds-title .flag")?.getAttribute("src");
  return {
    key,
    title: (href && (title ?? league)) || textOf(link),
    context: context && textOf(context),
    href,
    flag: /([^/]*)\.svg$/.exec(flag ?? "")?.[1] ?? null,
    sport_icon: section.querySelector(".odds-title .icon") && (row?.match.sport ?? null),
    head: [...section.querySelectorAll(".odds-cols > span")].map(textOf),
    second_head: second && textOf(second),
  } satisfies Omit<OddsGroupProps, "above" | "rows">;
}

function timeOf(time: HTMLTimeElement): TimeProps {
  return { iso: time.dateTime, text: textOf(time) };
}

function textOf(element: Element | null): string {
  return element?.textContent ?? "";
}
