/**
 * What can go wrong with the push connection (book: rules/errors), as problems to report. Each has a
 * stable kind; the client's own codes and the server's are in `data`.
 */
import type { DisconnectedContext, ErrorContext } from "centrifuge";
import type { Problem } from "../report/report";

/** Kinds of problems of the connection. */
export type PushKind =
  /** The server did not answer a command in time. */
  | "push.timeout"
  /** The connection ended for good: the server closed it with a final code, or refused it. */
  | "push.client_disconnected"
  /** The connection was closed while a command waited for its answer. */
  | "push.connection_closed"
  /** A command could not be sent. */
  | "push.transport_write"
  /** The transport was closed, or could not be opened again. */
  | "push.transport_closed"
  /** The page's first connection could not be opened. */
  | "push.initial_connection"
  /** The client refuses its configuration. */
  | "push.bad_configuration"
  /** The operator gave no token for connecting. */
  | "push.connect_token"
  /** The operator gave no token to continue with. */
  | "push.refresh_token"
  /** The operator gave no token for a channel. */
  | "push.channel_token"
  /** The token has expired (109); a new one is fetched. */
  | "push.token_expired"
  /** The server refused for now: a code below 100, or an error that it calls temporary. */
  | "push.temporary"
  /** A message was larger than the limit (1009): ends the connection. */
  | "push.message_too_large"
  /** The server broke its protocol: ends the connection. */
  | "push.bad_protocol"
  /** The server sent no ping in time. */
  | "push.no_ping"
  /** The operator refused a token: ends the connection, or the subscription. */
  | "push.unauthorized"
  /** The server closed the connection, and it may come back. */
  | "push.closed"
  /** A channel cannot be subscribed to. */
  | "push.channel_refused"
  /** The server sent what is not its protocol. */
  | "push.unreadable"
  /** The shared worker did not load or no longer answers. */
  | "push.worker"
  /** A publication has a name that no part of the page handles. */
  | "push.unknown_event"
  /** A part of the page failed on a publication. */
  | "push.handler";

/** A problem of the connection. */
export interface PushProblem extends Problem {
  readonly kind: PushKind;
}

/** The client's codes of errors. */
const ERRORS: Readonly<Record<number, PushKind>> = {
  1: "push.timeout",
  2: "push.transport_closed",
  5: "push.connect_token",
  6: "push.refresh_token",
  8: "push.channel_token",
  9: "push.refresh_token",
  10: "push.transport_write",
  11: "push.connection_closed",
  12: "push.bad_configuration",
  109: "push.token_expired",
};

/** The client's codes of a connection that it opens again. */
const RECONNECTS: Readonly<Record<number, PushKind>> = {
  1: "push.transport_closed",
  2: "push.no_ping",
  3: "push.timeout",
  4: "push.temporary",
};

/** The client's codes of a connection that it does not open again. */
const ENDS: Readonly<Record<number, PushKind>> = {
  1: "push.unauthorized",
  2: "push.bad_protocol",
  3: "push.message_too_large",
};

/** An error of the connection, or of one channel. */
interface Failed extends ErrorContext {
  readonly channel?: string;
}

/** An error that is survived. `first`: there was no connection before. */
export function ofError({ type, error, transport, channel }: Failed, first = false): PushProblem {
  const kind =
    first && type === "transport"
      ? "push.initial_connection"
      : (ERRORS[error.code] ?? "push.temporary");
  return {
    kind,
    message: `push: ${type} failed: ${error.message}`,
    data: { code: error.code, type, transport, channel },
    level: kind === "push.bad_configuration" ? "error" : "warning",
  };
}

/** A connection that was lost and is opened again; undefined when the page itself closed it. */
export function ofReconnect({ code, reason }: DisconnectedContext): PushProblem | undefined {
  if (code === 0) return undefined;
  return {
    kind: RECONNECTS[code] ?? "push.closed",
    message: `push: lost: ${reason} (${code})`,
    data: { code, reason },
    level: "warning",
  };
}

/** A connection, or the subscription to a channel, that ended for good. */
export function ofEnd({ code, reason }: DisconnectedContext, channel?: string): PushProblem {
  return {
    kind: ENDS[code] ?? (channel ? "push.channel_refused" : "push.client_disconnected"),
    message: `push: ${channel ?? "the connection"} ended: ${reason} (${code})`,
    data: { code, reason, channel },
  };
}
