/**
 * The push connection (spec 4, 7.3, 9): the official Centrifuge client over a websocket, one
 * connection for a visitor without a token, another for a player with one.
 *
 * The client does what the spec requires of a connection: back-off between the delays below, no
 * reconnect after the final codes, immediate reconnect when the browser is online again. This file
 * decides when there is a connection, for whom, and which channels it subscribes to.
 */
import { Centrifuge, UnauthorizedError } from "centrifuge";
import { call } from "../api/client";
import { isStatus } from "../api/errors";
import { all, fields, type Reader, text } from "../api/read";
import type { ChannelToken, PushToken } from "../api/wire.gen";
import { $pushUser, dispatch, dispatchLoss } from "./bus";

/** Options of a connection. */
export interface ConnectionOptions {
  /** URL of the websocket; not empty. */
  readonly endpoint: string;
  /** Path segment of the locale: channels are per locale. */
  readonly locale: string;
  /** Matches whose own channels are subscribed to, in addition to the channel of all updates. */
  readonly matches: readonly number[];
  /** Called when the subscription to the updates is active, and whether any were lost before. */
  readonly onListening: (missed: boolean) => void;
  /** Called when no subscription is active at present. */
  readonly onLost: () => void;
}

/** Times of spec 9, in milliseconds. */
const TIMES = {
  minReconnectDelay: 500,
  maxReconnectDelay: 20_000,
  timeout: 5000,
  maxServerPingDelay: 10_000,
};
const RESUBSCRIBE = { minResubscribeDelay: 500, maxResubscribeDelay: 20_000 };

/** A connection that is open while the page is shown. */
export class Connection {
  private client: Centrifuge | undefined;
  private user: number | null = null;
  private shouldBeOpen = false;
  /** Channels that had a subscription before: subscribing again without recovery is a loss. */
  private readonly subscribed = new Set<string>();

  constructor(private readonly options: ConnectionOptions) {
    $pushUser.listen((user) => this.setUser(user ?? null));
  }

  /** Connects, or reconnects after `close`; what happened in between is recovered if possible. */
  open(): void {
    this.shouldBeOpen = true;
    this.client ??= this.make();
    this.client.connect();
  }

  /** Closes the socket, so that the page can enter the back-forward cache. */
  close(): void {
    this.shouldBeOpen = false;
    this.client?.disconnect();
  }

  private setUser(user: number | null): void {
    if (user === this.user) return;
    this.user = user;
    const { client } = this;
    // Cleared first: a connection that is being replaced must not report a loss.
    this.client = undefined;
    client?.disconnect();
    client?.removeAllListeners();
    if (this.shouldBeOpen) this.open();
  }

  private make(): Centrifuge {
    const { endpoint, locale, matches } = this.options;
    const { user } = this;
    const client = new Centrifuge(endpoint, {
      ...TIMES,
      ...(user === null ? {} : { getToken: connectionToken }),
    });
    client.on("connecting", () => this.options.onLost());
    client.on("disconnected", ({ code, reason }) => {
      this.options.onLost();
      if (this.shouldBeOpen && this.client === client) {
        console.warn(`live prices are off until the page is loaded again: ${reason} (${code})`);
      }
    });
    this.subscribe(client, `public:updates:${locale}`, this.options.onListening);
    for (const id of matches) this.subscribe(client, `public:match:${locale}:${id}`);
    if (user !== null) this.subscribe(client, `$private:user:${locale}:${user}`);
    return client;
  }

  private subscribe(
    client: Centrifuge,
    channel: string,
    onListening?: (missed: boolean) => void,
  ): void {
    const subscription = client.newSubscription(channel, {
      ...RESUBSCRIBE,
      recoverable: true,
      ...(channel.startsWith("$") ? { getToken: () => channelToken(channel) } : {}),
    });
    subscription.on("subscribed", ({ recovered }) => {
      const missed = this.subscribed.has(channel) && !recovered;
      this.subscribed.add(channel);
      if (missed) dispatchLoss();
      onListening?.(missed);
    });
    subscription.on("publication", ({ data }) => dispatch(data));
    subscription.on("error", ({ error }) => {
      console.warn(`channel "${channel}" could not be subscribed to: ${error.message}`);
    });
    subscription.subscribe();
  }
}

async function connectionToken(): Promise<string> {
  const path = "/api/v2/websocket/token";
  return (await authorized(call({ method: "POST", path, read: readToken }))).data.token;
}

async function channelToken(channel: string): Promise<string> {
  const body = { channels: [channel] };
  const path = "/api/v2/websocket/authorize";
  const { data } = await authorized(call({ method: "POST", path, body, read: all(readChannel) }));
  const token = data.find((one) => one.channel === channel)?.token;
  if (!token) throw new UnauthorizedError(`no token for ${channel}`);
  return token;
}

const readToken: Reader<PushToken> = (value, at) => ({
  token: fields(value, at)("token", text),
});

const readChannel: Reader<ChannelToken> = (value, at) => ({
  ...readToken(value, at),
  channel: fields(value, at)("channel", text),
});

/** Turns a refusal into the client's own error: it disconnects instead of retrying. */
async function authorized<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isStatus(error, 401) || isStatus(error, 403)) throw new UnauthorizedError(String(error));
    throw error;
  }
}
