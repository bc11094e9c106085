/**
 * One connection to the operator's push for one visitor or player (book: rules/push): the official
 * Centrifuge client over the first transport that works.
 *
 * The client backs off between the delays below, does not reconnect after the final codes, and
 * reconnects immediately when the browser is online again. This file adds what it does not do:
 * frames that are not its protocol, and a report of everything that fails. It needs no page, so
 * that it also runs in a worker.
 */
import { Centrifuge, type StreamPosition, type Subscription, UnauthorizedError } from "centrifuge";
import type { LineKey, TokenAnswer } from "./messages";
import { ofEnd, ofError, ofReconnect, type PushProblem } from "./problems";

/** What a line tells and asks. */
export interface LineEvents {
  /** Asks for a token: of a channel, or of the connection. */
  token(channel: string | null): Promise<TokenAnswer>;
  /** A channel is subscribed to; `recovered`: nothing was missed since it was the last time. */
  on(channel: string, recovered: boolean): void;
  /** The connection is lost, and is opened again. */
  off(): void;
  /** The connection has ended. */
  ended(): void;
  /** A channel cannot be subscribed to. */
  refused(channel: string): void;
  publication(channel: string, data: unknown): void;
  problem(problem: PushProblem): void;
}

/** Times in milliseconds. */
const TIMES = {
  minReconnectDelay: 500,
  maxReconnectDelay: 20_000,
  timeout: 5000,
  maxServerPingDelay: 10_000,
};
const RESUBSCRIBE = { minResubscribeDelay: 500, maxResubscribeDelay: 20_000 };

/** All pages of a machine that slept ask for a new connection within this time, in milliseconds. */
const RENEWED_MS = 5000;

/** Failed attempts after which the other transports are tried. */
const GIVE_UP = 3;

/** An attempt, with its delay and its token, takes less than this. */
const ATTEMPT_MS = 45_000;

/** What of the client reads a frame. Not public; a test pins it. */
interface Reading {
  readonly _codec: { decodeReplies(data: unknown): unknown[] };
}

/** The client's code of an end that its own reading has caused: a frame without what belongs in it. */
const BAD_PROTOCOL = 2;

/** A connection and its subscriptions. */
export class Line {
  private client: Centrifuge | undefined;
  private readonly network = new EventTarget();
  private readonly channels = new Set<string>();
  /** Up to where each channel has been received, for a client that replaces this one. */
  private readonly positions = new Map<string, StreamPosition>();
  /** Attempts that failed since the connection was last open. */
  private failures = 0;
  /** Whether a connection was open before. */
  private wasOpen = false;
  /** What has been reported since the connection was last open: an outage is reported once. */
  private readonly reported = new Set<string>();
  private unreadable = 0;
  private renewed = 0;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  /** Whether the connection has ended, so that only {@link open} opens it again. */
  hasEnded = false;

  constructor(
    private readonly key: LineKey,
    private readonly events: LineEvents,
  ) {}

  /** Connects, also after the end or after {@link rest}. */
  open(): void {
    this.hasEnded = false;
    try {
      this.client ??= this.make();
      this.client.connect();
    } catch (cause) {
      this.misconfigured(cause);
    }
  }

  /** Closes the connection; after {@link open}, what was missed is recovered if possible. */
  rest(): void {
    clearTimeout(this.again);
    clearTimeout(this.watchdog);
    this.client?.disconnect();
  }

  /** Closes the connection and opens it again, unless it has ended, or another page just did this. */
  renew(): void {
    const now = Date.now();
    if (this.hasEnded || !this.client || now - this.renewed < RENEWED_MS) return;
    this.renewed = now;
    this.rest();
    this.open();
  }

  /** Closes the connection for good. */
  close(): void {
    this.rest();
    this.client?.removeAllListeners();
    this.client = undefined;
  }

  /** Subscribes to a channel. */
  add(channel: string): void {
    this.channels.add(channel);
    if (this.client) this.subscribe(this.client, channel);
  }

  /** Ends a subscription. */
  remove(channel: string): void {
    this.channels.delete(channel);
    this.positions.delete(channel);
    const subscription = this.client?.getSubscription(channel);
    if (!subscription) return;
    subscription.removeAllListeners();
    this.client?.removeSubscription(subscription);
  }

  /** Whether a channel is subscribed to at this moment. */
  isOn(channel: string): boolean {
    return this.client?.getSubscription(channel)?.state === "subscribed";
  }

  /** Tells the client that the browser went online or offline. */
  networkChanged(online: boolean): void {
    this.network.dispatchEvent(new Event(online ? "online" : "offline"));
  }

  private make(): Centrifuge {
    const { endpoints, emulation, user } = this.key;
    const client = new Centrifuge([...endpoints], {
      ...TIMES,
      emulationEndpoint: emulation,
      networkEventTarget: this.network,
      ...(user === null ? {} : { getToken: () => this.token(null) }),
    });
    this.guard(client as unknown as Reading);
    client.on("connected", () => {
      clearTimeout(this.watchdog);
      this.wasOpen = true;
      this.failures = 0;
      this.reported.clear();
    });
    client.on("connecting", (it) => {
      this.watch();
      this.events.off();
      this.report(ofReconnect(it));
    });
    client.on("error", (it) => {
      this.watch();
      if (it.type === "transport") this.onFailure();
      this.report(ofError(it, !this.wasOpen));
    });
    client.on("disconnected", (it) => {
      clearTimeout(this.watchdog);
      if (it.code === 0) return;
      if (it.code === BAD_PROTOCOL) return this.onUnreadable(it.reason);
      this.hasEnded = true;
      this.events.ended();
      this.report(ofEnd(it));
    });
    for (const channel of this.channels) this.subscribe(client, channel);
    return client;
  }

  private async token(channel: string | null): Promise<string> {
    const answer = await this.events.token(channel);
    if ("token" in answer) return answer.token;
    // By the client's own error it disconnects instead of asking again.
    if ("none" in answer) throw new UnauthorizedError(answer.none);
    throw new Error(answer.failed);
  }

  private subscribe(client: Centrifuge, channel: string): void {
    const existing = client.getSubscription(channel);
    if (existing) {
      // Refused before: a page that listens anew tries again.
      existing.subscribe();
      return;
    }
    const since = this.positions.get(channel);
    const subscription = client.newSubscription(channel, {
      ...RESUBSCRIBE,
      recoverable: true,
      ...(since && { since }),
      ...(channel.startsWith("$") ? { getToken: () => this.token(channel) } : {}),
    });
    this.listen(subscription, channel);
    subscription.subscribe();
  }

  private listen(subscription: Subscription, channel: string): void {
    subscription.on("subscribed", ({ recovered, streamPosition }) => {
      if (streamPosition) this.positions.set(channel, { ...streamPosition });
      this.events.on(channel, recovered);
    });
    subscription.on("publication", ({ data, offset }) => {
      this.unreadable = 0;
      const position = this.positions.get(channel);
      if (position && offset !== undefined) position.offset = offset;
      this.events.publication(channel, data);
    });
    subscription.on("error", (it) => this.report(ofError(it)));
    subscription.on("unsubscribed", (it) => {
      if (it.code === 0) return;
      this.events.refused(channel);
      this.report(ofEnd(it, channel));
    });
  }

  /**
   * A frame that is not the protocol may have carried a change. The connection is opened again, later and later: the
   * server then sends what was missed. The client would do that too, but say that the network has closed it.
   */
  private guard({ _codec: codec }: Reading): void {
    const { decodeReplies } = codec;
    codec.decodeReplies = (data) => {
      try {
        return decodeReplies.call(codec, data);
      } catch (cause) {
        this.onUnreadable(cause);
        return [];
      }
    };
  }

  private onUnreadable(cause: unknown): void {
    this.report({
      kind: "push.unreadable",
      message: "push: not the protocol",
      cause: String(cause),
      level: "warning",
    });
    this.rest();
    this.events.off();
    const delay = Math.min(TIMES.maxReconnectDelay, TIMES.minReconnectDelay * 2 ** this.unreadable);
    this.unreadable += 1;
    this.again = setTimeout(() => this.open(), delay);
  }

  /**
   * The client stays with the transport that worked once. The network may have changed since, to one
   * that blocks it: after some failures all transports are tried again, once.
   */
  private onFailure(): void {
    this.failures += 1;
    if (this.failures === GIVE_UP && this.wasOpen) this.again = setTimeout(() => this.restart());
  }

  /**
   * Begins anew when an attempt neither succeeds nor fails, as after an answer without its content: the
   * client then waits for ever, and reads nothing more.
   */
  private watch(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.restart(), ATTEMPT_MS);
  }

  /** Replaces the client. */
  private restart(): void {
    this.close();
    this.open();
  }

  private misconfigured(cause: unknown): void {
    this.close();
    this.hasEnded = true;
    this.events.ended();
    this.report({
      kind: "push.bad_configuration",
      message: `push: ${cause}`,
      data: { endpoints: this.key.endpoints },
    });
  }

  private report(problem: PushProblem | undefined): void {
    if (!problem) return;
    const once = `${problem.kind} ${problem.data?.channel ?? ""}`;
    if (this.reported.has(once)) return;
    this.reported.add(once);
    this.events.problem(problem);
  }
}
