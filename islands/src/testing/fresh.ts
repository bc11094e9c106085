/** Modules that begin anew in each test, for those that keep a state from the first call on. */
import { vi } from "vitest";

type Added = readonly [EventTarget, string, EventListenerOrEventListenerObject, boolean];

const added: Added[] = [];
let isWatched = false;

/**
 * Forgets all modules, and what they listened to: import them again. What was imported before still has its state,
 * but hears no events any more.
 */
export function forgetModules(): void {
  forgetListeners();
  vi.resetModules();
}

/** What was made before hears no events of the page any more; what is made from now on hears them until the next call. */
export function forgetListeners(): void {
  watch();
  for (const [target, type, listener, capture] of added.splice(0)) {
    target.removeEventListener(type, listener, capture);
  }
}

function watch(): void {
  if (isWatched) return;
  isWatched = true;
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      const capture = typeof options === "boolean" ? options : options?.capture === true;
      added.push([target, type, listener, capture]);
      add(type, listener, options);
    };
  }
}
