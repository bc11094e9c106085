/**
 * Keeps the page's matches up to date with the operator: fetches their prices once the push is
 * connected, confirms the lists, and follows the push from then on. Works without React: the core
 * writes the changes, and the islands read them once they are awake.
 */
import { call } from "../api/client";
import { ApiError, isStatus } from "../api/errors";
import { type Market, readMarket, readMatch, readSentMatch } from "../api/matches";
import { later, untilItWorks } from "../api/patience";
import { fields, flag, maybe, type Reader, rows, text, whole } from "../api/read";
import { $slip } from "../core/selections";
import { $pushWanted, push } from "../push/bus";
import { reportError } from "../report/report";
import { latest } from "../state/latest";
import { allMatches, getMatch, reportAllMarkets, reportMarkets, setStatus } from "./shared/matches";
import {
  $searches,
  applyFetched,
  applyPushed,
  closeMissing,
  fetchedMatch,
  isNewer,
  pushMatch,
  pushStatus,
  startFetch,
} from "./shared/prices";
import { $down } from "./shared/providers";
import { reportConfirmed, reportNewcomer } from "./shared/reports";

/** Maximum rows per call. */
const LIMIT = 500;

/** Matches per call, because a URL must stay short. */
const BATCH = 100;

/** Event status of a match that the operator no longer lists. */
const NOT_COVERED = 5;

/** What on a page changes with the events about matches, even if it shows none at present. */
const SHOWS_LIVE = ".odds, .listed, [data-match]";

/** Whether the page that came has something that changes with the events about matches. */
export function isPageLive(): boolean {
  return document.querySelector(SHOWS_LIVE) !== null;
}

/** Matches of the page: those that it lists, and the one that it is about. */
export interface PageMatches {
  readonly listed: readonly number[];
  readonly own: readonly number[];
}

/** Reads from the page which matches it shows. */
export function pageMatches(): PageMatches {
  const ids = (selector: string) => [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>(selector)].map((row) => Number(row.dataset.match)),
    ),
  ];
  return { listed: ids(".event-row[data-match]"), own: ids(".markets[data-match]") };
}

/** Event status of a live match; that of one that waits is lower, those of the others higher. */
const LIVE = 1;

/**
 * Follows the push for the page's matches, for those in the slip, and for those that another part of the
 * page has fetched, such as a filtered list.
 */
export function followPush({ listed, own }: PageMatches): void {
  const shown = new Set([...listed, ...own]);
  const isKnown = (id: number) =>
    shown.has(id) ||
    getMatch(id) !== undefined ||
    $slip.get().selections.some((one) => one.matchId === id);
  const concerns = (id: number) => $searches.get() > 0 || isKnown(id);
  // Events concern all matches of the operator: most are dropped before anything else is read.
  push.on("markets_changed", ofConcern(matchId, concerns, readMarkets), ({ id, markets }) => {
    applyPushed(id, markets);
    if (own.includes(id)) reportMarkets(id, markets);
  });
  push.on("match_changed", ofConcern(idOfMatch, concerns, readWholeMatch), ({ match, sent }) => {
    pushMatch(match, sent);
  });
  push.on("match_status_changed", readStatus, ({ id, status }) => {
    if (concerns(id)) pushStatus(id, status);
    if (!isKnown(id) && status === LIVE) reportNewcomer(id);
  });
  push.on("provider_status_changed", readDown, (down) => {
    outages.begin();
    setDown(down);
  });
}

/** Reads a message if its match is on the page or in the slip; undefined otherwise. */
function ofConcern<T>(
  idOf: Reader<number>,
  concerns: (id: number) => boolean,
  read: Reader<T>,
): Reader<T | undefined> {
  return (value, at) => (concerns(idOf(value, at)) ? read(value, at) : undefined);
}

const matchId: Reader<number> = (value, at) => fields(value, at)("match_id", whole);

const idOf: Reader<number> = (value, at) => fields(value, at)("id", whole);

const idOfMatch: Reader<number> = (value, at) => fields(value, at)("match", idOf);

const readWholeMatch = (value: unknown, at: string) => fields(value, at)("match", readSentMatch);

const readMarkets = (value: unknown, at: string) => ({
  id: matchId(value, at),
  markets: fields(value, at)("markets", rows(readMarket)),
});

const readStatus = (value: unknown, at: string) => ({
  id: matchId(value, at),
  status: fields(value, at)("status", whole),
});

/** The providers that are down, of an event or of the operator's settings. */
const readDown: Reader<string[]> = (value, at) =>
  (fields(value, at)("provider_statuses", maybe(rows(readProvider))) ?? []).filter(Boolean);

const readProvider: Reader<string> = (value, at) => {
  const get = fields(value, at);
  return get("active", flag) ? "" : get("provider", text);
};

/** Events about providers: an answer that is older than one of them says nothing new. */
const outages = latest();

/** What follows from an outage is loaded when there is one. */
function setDown(down: readonly string[]): void {
  if (down.length + $down.get().size === 0) return;
  void later(() => import("./outages")).then((loaded) => loaded.setDown(down));
}

const confirmations = latest();

/**
 * Fetches the current state of the page's matches, with retries, then marks every list as
 * confirmed: also of the open ones that it knows and does not show, which a list shows later as they
 * are known. A later call supersedes an earlier one.
 */
export async function confirm({ listed, own }: PageMatches): Promise<void> {
  const isLatest = confirmations.begin();
  const ask = (task: () => Promise<void>) =>
    untilItWorks(
      async () => {
        if (isLatest()) await task();
      },
      (error) => reportError(error, "the prices could not be confirmed"),
    );
  // Nothing waits for it: prices are true without it, except while a provider is down. A page may show matches that
  // it fetches later, and nobody asks then.
  if (isPageLive() || $pushWanted.get() || $slip.get().selections.length > 0)
    void ask(askProviders);
  const batches: Promise<void>[] = own.map((id) => ask(() => askMatch(id)));
  const others = new Set(listed);
  for (const [id, { status }] of allMatches()) {
    if (status <= LIVE && !own.includes(id)) others.add(id);
  }
  for (let at = 0; at < others.size; at += BATCH) {
    const ids = [...others].slice(at, at + BATCH);
    batches.push(ask(() => askList(ids, listed)));
  }
  await Promise.all(batches);
  if (!isLatest()) return;
  markConfirmed();
  reportConfirmed();
}

function markConfirmed(): void {
  for (const list of document.querySelectorAll(".odds")) {
    list.setAttribute("data-confirmed", "");
  }
}

/** Asks for matches, of which the page lists some: another one may be an event that no list has, such as an outright. */
async function askList(ids: readonly number[], listed: readonly number[]): Promise<void> {
  const start = startFetch();
  const query = { id: ids.join(","), limit: LIMIT };
  // An unreadable match still counts as listed by the operator.
  const answered = new Set<number>();
  const read: typeof readSentMatch = (sent, at) => {
    answered.add(idOf(sent, at));
    return readSentMatch(sent, at);
  };
  const path = "/api/v2/matches";
  const { data } = await call({ method: "GET", path, query, read: rows(read) });
  for (const { match, sent } of data) fetchedMatch(match, start, sent);
  for (const id of ids) {
    if (answered.has(id)) continue;
    if (listed.includes(id)) setStatus(id, NOT_COVERED);
    else await askAlone(id);
  }
}

async function askAlone(id: number): Promise<void> {
  const start = startFetch();
  try {
    const { data } = await call({ method: "GET", path: `/api/v2/matches/${id}`, read: readMatch });
    fetchedMatch(data, start);
  } catch (error) {
    if (isStatus(error, 404)) return setStatus(id, NOT_COVERED);
    // To be asked again, with the others. An answer that cannot be read says nothing about it, now or later.
    if (error instanceof ApiError && isLost(error)) throw error;
    reportError(error, "the state of a match could not be read");
  }
}

function isLost({ failure }: ApiError): boolean {
  return failure === "unanswered" || failure === "failed";
}

async function askProviders(): Promise<void> {
  const isNews = outages.current();
  const path = "/api/v2/settings";
  const { data } = await call({ method: "GET", path, expects401: true, read: readDown });
  if (isNews()) setDown(data);
}

async function askMatch(id: number): Promise<void> {
  const start = startFetch();
  const path = `/api/v2/matches/${id}`;
  const [match, markets] = await Promise.all([
    call({ method: "GET", path, read: readMatch }),
    allMarkets(`${path}/markets`),
  ]);
  fetchedMatch(match.data, start);
  applyFetched(id, markets, start);
  closeMissing(id, markets, start);
  reportAllMarkets(id, markets, (market) => isNewer(id, market, start));
}

async function allMarkets(path: string): Promise<Market[]> {
  const markets: Market[] = [];
  const read = rows(readMarket);
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = { page, limit: LIMIT };
    const { data, pagination } = await call({ method: "GET", path, query, read });
    markets.push(...data);
    last = pagination?.last_page ?? 1;
  }
  return markets;
}
