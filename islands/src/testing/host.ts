/** A page around this one, as in a frame. */

/** A host of an origin: what it was told and for which origins, how it speaks, and how it goes. */
export interface Host {
  readonly told: unknown[];
  readonly targets: string[];
  says(data: unknown): void;
  leave(): void;
}

/** Puts the page into a frame of a page with this origin. */
export function hostedBy(origin: string): Host {
  const told: unknown[] = [];
  const targets: string[] = [];
  const host = {
    postMessage(message: unknown, target: string) {
      told.push(message);
      targets.push(target);
    },
  } as unknown as Window;
  const own = Object.getOwnPropertyDescriptor(window, "parent");
  Object.defineProperty(window, "parent", { value: host, configurable: true });
  return {
    told,
    targets,
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
