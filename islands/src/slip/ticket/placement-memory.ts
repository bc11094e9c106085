/**
 * What the browser remembers of placements, for all its tabs: under which id bets were sent until the operator answered,
 * and which attempt placed which bet.
 */
import type { Attempt } from "../../betting/ticket";

/** What is stored. */
export interface Placements {
  readonly version: 1;
  /** Attempts without an answer: what was sent, its id, and when it was sent first and last. */
  readonly tries: readonly (readonly [content: string, id: string, first: number, last: number])[];
  /** Placed bets, oldest first, and the attempt that each belongs to; an earlier version did not know the attempt. */
  readonly placed: readonly (readonly [betId: string, attemptId: string])[];
}

/** Where it is stored. A value of another form counts as nothing. */
export interface PlacementStorage {
  readonly read: () => Placements | undefined;
  readonly write: (placements: Placements) => void;
}

/** The memory. */
export interface PlacementMemory {
  /** The id of a try: the same as before for the same content, until it was answered. */
  idFor(content: string, now: number): string;
  /** The attempt is sent now, perhaps once more. */
  sends(attempt: Attempt): void;
  /** When an attempt was sent first and last, by any tab, in milliseconds since 1970. */
  sent(attempt: Attempt): { readonly first: number; readonly last: number };
  /** The operator has answered: equal bets after this are new ones. */
  answered(attempt: Attempt): void;
  /** These bets were placed by this attempt. */
  claim(betIds: readonly string[], attemptId: string): void;
  /** The bets that an attempt placed, as far as any tab knows. */
  betsOf(attemptId: string): readonly string[];
  /** Whether another attempt than this one placed the bet. */
  isOfAnother(betId: string, attemptId: string): boolean;
}

/** An operator that remembers an attempt does so for a day. */
const KEPT_MS = 24 * 3_600_000;
const MOST_TRIES = 20;
const MOST_PLACED = 200;

const NOTHING: Placements = { version: 1, tries: [], placed: [] };

/** A memory over a storage. Without one that works it lasts as long as the page. */
export function createMemory(storage: PlacementStorage, newId: () => string): PlacementMemory {
  let last = NOTHING;
  const read = () => storage.read() ?? last;
  const write = (changed: Partial<Placements>) => {
    last = { ...read(), ...changed };
    storage.write(last);
  };
  return {
    idFor(content, now) {
      const tries = read().tries.filter(([, , first]) => now - first < KEPT_MS);
      const before = tries.find(([sent]) => sent === content);
      if (before) return before[1];
      const id = newId();
      write({ tries: [...tries, [content, id, now, now] as const].slice(-MOST_TRIES) });
      return id;
    },
    sends({ id, sentAt }) {
      const { tries } = read();
      const before = tries.find(([, one]) => one === id);
      if (!before) return;
      const [content, , first] = before;
      const others = tries.filter((one) => one !== before);
      write({ tries: [...others, [content, id, first, sentAt]] });
    },
    sent({ id, sentAt }) {
      const [, , first = sentAt, last = sentAt] = read().tries.find(([, one]) => one === id) ?? [];
      return { first, last };
    },
    answered({ id }) {
      const { tries } = read();
      if (tries.some(([, one]) => one === id))
        write({ tries: tries.filter(([, one]) => one !== id) });
    },
    claim(betIds, attemptId) {
      const ids = new Set(betIds);
      const others = read().placed.filter(([betId]) => !ids.has(betId));
      const added = [...ids].map((betId) => [betId, attemptId] as const);
      if (added.length > 0) write({ placed: [...others, ...added].slice(-MOST_PLACED) });
    },
    betsOf(attemptId) {
      return read().placed.flatMap(([id, owner]) => (owner === attemptId ? [id] : []));
    },
    isOfAnother(betId, attemptId) {
      return read().placed.some(([id, owner]) => id === betId && owner !== attemptId);
    },
  };
}
