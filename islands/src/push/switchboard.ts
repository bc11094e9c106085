/**
 * Connects pages with lines: pages of one visitor or player share a line, and a channel is
 * subscribed to while any of them listens to it. A shared worker has one switchboard for all pages of
 * the browser; a page without such a worker has one of its own.
 */

import { Line } from "./line";
import type { FromPage, LineKey, TokenAnswer, ToPage } from "./messages";

/** How a switchboard works. */
export interface SwitchboardOptions {
  /** Whether it is for several pages, whose messages cost a task each. */
  readonly shared: boolean;
}

/**
 * How long a line and its channels outlive their last page, in milliseconds: a visitor who follows a
 * link needs them again at once.
 */
export const LINGER_MS = 10_000;

/** What a line serves. */
interface Served {
  readonly line: Line;
  readonly pages: Set<Page>;
  /** Channels that nobody listens to any more, and the line itself, until they are given up. */
  readonly leaving: Map<string, ReturnType<typeof setTimeout>>;
}

/** A page as the switchboard knows it. */
interface Page {
  readonly send: (message: ToPage) => void;
  readonly channels: Set<string>;
  readonly events: unknown[];
  /** Tokens that the page was asked for: what takes its answer, or that it has gone. */
  readonly asked: Map<number, (answer: TokenAnswer | undefined) => void>;
  key: LineKey | undefined;
  served: Served | undefined;
  lock: string | null;
}

/** Name under which a line itself waits to be given up; no channel has it. */
const WHOLE = "";

export class Switchboard {
  private readonly lines = new Map<string, Served>();
  private asked = 0;

  constructor(private readonly options: SwitchboardOptions) {}

  /** Begins a conversation; returns what takes the page's messages. */
  attach(send: (message: ToPage) => void): (message: FromPage) => void {
    const page: Page = {
      send,
      channels: new Set(),
      events: [],
      asked: new Map(),
      key: undefined,
      served: undefined,
      lock: null,
    };
    return (message) => this.take(page, message);
  }

  /** Tells every page of a player that the session has ended, but the one that has found out. */
  private expire(by: Page): void {
    for (const { pages } of this.lines.values()) {
      for (const page of pages) {
        if (page !== by && page.key?.user != null) page.send({ is: "expired" });
      }
    }
  }

  /** Asks the page that came last for a token, and another one if that goes. */
  private async token(pages: ReadonlySet<Page>, channel: string | null): Promise<TokenAnswer> {
    const page = [...pages].at(-1);
    if (!page) return { failed: "no page is there" };
    this.asked += 1;
    const { asked } = this;
    const answer = await new Promise<TokenAnswer | undefined>((resolve) => {
      page.asked.set(asked, resolve);
      page.send({ is: "token", asked, channel });
    });
    if (!answer) return this.token(pages, channel);
    if ("none" in answer && answer.none === "expired") this.expire(page);
    return answer;
  }

  private take(page: Page, message: FromPage): void {
    switch (message.do) {
      case "hello":
        this.hello(page, message);
        break;
      case "hold":
        page.lock = message.lock;
        void this.untilGone(page, message.lock);
        break;
      case "listen":
        this.listen(page, message.channel);
        break;
      case "leave":
        this.leave(page, message.channel);
        break;
      case "answer":
        page.asked.get(message.asked)?.(message.answer);
        page.asked.delete(message.asked);
        break;
      case "network":
        for (const { line } of this.lines.values()) line.networkChanged(message.online);
        break;
      case "renew":
        page.served?.line.renew();
        break;
      case "ping":
        page.send({ is: "pong" });
        break;
      case "rest":
        // Alone, the line keeps its place in every channel, and so recovers what the page misses.
        if (!this.options.shared) page.served?.line.rest();
        else {
          page.lock = null;
          this.gone(page);
        }
    }
  }

  private hello(page: Page, { key }: Extract<FromPage, { do: "hello" }>): void {
    const name = JSON.stringify(key);
    if (page.key === undefined || JSON.stringify(page.key) !== name) {
      this.gone(page);
      page.key = key;
    }
    const served = this.lines.get(name) ?? this.serve(name, key);
    this.stay(served, WHOLE);
    page.served = served;
    served.pages.add(page);
    page.send({ is: "welcome" });
    served.line.open();
  }

  /** Waits until the page gives up its lock, which it also does by crashing. */
  private async untilGone(page: Page, lock: string): Promise<void> {
    await navigator.locks.request(lock, () => {
      if (page.lock === lock) this.gone(page);
    });
  }

  private serve(name: string, key: LineKey): Served {
    const pages = new Set<Page>();
    const tell = (message: ToPage) => {
      for (const page of pages) this.send(page, message);
    };
    const listening = (channel: string) => [...pages].filter((one) => one.channels.has(channel));
    const line = new Line(key, {
      token: (channel) => this.token(pages, channel),
      on: (channel, recovered) => {
        for (const page of listening(channel)) this.send(page, { is: "on", channel, recovered });
      },
      off: () => tell({ is: "off" }),
      ended: () => tell({ is: "ended" }),
      refused: (channel) => {
        for (const page of listening(channel)) this.send(page, { is: "refused", channel });
      },
      publication: (channel, data) => {
        for (const page of listening(channel)) this.pass(page, data);
      },
      problem: (problem) => {
        // One of them reports it.
        const [page] = pages;
        if (page) this.send(page, { is: "problem", problem });
      },
    });
    const served = { line, pages, leaving: new Map() };
    this.lines.set(name, served);
    return served;
  }

  private listen(page: Page, channel: string): void {
    const { served } = page;
    if (!served) return;
    this.stay(served, channel);
    page.channels.add(channel);
    if (served.line.isOn(channel)) this.send(page, { is: "on", channel, recovered: false });
    else served.line.add(channel);
  }

  private leave(page: Page, channel: string): void {
    const { served } = page;
    if (!served || !page.channels.delete(channel)) return;
    if ([...served.pages].some((one) => one.channels.has(channel))) return;
    this.linger(served, channel, () => served.line.remove(channel));
  }

  /** Takes a page off its line. */
  private gone(page: Page): void {
    const { served, key } = page;
    if (!served) return;
    for (const channel of [...page.channels]) this.leave(page, channel);
    served.pages.delete(page);
    page.served = undefined;
    page.key = undefined;
    for (const leave of page.asked.values()) leave(undefined);
    page.asked.clear();
    if (served.pages.size > 0) return;
    this.linger(served, WHOLE, () => {
      served.line.close();
      this.lines.delete(JSON.stringify(key));
    });
  }

  private linger(served: Served, what: string, end: () => void): void {
    this.stay(served, what);
    if (!this.options.shared) end();
    else served.leaving.set(what, setTimeout(end, LINGER_MS));
  }

  private stay(served: Served, what: string): void {
    clearTimeout(served.leaving.get(what));
    served.leaving.delete(what);
  }

  /** Passes a publication on; to another thread those of one frame together, because a message costs a task. */
  private pass(page: Page, data: unknown): void {
    if (!this.options.shared) {
      page.send({ is: "events", events: [data] });
      return;
    }
    page.events.push(data);
    if (page.events.length === 1) setTimeout(() => this.flush(page));
  }

  private flush(page: Page): void {
    if (page.events.length > 0) page.send({ is: "events", events: page.events.splice(0) });
  }

  /** Sends a message after the publications before it. */
  private send(page: Page, message: ToPage): void {
    this.flush(page);
    page.send(message);
  }
}
