/** Queries as calls to the operator: a part of the list, and counts beside the choices of the control. */
import { fetchCounts } from "../api/counters";
import type { ListedMatches } from "../api/props.gen";
import type { CounterQuery } from "../api/wire.gen";
import { type Conditions, conditionsOf, type Here } from "./conditions";
import { sortParameter } from "./order";
import { type Query, type Sort, TIMES, type Time } from "./query";

/** Matches of one part of a list. */
export const PART = 50;

/** Parameters of `GET /matches`. */
export type Parameters = Readonly<Record<string, string | number | undefined>>;

/** The parameters for a part of a list, from 1. */
export function parametersOf(
  conditions: Conditions,
  sortBy: Sort | null,
  page: number,
): Parameters {
  const { sport, sportType, category, league, statuses, from, to } = conditions;
  return {
    sport_key: sport ?? undefined,
    sport_type: sportType ?? undefined,
    category_id: category ?? undefined,
    tournament_id: league ?? undefined,
    match_status: statuses.join(","),
    start_from: from === null ? undefined : timestamp(from),
    start_to: to === null ? undefined : timestamp(to),
    bettable: conditions.isPriced ? "true" : undefined,
    favourite: conditions.isFavourite ? "true" : undefined,
    sort_by: sortParameter(sortBy),
    page,
    limit: PART,
  };
}

/** Counts of matches beside choices: each with the other filters as they are. */
export interface Counts {
  readonly times: ReadonlyMap<Time, number>;
  /** By path segment. */
  readonly sports: ReadonlyMap<string, number>;
}

/** Asks how many matches each choice leads to. */
export async function askCounts(
  query: Query,
  { of, sports, here }: { of: ListedMatches; sports: readonly string[]; here: Here },
  signal: AbortSignal,
): Promise<Counts> {
  const question = (key: string, other: Partial<Query>) =>
    questionOf(key, conditionsOf({ ...query, ...other }, of, here));
  const ofTimes = TIMES.map((time) => question(`time ${time}`, { time, date: null }));
  const ofSports = sports.map((sport) => question(`sport ${sport}`, { sport }));
  const found = await fetchCounts([...ofTimes, ...ofSports], signal);
  const counted = <T extends string>(kind: string, all: readonly T[]) =>
    new Map(all.map((one) => [one, found.get(`${kind} ${one}`) ?? 0]));
  return { times: counted("time", TIMES), sports: counted("sport", sports) };
}

/** A question of `POST /counters`. Its states are one, or those that take bets. */
export function questionOf(
  key: string,
  { sport, sportType, category, league, statuses, from, to }: Conditions,
): CounterQuery {
  const [status, other] = statuses;
  return {
    key,
    ...(sport !== null && { sport_key: sport }),
    ...(sportType !== null && { sport_type: sportType }),
    ...(category !== null && { category_id: category }),
    ...(league !== null && { tournament_id: league }),
    ...(status !== undefined && other === undefined
      ? { match_status: status }
      : { bettable: true }),
    ...(from !== null && { start_from: timestamp(from) }),
    ...(to !== null && { start_to: timestamp(to) }),
  };
}

function timestamp(moment: number): string {
  return new Date(moment).toISOString();
}
