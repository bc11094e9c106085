/**
 * The joined price of the picks, kept up to date with the operator.
 *
 * Another choice is requested once it has rested, and supersedes any request on its way: the latest
 * one wins. The same choice at other prices of its legs is requested again, but at most once per
 * second and never while a request is on its way: otherwise each request of a busy match would be
 * superseded before its answer.
 */

import type { GivenCode } from "../api/errors";

/** State of the joined price. */
export type Pricing =
  /** Nothing to request: too few picks, or one of them takes no bets. */
  | { readonly state: "idle" }
  | { readonly state: "asking" }
  | {
      readonly state: "priced";
      /** Thousandths. */
      readonly odds: number;
      /** The last different price of the same choice. */
      readonly before: number | undefined;
    }
  /** The operator refuses to join these. */
  | { readonly state: "refused"; readonly code: GivenCode; readonly message: string }
  /** No answer; requested again with the next change, or when the visitor retries. */
  | { readonly state: "unanswered" };

/** The operator's answer. */
export type Priced =
  | { readonly odds: number }
  | { readonly refusal: { readonly code: GivenCode; readonly message: string } };

/** How long a choice must rest before it is requested, in milliseconds. */
export const REST = 250;

/** Minimum interval of requests for one choice, in milliseconds. */
export const PAUSE = 1000;

/** Keeps a joined price. */
export interface Pricer<Q> {
  /** Requests another choice; undefined when there is nothing to request. */
  choose(question: Q | undefined): void;
  /** Requests the same choice again, because prices of its legs changed. */
  renew(question: Q): void;
  /** Requests again immediately, on the visitor's demand. */
  retry(): void;
  /** Stops all requests. */
  stop(): void;
}

/** A pricer: `ask` rejects when there is no answer, `onChange` is called at every change. */
export function createPricer<Q>(
  ask: (question: Q) => Promise<Priced>,
  onChange: (pricing: Pricing) => void,
): Pricer<Q> {
  let question: Q | undefined;
  let pricing: Pricing = { state: "idle" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Number of the request on its way, 0 when there is none; the answer of a superseded one is
   * dropped.
   */
  let pending = 0;
  let asked = 0;
  let isLate = false;

  const set = (next: Pricing) => {
    pricing = next;
    onChange(next);
  };
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  };
  const drop = () => {
    clearTimeout(timer);
    timer = undefined;
    pending = 0;
    isLate = false;
  };
  const run = async () => {
    timer = undefined;
    if (question === undefined) return;
    asked += 1;
    const mine = asked;
    pending = mine;
    const answer = await ask(question).catch(() => undefined);
    if (pending !== mine) return;
    pending = 0;
    set(after(pricing, answer));
    if (isLate) {
      isLate = false;
      schedule(PAUSE);
    }
  };

  return {
    choose(next) {
      drop();
      question = next;
      if (next === undefined) {
        if (pricing.state !== "idle") set({ state: "idle" });
        return;
      }
      set({ state: "asking" });
      schedule(REST);
    },
    renew(next) {
      if (question === undefined) return;
      question = next;
      if (pending > 0) isLate = true;
      else if (timer === undefined) schedule(PAUSE);
    },
    retry() {
      if (question === undefined || pending > 0) return;
      set({ state: "asking" });
      schedule(0);
    },
    stop: drop,
  };
}

function after(pricing: Pricing, answer: Priced | undefined): Pricing {
  if (!answer) return { state: "unanswered" };
  if ("refusal" in answer) return { state: "refused", ...answer.refusal };
  const { odds } = answer;
  if (pricing.state !== "priced") return { state: "priced", odds, before: undefined };
  return odds === pricing.odds ? pricing : { state: "priced", odds, before: pricing.odds };
}
