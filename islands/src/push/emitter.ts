/**
 * What the client of the push needs of the emitter that its file has a copy of, which is Node's with all that Node can do.
 * The build puts this one in its place (`trim.mjs`).
 */

type Listener = (...args: readonly unknown[]) => void;

export class Emitter {
  readonly #listeners = new Map<unknown, readonly Listener[]>();

  /** Calls `listener` with every event of a type. */
  on(type: unknown, listener: Listener): this {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
    return this;
  }

  /** Calls the listeners that an event has now; whether there are any. */
  emit(type: unknown, ...args: readonly unknown[]): boolean {
    const listeners = this.#listeners.get(type) ?? [];
    for (const listener of listeners) listener(...args);
    return listeners.length > 0;
  }

  /** Removes every listener. */
  removeAllListeners(): this {
    this.#listeners.clear();
    return this;
  }
}
