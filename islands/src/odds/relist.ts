/**
 * Keeps the order of a page's lists: a match that begins, ends or is postponed moves, appears or leaves, as the
 * next build would have it (`rules/lists.ts`). Loaded by pages that have such a list.
 */
import { call } from "../api/client";
import { siteConfig } from "../api/config";
import { type ListedMatch, readListed } from "../api/listed";
import { readSentMatch } from "../api/matches";
import { untilItWorks } from "../api/patience";
import type { EventRowProps, ListSource, OddsGroupProps } from "../api/props.gen";
import { rows as rowsOf } from "../api/read";
import { UNKNOWN_TIME } from "../api/unknown-time";
import { ownTimes } from "../api/zone";
import { now } from "../clock/now";
import { writeCounts } from "../live/shared/counts";
import { allMatches, getMatch, onAnyMatch } from "../live/shared/matches";
import { fetchedMatch } from "../live/shared/prices";
import { whenQuiet } from "../live/shared/quiet";
import { onConfirmed, onNewcomer } from "../live/shared/reports";
import { search } from "../live/shared/search";
import { DAY, TIME, written } from "../messages/patterns";
import { draw, patch } from "../plain/patch";
import { forgetPrices } from "../plain/writer";
import { push } from "../push/bus";
import { reportError } from "../report/report";
import { groupsOf, isOfDays, type ListGroup } from "../rules/lists";
import type { ListRow } from "../rules/rows";
import { cached } from "../state/cached";
import { latest } from "../state/latest";
import { headView } from "./list-view";
import { type OrderedList, timeOf } from "./ordered";
import { rowView } from "./row-view";
import { keepRow, watchNew } from "./rows";
import { noteRow, readList, readRow } from "./shared/read-list";
import { slide } from "./slide";

const PREMATCH = 0;
const LIVE = 1;

/** Event status of a match that has ended. */
const FINISHED = 4;

/** How long a match that has ended stays in its place, with its result. */
const REST_MS = 15_000;

/** Changes of this time are made together. */
const TOGETHER_MS = 200;

/** The next matches are asked for again this long after one has begun: at kick-off all pages would at once. */
const REFILL_MS = 3000;
const REFILL_SPREAD_MS = 7000;

/** A page that is older asks for the next matches at once. */
const OLD_MS = 600_000;

/** Maximum rows per call. */
const LIMIT = 500;

interface Section {
  readonly element: HTMLElement;
  readonly group: OddsGroupProps;
}

const ended = createEnded();

/** Matches that ended while the page was open. */
function createEnded() {
  const all = new Map<number, { readonly at: number; readonly was: number }>();
  return {
    /** A match has ended just now; `was` is its status before. */
    add: (id: number, was: number) => all.set(id, { at: performance.now(), was }),
    /** The status of a match in lists: one that has just ended rests. */
    statusOf(id: number, status: number): number {
      const end = isOpen(status) ? undefined : all.get(id);
      return end && performance.now() - end.at < REST_MS ? end.was : status;
    },
  };
}

/** Why the order is kept from now on. */
export interface Occasion {
  /** A match that has just begun, and may belong in a list. */
  readonly newcomer?: number | undefined;
  /** What has changed may have done so before the page was opened. */
  readonly isAtFirst: boolean;
}

/** A list with its groups and rows as the page brought them. */
interface ReadList extends OrderedList {
  readonly groups: readonly OddsGroupProps[];
}

/** Reads a list. From here on its rows may come into other sections than those that say something for them. */
function wholeOf(list: OrderedList): ReadList {
  const { groups } = readList(list.root, list.script);
  for (const { element } of list.rows.values()) sayAll(element, readRow(element, list.script));
  return { ...list, groups };
}

/** Lets a row say what the section around it does. */
function sayAll(element: Element, { match, market, second }: EventRowProps): void {
  element.setAttribute("data-league", match.league);
  element.setAttribute("data-provider", match.provider);
  for (const prices of element.querySelectorAll<HTMLElement>("[data-market]")) {
    const name = (prices.matches(".event-second") ? second : market)?.name;
    // What came since the page was read says its own.
    if (name !== undefined) prices.dataset.marketName ??= name;
  }
}

/** Keeps the order of these lists from now on. */
export function relist(kept: readonly OrderedList[], { newcomer, isAtFirst }: Occasion): void {
  const lists = kept.map(wholeOf);
  const sections = lists.map(sectionsOf);
  const shown = lists.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  const statuses = new Map(shown.map(({ match }) => [match.id, match.status]));
  const soon = together(TOGETHER_MS, () => {
    for (const [place, list] of lists.entries()) arrange(list, sections[place] ?? new Map());
  });
  const fill = together(REFILL_MS + Math.random() * REFILL_SPREAD_MS, () => {
    void askFor(lists, [PREMATCH]).then(soon);
  });
  const columns = new Map(shown.map((row) => [row.match.id, columnsOf(row)]));
  let isOpening = isAtFirst;
  const follow = (id: number) => {
    const match = getMatch(id);
    const status = match?.status ?? FINISHED;
    const before = statuses.get(id);
    // One that had ended before the page was opened leaves at once: nobody has seen it live here.
    if (before !== undefined && isOpen(before) && !isOpen(status) && !isOpening) {
      ended.add(id, before);
      setTimeout(soon, REST_MS);
    }
    if (before === PREMATCH && status !== PREMATCH) fill();
    // The heads of the columns are those of the first row that has the market.
    const has = columnsOf(match);
    if (before === status && columns.get(id) === has) return;
    statuses.set(id, status);
    columns.set(id, has);
    soon();
  };
  // Also what made the page load this.
  for (const [id] of [...allMatches()]) follow(id);
  isOpening = false;
  onAnyMatch(follow);
  const newcomers = new Set<number>();
  const look = together(TOGETHER_MS, () => {
    const id = [...newcomers].join(",");
    newcomers.clear();
    void fetchMatches({ id, limit: LIMIT }).then(soon);
  });
  const take = (id: number) => {
    newcomers.add(id);
    look();
  };
  onNewcomer(take);
  if (newcomer !== undefined) take(newcomer);
  push.onLoss(losses.begin);
  const askAgain = () => askFor(lists, isOld(lists) ? [LIVE, PREMATCH] : [LIVE]);
  // Events were lost, and the feed has asked again for the matches that the page knows.
  onConfirmed(() => void askAgain().then(soon));
  void askAgain().then(soon);
}

/** Which markets a row shows. */
function columnsOf(row: Partial<Pick<EventRowProps, "market" | "second">> | undefined): string {
  return `${row?.market?.id} ${row?.second?.id}`;
}

/** A function that runs a task once, some time after its first call. */
function together(wait: number, task: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      task();
    }, wait);
  };
}

function isOld(lists: readonly OrderedList[]): boolean {
  return lists.some((list) => now() - timeOf(list) > OLD_MS);
}

/** Asks for the matches that belong in the lists: the live ones, the next ones. */
async function askFor(lists: readonly OrderedList[], statuses: readonly number[]): Promise<void> {
  const queries = new Map<string, Query>();
  for (const { source } of lists) {
    for (const status of statuses) {
      if (status === LIVE && source.kind.startsWith("next")) continue;
      if (status === PREMATCH && source.kind === "live") continue;
      const query = queryOf(source, status);
      queries.set(JSON.stringify(query), query);
    }
  }
  await Promise.all([...queries.values()].map(fetchMatches));
}

type Query = Readonly<Record<string, string | number | undefined>>;

function queryOf({ kind, id, sport, limit }: ListSource, status: number): Query {
  const isLeague = kind === "league" || kind === "next_of_league";
  return {
    sport_key: sport ?? undefined,
    category_id: kind === "category" ? (id ?? undefined) : undefined,
    tournament_id: isLeague ? (id ?? undefined) : undefined,
    match_status: status,
    sort_by: "start_time",
    limit: status === LIVE || kind === "league" ? LIMIT : limit,
  };
}

/** Events were lost: an answer that was on its way then may be older than they are. */
const losses = latest();

/** The calls of each query. */
const callsOf = cached((_query: string) => latest());

/**
 * Asks for matches until there is an answer: nothing else would bring one that the page does not know. A later
 * call of the same query supersedes an earlier one.
 */
async function fetchMatches(query: Query): Promise<void> {
  const isLatest = callsOf(JSON.stringify(query)).begin();
  await untilItWorks(
    async () => {
      if (isLatest()) await search((start) => ask(query, start));
    },
    (error) => reportError(error, "the matches of a list could not be loaded"),
  );
}

async function ask(query: Query, start: number): Promise<void> {
  const path = "/api/v2/matches";
  const isComplete = losses.current();
  const { data } = await call({ method: "GET", path, query, read: rowsOf(readSentMatch) });
  if (!isComplete()) throw new Error("events were lost in the meantime");
  for (const { match, sent } of data) fetchedMatch(match, start, sent);
}

/** Whether a match takes bets, and so belongs in lists. */
function isOpen(status: number): boolean {
  return status === PREMATCH || status === LIVE;
}

/** Every match that is known, as the operator last reported it. */
function candidates(): ListedMatch[] {
  const all: ListedMatch[] = [];
  for (const [id, { sent, status }] of allMatches()) {
    const match = listedOf(sent);
    if (match) all.push({ ...match, status: ended.statusOf(id, status) });
  }
  return all;
}

/** A match as lists sort it; null for what they do not show, such as an outright. */
function listedOf(sent: unknown): ListedMatch | null {
  return typeof sent === "object" && sent !== null ? parsed(sent) : null;
}

const parsed = cached((sent: object): ListedMatch | null => {
  try {
    return readListed(sent, "match");
  } catch {
    // Its league cannot be read: the feed has reported what it could not read of it.
    return null;
  }
}, new WeakMap());

function sectionsOf({ root, groups }: ReadList): Map<string, Section> {
  const elements = [...root.querySelectorAll<HTMLElement>(":scope > .odds-group")];
  return new Map(
    groups.flatMap((group, place) => {
      const element = elements[place];
      return element ? [[group.key, { element, group }] as const] : [];
    }),
  );
}

/** Brings a list into the order that it should have, once nobody is about to touch it. */
function arrange(list: ReadList, sections: Map<string, Section>): void {
  const { prefix, zone } = siteConfig();
  const wanted = groupsOf(candidates(), { list: list.source, zone, prefix });
  if (!differs(list, sections, wanted)) return;
  whenQuiet(list.root, () => {
    slide(
      () => movingBelow(list.root),
      () => apply(list, sections, wanted),
    );
    if (list.script.id === "odds") writeCounts(list.root);
  });
}

function differs(
  { root, rows }: OrderedList,
  sections: ReadonlyMap<string, Section>,
  wanted: readonly ListGroup[],
): boolean {
  const shown = [...root.querySelectorAll<HTMLElement>(".event-row")].map(
    ({ dataset }) => dataset.match,
  );
  const ids = wanted.flatMap((group) => group.rows.map(({ match }) => String(match.id)));
  return (
    shown.length !== ids.length ||
    rows.size !== ids.length ||
    ids.some((id, at) => id !== shown[at]) ||
    wanted.some((group) => !hasHeads(sections.get(group.key)?.group, group))
  );
}

type Heads = Pick<OddsGroupProps, "head" | "second_head">;

function hasHeads(known: Heads | undefined, { head, second_head }: Heads): boolean {
  return known?.head.join() === head.join() && known.second_head === second_head;
}

/** What a list's change may move: its headings and rows, and all that follows it in the page. */
function movingBelow(root: HTMLElement): HTMLElement[] {
  const parts = ".odds-group, .odds-head, .event-row, .as-of";
  const moving = [...root.querySelectorAll<HTMLElement>(parts)];
  for (let part: Element | null = root; part && part !== document.body; part = part.parentElement) {
    for (let next = part.nextElementSibling; next; next = next.nextElementSibling) {
      if (next instanceof HTMLElement) moving.push(next);
    }
  }
  return moving;
}

function apply(list: ReadList, sections: Map<string, Section>, wanted: readonly ListGroup[]): void {
  const { root, script, rows } = list;
  const ids = new Set(wanted.flatMap((group) => group.rows.map(({ match }) => match.id)));
  for (const [id, { element, stop }] of rows) {
    if (ids.has(id)) continue;
    stop();
    forgetPrices(element);
    element.remove();
    rows.delete(id);
  }
  // First, so that those after it need not be moved.
  const keys = new Set(wanted.map(({ key }) => key));
  for (const [key, { element }] of sections) if (!keys.has(key)) element.remove();
  let before: Element | null = root.firstElementChild;
  for (const group of wanted) {
    const section = sectionOf(list, sections, group);
    if (section !== before) root.insertBefore(section, before);
    else before = section.nextElementSibling;
    let next: Element | null = section.firstElementChild?.nextElementSibling ?? null;
    for (const row of group.rows) {
      const known = rows.get(row.match.id)?.element;
      const element = known ?? newRow(list, row);
      if (element !== next) section.insertBefore(element, next);
      else next = element.nextElementSibling;
      // Once it is in the page: what is observed outside of it counts as out of view.
      if (!known) watchNew(element);
    }
    if (!isOfDays(list.source)) sayDays(list, group.rows);
  }
  const empty = root.querySelector(":scope > .odds-empty");
  if (wanted.length > 0) empty?.remove();
  else if (!empty) {
    const type = "p";
    const words = { className: "odds-empty", children: script.labels.no_prices };
    root.prepend(draw({ type, props: words, key: null }));
  }
}

/** Says each day once, above its first row, unless that is today. */
function sayDays({ rows, script }: ReadList, wanted: readonly ListRow[]): void {
  let said = dayOf(new Date(now()).toISOString());
  for (const { match, shows_day } of wanted) {
    const element = rows.get(match.id)?.element;
    const start = listedOf(getMatch(match.id)?.sent)?.start_time ?? UNKNOWN_TIME;
    if (!element) continue;
    const row = readRow(element, script);
    let day: string | null = null;
    if (shows_day && start !== UNKNOWN_TIME && dayOf(start) !== said) {
      said = dayOf(start);
      // The page's own words also say which day is tomorrow.
      day = row.day?.endsWith(said) ? row.day : said;
    }
    if (day === null) element.removeAttribute("data-day");
    else element.dataset.day = day;
    noteRow(element, { ...row, day });
  }
}

/** The day of a moment, as rows say it. */
function dayOf(iso: string): string {
  const text = inSite(iso, DAY);
  const own = ownTimes()?.revive("", { start: { iso, text }, day: text }) as
    | { day: string }
    | undefined;
  return own?.day ?? text;
}

/** The section of a group: the page's, with the columns that its prices now have, or a new one. */
function sectionOf(
  { script, root }: OrderedList,
  sections: Map<string, Section>,
  wanted: ListGroup,
): HTMLElement {
  const known = sections.get(wanted.key);
  const { key, head, second_head, above } = wanted;
  const group: OddsGroupProps = known
    ? { ...known.group, head, second_head }
    : { ...heading(wanted, root), key, head, second_head, above, rows: [] };
  const id = known?.element.querySelector(".odds-title")?.id ?? `${script.id}-of-${key}`;
  if (known) {
    const [header] = known.element.children;
    if (header) patch(header, headView(group, id, script.labels));
    sections.set(key, { element: known.element, group });
    return known.element;
  }
  const element = document.createElement("section");
  element.className = "odds-group";
  element.dataset.key = key;
  element.append(draw(headView(group, id, script.labels)));
  sections.set(key, { element, group });
  return element;
}

function heading(
  { title, context, href, sport_icon, rows, key }: ListGroup,
  root: HTMLElement,
): Pick<OddsGroupProps, "title" | "context" | "href" | "flag" | "sport_icon"> {
  const [first] = rows;
  const match = first && listedOf(getMatch(first.match.id)?.sent);
  const country = match?.tournament.category.country_code ?? null;
  const live = root.closest<HTMLElement>("[data-word-live]")?.dataset.wordLive ?? "";
  const day = key === "live" ? live : inSite(match?.start_time, DAY);
  return {
    title: title ?? day,
    context,
    href,
    // There is a picture for every code of ISO 3166.
    flag:
      title !== null && country !== null && /^[a-z]{2}(-[a-z]{2,3})?$/.test(country)
        ? country
        : null,
    sport_icon,
  };
}

function newRow(list: ReadList, wanted: ListRow): HTMLElement {
  const { rows, groups, script } = list;
  const { id } = wanted.match;
  // One that has left and comes back is as the page brought it.
  const brought = groups.flatMap((group) => group.rows).find(({ match }) => match.id === id);
  const row = brought ?? rowOfBrowser(wanted);
  const { labels } = script;
  const element = draw(rowView({ row, isBelow: false, labels }, getMatch(id)));
  noteRow(element, row);
  rows.set(id, {
    element,
    stop: keepRow({ element, row: () => readRow(element, script), labels }),
  });
  return element;
}

function rowOfBrowser({ shows_day: _, ...own }: ListRow): EventRowProps {
  const match = listedOf(getMatch(own.match.id)?.sent);
  const iso = match?.start_time ?? "";
  const start = { iso, text: inSite(iso, TIME) };
  return {
    ...own,
    // Which pictures the page may load, only the generator knows.
    logos: null,
    start: (ownTimes()?.revive("start", start) ?? start) as typeof start,
    // Said once the row is in its place.
    day: null,
    called: null,
    video: match?.has_video ?? false,
  };
}

/** A moment in the site's zone, as in the prerendered page: lists have the site's days. */
function inSite(moment = "", pattern: Intl.DateTimeFormatOptions): string {
  const { tag, zone, words } = siteConfig();
  return moment === UNKNOWN_TIME ? words.time_unknown : written(moment, pattern, tag, zone);
}
