/**
 * The page's connection to the operator's push: which channels the page listens to, for whom, and what the page learns
 * about it. The connection itself is a line (`line.ts`), in a worker that all pages share, or in this page (`port.ts`).
 */
import { sessionExpired } from "../api/client";
import { later } from "../api/patience";
import type { IslandConfig } from "../api/props.gen";
import { report } from "../report/report";
import { $pushUser, dispatch, dispatchLoss } from "./bus";
import type { Port, ToPage } from "./messages";
import { openPort } from "./port";

/** What a page learns of its connection. */
export interface ConnectionEvents {
  /** The channel of all updates is subscribed to. */
  onListening(): void;
  /** It is not at present. */
  onLost(): void;
  /** It will not be again, unless the page is loaded anew. */
  onEnd(): void;
}

/** The connection of a page; call {@link listen} for its channels, and {@link open}. */
export class Connection {
  private port: Port | undefined;
  private user: number | null = null;
  private isOpen = false;
  /** Answers to `hello` that are still to come: what comes before them is of another line, or player. */
  private expected = 0;
  private readonly channels = new Set<string>();
  /** Channels that were subscribed to before: without recovery, something was missed. */
  private readonly known = new Set<string>();

  constructor(
    private readonly config: Pick<IslandConfig, "api" | "emulation" | "locale" | "push">,
    private readonly events: ConnectionEvents,
  ) {
    // Also who was known before: the session may have been found first.
    $pushUser.subscribe((user) => this.setUser(user ?? null));
    for (const type of ["online", "offline"]) {
      addEventListener(type, () => this.port?.send({ do: "network", online: type === "online" }));
    }
  }

  /** The channel of all updates of the page's language. */
  get updates(): string {
    return `public:updates:${this.config.locale}`;
  }

  /** The channel of a match. */
  ofMatch(id: number): string {
    return `public:match:${this.config.locale}:${id}`;
  }

  /** Listens to a channel while the page is shown; false when it does already. */
  listen(channel: string): boolean {
    if (this.channels.has(channel)) return false;
    this.channels.add(channel);
    if (this.isOpen && this.port) this.port.send({ do: "listen", channel });
    else if (this.isOpen) this.open();
    return true;
  }

  /** Listens to a channel no longer; false when it did not. */
  leave(channel: string): boolean {
    if (!this.channels.delete(channel)) return false;
    this.known.delete(channel);
    this.port?.send({ do: "leave", channel });
    return true;
  }

  /** Connects, or connects again after {@link rest}; with the first channel, if there is none yet. */
  open(): void {
    this.isOpen = true;
    if (this.channels.size === 0 && !this.port) return;
    this.port ??= openPort(
      (message) => this.receive(message),
      () => this.reopen(),
    );
    const { push: endpoints, emulation, api } = this.config;
    const key = { endpoints, emulation, api, user: this.user };
    this.expected += 1;
    this.port.send({ do: "hello", key });
    for (const channel of this.channels) this.port.send({ do: "listen", channel });
  }

  /** Lets go of the connection, so that the page can enter the back-forward cache. */
  rest(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.port?.send({ do: "rest" });
  }

  /** Opens a connection anew that may be dead without knowing it, as after sleep. */
  renew(): void {
    if (this.isOpen) this.port?.send({ do: "renew" });
  }

  /** Asks whether the worker is alive; without an answer the page connects by itself. */
  check(): void {
    if (this.isOpen) this.port?.send({ do: "ping" });
  }

  private setUser(user: number | null): void {
    if (user === this.user) return;
    if (this.user !== null) this.channels.delete(this.private(this.user));
    this.user = user;
    if (user !== null) this.channels.add(this.private(user));
    if (this.isOpen) this.open();
  }

  private private(user: number): string {
    return `$private:user:${this.config.locale}:${user}`;
  }

  private reopen(): void {
    this.port = undefined;
    this.expected = 0;
    this.events.onLost();
    if (this.isOpen) this.open();
  }

  private receive(message: ToPage): void {
    if (message.is === "welcome") this.expected -= 1;
    else if (message.is === "token") void this.answer(message, this.port);
    else if (this.expected === 0) this.take(message);
  }

  private take(message: ToPage): void {
    switch (message.is) {
      case "events":
        for (const event of message.events) dispatch(event);
        break;
      case "on":
        this.onSubscribed(message.channel, message.recovered);
        break;
      case "off":
        this.events.onLost();
        break;
      case "ended":
        this.events.onEnd();
        break;
      case "refused":
        if (message.channel === this.updates) this.events.onEnd();
        break;
      case "problem":
        report(message.problem);
        break;
      case "expired":
        sessionExpired();
    }
  }

  private async answer(
    { asked, channel }: Extract<ToPage, { is: "token" }>,
    port: Port | undefined,
  ): Promise<void> {
    const { tokenFor } = await later(() => import("./tokens"));
    port?.send({ do: "answer", asked, answer: await tokenFor(channel) });
  }

  private onSubscribed(channel: string, recovered: boolean): void {
    const isMissing = this.known.has(channel) && !recovered;
    this.known.add(channel);
    if (isMissing) dispatchLoss();
    if (channel === this.updates) this.events.onListening();
  }
}
