/** What simulations share: a history from a seed, a browser with tabs, and what befalls its network and its session. */
import { Browser, type Tab } from "./browser";
import type { Network } from "./network";
import { type Draws, drawsOf } from "./random";
import { VirtualTime } from "./virtual-time";

/** Time at the beginning. */
export const EPOCH = Date.parse("2026-11-28T14:05:00Z");

/** How long a message between tabs is under way at most, in milliseconds. */
export const LONGEST_NEWS = 30;

/** A history in the making. */
export abstract class Run<P extends Page> {
  readonly time = new VirtualTime();
  readonly draws: Draws;
  readonly browser: Browser;
  readonly history: string[] = [];
  readonly wrong: string[] = [];
  abstract readonly operator: Network;

  constructor(readonly seed: number) {
    this.draws = drawsOf(seed);
    this.browser = new Browser(this.time, () => this.draws.whole(1, LONGEST_NEWS));
  }

  /** The open tabs. */
  tabs(): P[] {
    return this.browser.tabs as unknown as P[];
  }

  say(what: string): void {
    this.history.push(`${(this.time.now / 1000).toFixed(3)} ${what}`);
  }

  fail(what: string): void {
    this.say(`WRONG: ${what}`);
    this.wrong.push(what);
  }

  cut(): void {
    if (!this.operator.isReachable) return;
    this.say("the network is gone");
    this.operator.isReachable = false;
    this.time.after(this.draws.whole(500, 30_000), () => {
      this.say("the network is back");
      this.operator.isReachable = true;
      for (const tab of this.tabs()) tab.online();
    });
  }

  /** Somebody signs in, or out, on the platform's own page: no tab learns of it until it asks. */
  signIn(player: number | undefined): void {
    this.say(`player ${player} signs in elsewhere`);
    this.operator.session = player;
    const isCalm = this.operator.isCalm;
    for (const tab of this.tabs()) if (isCalm || this.draws.chance(0.5)) tab.askSession();
  }

  endSession(): void {
    this.say("the session ends");
    this.operator.session = undefined;
    this.time.after(this.draws.whole(1_000, 20_000), () => this.signIn(1));
  }

  /** No more trouble: the network works, and player 1 is signed in. */
  calmDown(): void {
    this.say("calm: the network works, and player 1 is signed in");
    this.operator.isReachable = true;
    this.operator.isCalm = true;
    this.signIn(1);
    for (const tab of this.tabs()) tab.online();
  }
}

/** A page in a tab. */
export abstract class Page implements Tab {
  isOpen = true;
  heardAt = 0;
  readonly name: string;
  readonly #browser: Browser;
  readonly #wakes = new Set<() => void>();

  constructor(run: Pick<Run<never>, "browser" | "say">, number: number) {
    this.name = `tab ${number}`;
    this.#browser = run.browser;
    this.#browser.open(this);
    run.say(`${this.name} opens`);
  }

  /** A message of another tab. */
  abstract receive(message: unknown): void;

  /** The network is back. */
  abstract online(): void;

  /** Asks who is signed in. */
  abstract askSession(): void;

  /** The tab ends here; nothing of the page goes on. */
  protected end(): void {
    this.#browser.close(this);
  }

  /** A promise of a closed page never comes to anything. */
  protected guard<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      promise.then(
        (value) => this.isOpen && resolve(value),
        (error) => this.isOpen && reject(error),
      );
    });
  }

  /** Resolves after some milliseconds, or when the network is back. */
  protected wait(milliseconds: number): Promise<void> {
    const waited = new Promise<void>((resolve) => {
      const wake = () => {
        this.#wakes.delete(wake);
        resolve();
      };
      this.#wakes.add(wake);
      this.#browser.time.after(milliseconds, wake);
    });
    return this.guard(waited);
  }

  protected wake(): void {
    for (const wake of [...this.#wakes]) wake();
  }
}
