/**
 * Calls to the operator from the browser (spec 7.1, 7.2): cookies sent, the page's language, a time
 * limit, and one error type. What the calls are stands in `sportsbook.ts` and `platform.ts`.
 *
 * Nothing is retried here. A call that has an effect must never be sent twice without looking, and
 * what a lost read means is for its caller to say.
 */
import { siteConfig } from "./config";
import { ApiError } from "./errors";
import type { ErrorBody, Pagination } from "./wire.gen";

/** A call. */
export interface Call {
  readonly method: "GET" | "POST" | "DELETE";
  /** Path from the API's root, with its version (`/api/v2/settings`). */
  readonly path: string;
  /** Parameters; absent values are left out, lists are repeated. */
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Milliseconds until the call counts as unanswered. */
  readonly timeout?: number;
  /** Whether a 401 is an ordinary answer here and does not end the session. */
  readonly expects401?: boolean;
}

/** What the operator answered. */
export interface Answer<T> {
  readonly data: T;
  /** Where in its list this page stands; absent where a call does not page. */
  readonly pagination?: Pagination;
}

/** How long an ordinary call may take, in milliseconds. */
export const CALL_TIME = 10_000;

type Listener = () => void;
const expiryListeners = new Set<Listener>();

/** Calls `listener` whenever a call is refused because the session has ended (spec 8, HTTP 401). */
export function onSessionExpired(listener: Listener): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** Makes a call. Rejects with an {@link ApiError} and with nothing else. */
export async function call<T>(request: Call): Promise<Answer<T>> {
  const name = `${request.method} ${request.path}`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(urlOf(request), initOf(request));
    text = await response.text();
  } catch (cause) {
    throw new ApiError("unanswered", 0, name, undefined, cause);
  }
  if (response.status === 401 && !request.expects401) {
    for (const listener of [...expiryListeners]) listener();
  }
  const body = parse(text);
  if (!response.ok) {
    const failure = response.status >= 500 ? "failed" : "refused";
    throw new ApiError(failure, response.status, name, isErrorBody(body) ? body.error : undefined);
  }
  if (response.status === 204) {
    return { data: undefined as T };
  }
  if (!isRecord(body) || !("data" in body)) {
    throw new ApiError("unanswered", response.status, name);
  }
  return body as unknown as Answer<T>;
}

function urlOf({ path, query }: Call): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) params.append(key, String(one));
    }
  }
  const search = params.toString();
  return `${siteConfig().api}${path}${search ? `?${search}` : ""}`;
}

function initOf({ method, body, timeout = CALL_TIME }: Call): RequestInit {
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Accept-Language": siteConfig().tag,
  };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return {
    method,
    headers,
    credentials: "include",
    signal: AbortSignal.timeout(timeout),
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

function isErrorBody(body: unknown): body is ErrorBody {
  return isRecord(body) && isRecord(body.error) && typeof body.error.code === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
