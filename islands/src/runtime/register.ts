/**
 * Registration of islands: the folder of an island has an entry that calls `register(name,
 * component)`, and `islands.ts` imports that entry. The component gets the JSON beside the island's
 * root as its props and must render exactly the content of the root.
 */
import type { ComponentType } from "react";

// biome-ignore lint/suspicious/noExplicitAny: each island has its own props, checked by its caller
type Island = ComponentType<any>;

const components = new Map<string, Island>();

/** Registers the component of the islands called `name`. */
export function register<P>(name: string, component: ComponentType<P>): void {
  components.set(name, component);
}

/** The component of an island; throws when no entry has registered it. */
export function registered(name: string): Island {
  const component = components.get(name);
  if (!component)
    throw new Error(`no island is called "${name}": islands.ts must import its entry`);
  return component;
}
