/** Calls to the operator for a query: which, and what is shown meanwhile. */
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListedMatches } from "../api/props.gen";
import { hearTime } from "../clock/now";
import { NONE, type Query } from "./query";
import { type Part, usePart } from "./use-part";

const CALL_MS = 10_000;
const SOCCER: ListedMatches = {
  sport: "soccer",
  category: null,
  league: null,
  live: false,
  cyber: false,
  time: null,
};

const asked: { search: URLSearchParams; signal: AbortSignal }[] = [];
let answer: () => Promise<Response>;
let root: Root;
let part: Part;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  asked.length = 0;
  answer = async () => matches([]);
  vi.stubGlobal("fetch", async (url: string, { signal }: RequestInit) => {
    const search = new URL(url, "http://localhost").searchParams;
    asked.push({ search, signal: signal as AbortSignal });
    return answer();
  });
  const config = { tag: "en-ZA", prefix: "", api: "", zone: "Africa/Johannesburg" };
  document.body.innerHTML = `<script id="sb-config" type="application/json">${JSON.stringify(config)}</script><div></div>`;
  root = createRoot(document.querySelector("div") as Element);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Shown({ query }: { readonly query: Query }): ReactNode {
  part = usePart(query, SOCCER);
  return null;
}

const show = (query: Partial<Query>) =>
  act(async () => root.render(<Shown query={{ ...NONE, ...query }} />));

const matches = (data: readonly unknown[], last_page = 1) =>
  new Response(JSON.stringify({ data, pagination: { total: 60, page: 1, limit: 50, last_page } }));

const hangs = () => new Promise<Response>(() => {});

test("a query is asked once, at once", async () => {
  await show({ time: "tomorrow" });
  expect(asked).toHaveLength(1);
  const [{ search } = { search: new URLSearchParams() }] = asked;
  expect(search.get("sport_key")).toBe("soccer");
  expect(search.get("match_status")).toBe("0,1");
  expect(part.state).toEqual({ status: "found", part: { events: [], total: 60, last: 1 } });
});

test("another part of the list keeps the old one until it is there, other filters do not", async () => {
  answer = async () => matches([], 2);
  await show({ sortBy: { field: "start_time", isDescending: false } });
  const first = part;
  answer = hangs;
  await show({ sortBy: { field: "start_time", isDescending: false }, page: 2 });
  expect(part.conditions).toBe(first.conditions);
  expect(part.state).toEqual({ status: "asking", part: first.state.part });
  await show({ time: "today" });
  expect(part.state).toEqual({ status: "asking", part: null });
});

test("a newer query aborts the older call, whose answer counts no more", async () => {
  let late: (response: Response) => void = () => {};
  answer = () => new Promise((resolve) => (late = resolve));
  await show({ time: "today" });
  answer = async () => matches([]);
  await show({ time: "tomorrow" });
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  const { state } = part;
  await act(async () => late(matches([], 9)));
  expect(part.state).toBe(state);
});

test("a failed call is said, and asked again on request", async () => {
  answer = async () => new Response("", { status: 503 });
  await show({ time: "today" });
  expect(part.state).toEqual({ status: "failed", part: null });
  answer = async () => matches([]);
  await act(async () => part.retry());
  expect(part.state.status).toBe("found");
});

test("an answer that does not come counts as failed", async () => {
  answer = () =>
    new Promise((_, reject) =>
      asked.at(-1)?.signal.addEventListener("abort", () => reject(new Error())),
    );
  await show({ time: "today" });
  await act(() => vi.advanceTimersByTimeAsync(CALL_MS));
  expect(part.state.status).toBe("failed");
});

test("offline is said, and it asks by itself when it is online again", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  answer = async () => {
    throw new TypeError("no network");
  };
  await show({ time: "today" });
  expect(part.state.status).toBe("offline");
  online.mockReturnValue(true);
  answer = async () => matches([]);
  await act(async () => dispatchEvent(new Event("online")));
  expect(part.state.status).toBe("found");
});

test("a clock that is wrong by a day asks again by the operator's, once it is known", async () => {
  vi.setSystemTime("2026-11-30T14:00:00Z");
  const dated = () => {
    const response = matches([]);
    response.headers.set("Date", "Sun, 29 Nov 2026 12:00:00 GMT");
    return response;
  };
  answer = async () => dated();
  await show({ time: "6h" });
  const ends = asked.map(({ search }) => search.get("start_to"));
  expect(ends).toEqual(["2026-11-30T20:00:00.000Z", "2026-11-29T18:00:00.000Z"]);
  expect(part.conditions.to).toBe(Date.parse("2026-11-29T18:00:00Z"));
  vi.setSystemTime("2026-11-29T12:00:00Z");
  hearTime("Sun, 29 Nov 2026 12:00:00 GMT");
});
