/**
 * What a page and the switchboard say to each other, over the port of a shared worker or, where the
 * page has the connection itself, by a direct call. Types only: a page loads no code of it.
 */
import type { PushEndpoint } from "../api/props.gen";
import type { Problem } from "../report/report";

/** Whose connection, and to where: pages with equal ones share it. Two players never do. */
export interface LineKey {
  /** Transports in the order in which they are tried; not empty. */
  readonly endpoints: readonly PushEndpoint[];
  /** URL that takes the client's commands when its transport only receives. */
  readonly emulation: string;
  /** The player's id; null for a visitor. */
  readonly user: number | null;
  /** Root of the operator's API, where the page asks for tokens. */
  readonly api: string;
}

/** What a page answers when the worker asks it for a token: the token, that the operator gives none, or an error. */
export type TokenAnswer =
  | { readonly token: string }
  | { readonly none: "expired" | "refused" }
  | { readonly failed: string };

/** From a page. */
export type FromPage =
  /** The page is there, or is there again, or for another user. What it listened to is forgotten. */
  | {
      readonly do: "hello";
      readonly key: LineKey;
    }
  /** The answer to `token`. */
  | { readonly do: "answer"; readonly asked: number; readonly answer: TokenAnswer }
  /** The page holds this lock until it rests or dies. */
  | { readonly do: "hold"; readonly lock: string }
  | { readonly do: "listen" | "leave"; readonly channel: string }
  /** The browser went online or offline. */
  | { readonly do: "network"; readonly online: boolean }
  /** The connection may be dead without knowing it: open it again. */
  | { readonly do: "renew" }
  /** Answer, if you are alive. */
  | { readonly do: "ping" }
  /** The page is hidden for a while or for ever. */
  | { readonly do: "rest" };

/** To a page. */
export type ToPage =
  /** A channel is subscribed to. `recovered`: nothing was missed since it was the last time. */
  | { readonly is: "on"; readonly channel: string; readonly recovered: boolean }
  /** The connection is lost at present. */
  | { readonly is: "off" }
  /** The connection has ended, and is not opened again by itself. */
  | { readonly is: "ended" }
  /** A channel cannot be listened to. */
  | { readonly is: "refused"; readonly channel: string }
  /** Publications of the page's channels, in their order. */
  | { readonly is: "events"; readonly events: readonly unknown[] }
  | { readonly is: "problem"; readonly problem: Problem }
  /** Answer with a token: of a channel, or of the connection. */
  | { readonly is: "token"; readonly asked: number; readonly channel: string | null }
  /** The operator refused a token to another page because the session has ended. */
  | { readonly is: "expired" }
  /** What follows is of the line that the page has asked for in its last `hello`. */
  | { readonly is: "welcome" }
  | { readonly is: "pong" };

/** The page's end of a conversation with the switchboard. */
export interface Port {
  send(message: FromPage): void;
  /** Ends the conversation. */
  close(): void;
}
