/**
 * How an island joins the page: its folder has an entry that calls `register(name, component)`,
 * and `core/islands.ts` says which entry a name has. The component gets the JSON beside the
 * island's root as its props and must draw exactly what stands in the root.
 */
import type { ComponentType } from "react";

// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own, checked by its caller
type Island = ComponentType<any>;

const components = new Map<string, Island>();
const waiting = new Map<string, ((component: Island) => void)[]>();

/** Says which component draws the islands called `name`. */
export function register<P>(name: string, component: ComponentType<P>): void {
  components.set(name, component);
  for (const resolve of waiting.get(name) ?? []) resolve(component);
  waiting.delete(name);
}

/** The component of a name, as soon as its entry has registered it. */
export function registered(name: string): Promise<Island> {
  const component = components.get(name);
  if (component) return Promise.resolve(component);
  return new Promise((resolve) => {
    waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
  });
}
