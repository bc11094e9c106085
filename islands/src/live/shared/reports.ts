/** What the feed reports beside single matches: a match that nobody knows yet, and that all were asked for. */

type Newcomer = (id: number) => void;

const newcomers = new Set<Newcomer>();
const confirmed = new Set<() => void>();

/** Calls `listener` with a match that the page does not know and that has begun. */
export function onNewcomer(listener: Newcomer): () => void {
  newcomers.add(listener);
  return () => newcomers.delete(listener);
}

/** Calls `listener` whenever the page's matches have been asked for: what was missed is then known. */
export function onConfirmed(listener: () => void): () => void {
  confirmed.add(listener);
  return () => confirmed.delete(listener);
}

let settle: () => void;

/** Resolves when the page's matches have been asked for: until then, most of them are not known. */
export const firstConfirmed = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Called by the feed. */
export function reportNewcomer(id: number): void {
  for (const listener of [...newcomers]) listener(id);
}

/** Called by the feed. */
export function reportConfirmed(): void {
  settle();
  for (const listener of [...confirmed]) listener();
}
