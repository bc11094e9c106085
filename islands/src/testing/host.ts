/** A page around this one, as in a frame. */

/** A host of an origin: what it was told, how it speaks, and how it goes. */
export interface Host {
  readonly told: unknown[];
  says(data: unknown): void;
  leave(): void;
}

/** Puts the page into a frame of a page with this origin. */
export function hostedBy(origin: string): Host {
  const told: unknown[] = [];
  const host = { postMessage: (message: unknown) => told.push(message) } as unknown as Window;
  const own = Object.getOwnPropertyDescriptor(window, "parent");
  Object.defineProperty(window, "parent", { value: host, configurable: true });
  return {
    told,
    says(data) {
      const event = new MessageEvent("message", { data, origin });
      Object.defineProperty(event, "source", { value: host });
      window.dispatchEvent(event);
    },
    leave() {
      if (own) Object.defineProperty(window, "parent", own);
    },
  };
}
