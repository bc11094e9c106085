/** Numbers of matches (`POST /counters`). */
import { call } from "./client";
import { all, fields, type Reader, text, whole } from "./read";
import type { Counter, CounterQuery, CountersQuery } from "./wire.gen";

/** The number for each question, by its key. */
export async function fetchCounts(
  counters: CounterQuery[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const body: CountersQuery = { counters };
  const path = "/api/v2/counters";
  const { data } = await call({ method: "POST", path, body, signal, read: all(readCounter) });
  return new Map(data.map(({ key, count }) => [key, count]));
}

const readCounter: Reader<Counter> = (value, at) => {
  const get = fields(value, at);
  return { key: get("key", text), count: get("count", whole) };
};
