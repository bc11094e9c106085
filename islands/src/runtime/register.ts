/**
 * Registration of islands, by `islands.gen.ts` or by an entry in the island's folder (`islands.mjs` says which). The
 * component gets the JSON beside the island's root as its props and must render exactly the content of the root. An
 * island that few visits wake is registered by a loader, so that the others do not load its code.
 */
import type { ComponentType } from "react";
import { later } from "../api/patience";

// biome-ignore lint/suspicious/noExplicitAny: each island has its own props, checked by its caller
type Island = ComponentType<any>;

function createRegistry() {
  const loaders = new Map<string, () => Island | Promise<Island>>();

  /** Registers the component of the islands called `name`. */
  function register<P>(name: string, component: ComponentType<P>): void {
    loaders.set(name, () => component);
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

  return { register, registerLater, registered };
}

export const { register, registerLater, registered } = createRegistry();
