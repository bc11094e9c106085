/**
 * Calls to the operator from the browser (book: rules/calls): with cookies, the page's language, a
 * time limit, and one error type. The calls themselves are in `sportsbook.ts` and `platform.ts`.
 *
 * Nothing is retried here. A call that has an effect must never be sent twice without checking
 * first, and only the caller knows what a failed read means. Every answer is validated (`read.ts`):
 * one that breaks the operator's API is reported, and is an error like any other.
 */
import { hearTime } from "../clock/now";
import { createListeners } from "../state/listeners";
import { siteConfig } from "./config";
import { ApiError } from "./errors";
import { fields, isRecord, orNull, type Reader, record, reportMismatch, whole } from "./read";
import type { ErrorCode, Pagination, WireError } from "./wire.gen";

/** A call, and the reader of its answer. */
export interface Call<T> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path from the API's root, with its version (`/api/v2/settings`). */
  readonly path: string;
  /** Parameters; absent values are left out, lists are repeated. */
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Milliseconds until the call counts as unanswered. */
  readonly timeout?: number;
  /** Aborts the call, in place of the time limit. */
  readonly signal?: AbortSignal | undefined;
  /** Whether a 401 is an ordinary answer here and does not end the session. */
  readonly expects401?: boolean;
  /** Whether it arrives even if the page is left meanwhile; for what is small. */
  readonly keepalive?: boolean;
  readonly read: Reader<T>;
}

/** What the operator answered. */
export interface Answer<T> {
  readonly data: T;
  /** The position of this page in its list; absent for a call without paging. */
  readonly pagination?: Pick<Pagination, "last_page" | "total">;
  /** When the operator answered, by its own clock, in milliseconds since 1970; absent where it does not say. */
  readonly servedAt?: number;
}

/** How long an ordinary call may take, in milliseconds. */
export const CALL_TIME = 10_000;

/** The version of the platform's answers. The sportsbook's calls have theirs in the path. */
const PLATFORM = "application/vnd.sportsbook.v1+json, application/json;q=0.9";

/**
 * `onSessionExpired` calls its listener whenever a call is refused because the session has ended, with the refusal where
 * the call was made here. `sessionExpired` passes on that another page has learnt it (`push/connection.ts`).
 */
export const { listen: onSessionExpired, call: sessionExpired } =
  createListeners<[refusal?: ApiError]>();

/**
 * `onRefusal` calls its listener with every other error of the operator, before the code that made the call learns of
 * it: a limit of the player's may be the reason, whichever call it is.
 */
export const { listen: onRefusal, call: refused } = createListeners<[refusal: ApiError]>();

/** Reads the answer of a call that only has an effect. */
export const nothing: Reader<void> = () => undefined;

/** Makes a call. Rejects only with an {@link ApiError}. */
export async function call<T>(request: Call<T>): Promise<Answer<T>> {
  const name = `${request.method} ${request.path}`;
  let response: Response;
  let text: string;
  let servedAt: number;
  try {
    response = await fetch(urlOf(request), initOf(request));
    servedAt = hearTime(response.headers.get("Date"));
    text = await response.text();
  } catch (cause) {
    throw new ApiError("unanswered", 0, name, undefined, cause);
  }
  const body = parse(text);
  if (!response.ok) {
    const failure = response.status >= 500 ? "failed" : "refused";
    const refusal = new ApiError(failure, response.status, name, errorOf(body));
    if (response.status !== 401) refused(refusal);
    else if (!request.expects401) sessionExpired(refusal);
    throw refusal;
  }
  const hasContent = response.status !== 204;
  // The transfer broke off: not the operator's error.
  if (hasContent && body === undefined) throw new ApiError("unanswered", response.status, name);
  try {
    const answer = answerOf(request, hasContent ? body : {}, name);
    return Number.isNaN(servedAt) ? answer : { ...answer, servedAt };
  } catch (cause) {
    reportMismatch(cause);
    throw new ApiError("unreadable", response.status, name, undefined, cause);
  }
}

function answerOf<T>({ read }: Call<T>, body: unknown, name: string): Answer<T> {
  const { data, pagination } = record(body, name);
  const answer = { data: read(data, `${name}: data`) };
  if (pagination === undefined || pagination === null) return answer;
  const at = `${name}: pagination`;
  const get = fields(pagination, at);
  const total = get("total", orNull(whole));
  const limit = get("limit", orNull(whole));
  // What is bad follows from the rest, if it can: rows must not be lost.
  const pages = total !== null && limit ? Math.max(1, Math.ceil(total / limit)) : null;
  const last =
    pages === null ? get("last_page", whole) : (get("last_page", orNull(whole)) ?? pages);
  const rows = Array.isArray(data) ? data.length : 0;
  return { ...answer, pagination: { last_page: last, total: total ?? rows } };
}

function urlOf({ path, query }: Call<unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) params.append(key, String(one));
    }
  }
  const search = params.toString();
  return `${siteConfig().api}${path}${search ? `?${search}` : ""}`;
}

function initOf({
  method,
  path,
  body,
  signal,
  timeout = CALL_TIME,
  keepalive = false,
}: Call<unknown>): RequestInit {
  const headers: Record<string, string> = {
    Accept: /^\/api\/v\d/.test(path) ? "application/json" : PLATFORM,
    "Accept-Language": siteConfig().tag,
  };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return {
    method,
    headers,
    credentials: "include",
    keepalive,
    signal: signal ?? AbortSignal.timeout(timeout),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The operator's error, as far as its body can be read: a refusal counts even when its text is
 * lost.
 */
function errorOf(body: unknown): WireError | undefined {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const { code, message, details, errors_by_bet } = error;
  if (typeof code !== "string") return undefined;
  return {
    code: code as ErrorCode,
    message: typeof message === "string" ? message : "",
    details: typeof details === "string" ? details : "",
    errors_by_bet: Array.isArray(errors_by_bet)
      ? errors_by_bet.map((one) => (typeof one === "string" ? one : null))
      : [],
  };
}
