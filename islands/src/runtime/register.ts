/**
 * Registration of islands, by `islands.gen.ts` or by an entry in the island's folder (`islands.mjs` says which). The
 * component gets the JSON beside the island's root as its props, or what a reader makes of that and the markup, and must
 * render exactly the content of the root. An island that few visits wake is registered by a loader, so that the others
 * do not load its code.
 */
import type { ComponentType } from "react";
import { later } from "../api/patience";

// biome-ignore lint/suspicious/noExplicitAny: each island has its own props, checked by its caller
type Island = ComponentType<any>;

/** Completes the props that the JSON has by what the markup in the root says. */
// biome-ignore lint/suspicious/noExplicitAny: as above
type Read = (root: Element, told: any) => object;

function createRegistry() {
  const loaders = new Map<string, () => Island | Promise<Island>>();
  const readers = new Map<string, Read>();

  /** Registers the component of the islands called `name`, and what reads the rest of its props from its markup. */
  function register<P>(name: string, component: ComponentType<P>, read?: Read): void {
    loaders.set(name, () => component);
    if (read) readers.set(name, read);
  }

  /**
   * Registers what loads the component of the islands called `name`, when the first of them wakes, with
   * retries.
   */
  function registerLater<P>(name: string, load: () => Promise<ComponentType<P>>): void {
    loaders.set(name, () => later(load));
  }

  /** The component of an island; throws when no entry has registered it. */
  async function registered(name: string): Promise<Island> {
    const load = loaders.get(name);
    if (!load) throw new Error(`no island is called "${name}": add it to islands.mjs`);
    return load();
  }

  /** The props of an island, of its root and the JSON beside it. */
  const propsOf = (name: string, root: Element, told: object): object =>
    readers.get(name)?.(root, told) ?? told;

  return { register, registerLater, registered, propsOf };
}

export const { register, registerLater, registered, propsOf } = createRegistry();
