/** A simulated browser: locks, channels and storage that its tabs share, and tabs that end at any moment. */
import type { VirtualTime } from "./virtual-time";

/** What tabs share. */
export class Browser {
  readonly #locks = new Map<string, Lock>();
  readonly #tabs = new Set<Tab>();
  #local: string | undefined;

  constructor(
    readonly time: VirtualTime,
    /** How long a message between tabs takes, in milliseconds. */
    readonly delay: () => number,
  ) {}

  /** The open tabs. */
  get tabs(): readonly Tab[] {
    return [...this.#tabs];
  }

  /** What is stored for all tabs. */
  readonly local = {
    read: <T>(): T | undefined => (this.#local === undefined ? undefined : JSON.parse(this.#local)),
    write: (value: unknown): void => {
      this.#local = JSON.stringify(value);
    },
  };

  open(tab: Tab): void {
    this.#tabs.add(tab);
  }

  close(tab: Tab): void {
    tab.isOpen = false;
    this.#tabs.delete(tab);
    for (const lock of this.#locks.values()) lock.leave(tab);
  }

  send(from: Tab, message: unknown): void {
    const text = JSON.stringify(message);
    // What one tab sends arrives in order.
    from.heardAt = Math.max(from.heardAt, this.time.now + this.delay());
    for (const tab of this.#tabs) {
      if (tab === from) continue;
      const receive = () => tab.isOpen && tab.receive(JSON.parse(text));
      this.time.after(from.heardAt - this.time.now, receive);
    }
  }

  lock(name: string): Lock {
    const known = this.#locks.get(name);
    if (known) return known;
    const lock = new Lock();
    this.#locks.set(name, lock);
    return lock;
  }
}

/** A tab, as the browser knows it. */
export interface Tab {
  isOpen: boolean;
  /** When the others get its last message. */
  heardAt: number;
  receive(message: unknown): void;
}

/** A lock over all tabs, as Web Locks have it: whoever asked first gets it next. */
export class Lock {
  #holder: Tab | undefined;
  #queue: { readonly tab: Tab; readonly enter: () => void }[] = [];

  async ifFree(tab: Tab, task: () => Promise<void>): Promise<boolean> {
    if (this.#holder || this.#queue.length > 0) return false;
    this.#holder = tab;
    await task();
    this.#release(tab);
    return true;
  }

  async whenFree<T>(tab: Tab, task: () => Promise<T>): Promise<T> {
    if (this.#holder) {
      await new Promise<void>((enter) => this.#queue.push({ tab, enter }));
    }
    this.#holder = tab;
    const result = await task();
    this.#release(tab);
    return result;
  }

  /** The tab has been closed: it holds and wants nothing any more. */
  leave(tab: Tab): void {
    this.#queue = this.#queue.filter((one) => one.tab !== tab);
    if (this.#holder === tab) this.#release(tab);
  }

  #release(tab: Tab): void {
    if (this.#holder !== tab) return;
    const next = this.#queue.shift();
    this.#holder = next?.tab;
    next?.enter();
  }
}
