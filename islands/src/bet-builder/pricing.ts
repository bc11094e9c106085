/**
 * The price of the joined outcomes, kept at what the operator says now (spec 7.1, `POST
 * /bets/custom/odds`).
 *
 * Another choice is asked about once it has rested, and overtakes whatever is on its way: the
 * latest question's answer wins. The same choice at other prices of its legs is asked about again,
 * but not more often than once a second and never while an answer is on its way, so that a match
 * in full play gets answers and not only questions.
 */

/** What is known of the joined price. */
export type Pricing =
  /** Nothing is asked: too little is picked, or something of it takes no bets. */
  | { readonly state: "idle" }
  | { readonly state: "asking" }
  | {
      readonly state: "priced";
      /** Thousandths. */
      readonly odds: number;
      /** The last other price of the same choice. */
      readonly before: number | undefined;
    }
  /** The operator will not join these. */
  | { readonly state: "refused"; readonly code: string; readonly message: string }
  /** There was no answer; asked again with the next change, or when the visitor says so. */
  | { readonly state: "unanswered" };

/** The operator's answer. */
export type Priced =
  | { readonly odds: number }
  | { readonly refusal: { readonly code: string; readonly message: string } };

/** A choice must rest this long before it is asked about, in milliseconds. */
export const REST = 250;

/** Questions about one choice are at least this far apart, in milliseconds. */
export const PAUSE = 1000;

/** Keeps a joined price. */
export interface Pricer<Q> {
  /** Asks about another choice; undefined when there is nothing to ask. */
  choose(question: Q | undefined): void;
  /** Asks again about the same choice, whose legs have other prices now. */
  renew(question: Q): void;
  /** Asks again at once, as the visitor wants it. */
  retry(): void;
  /** Asks no more. */
  stop(): void;
}

/** A pricer: `ask` rejects when there is no answer, `tell` hears every change. */
export function createPricer<Q>(
  ask: (question: Q) => Promise<Priced>,
  tell: (pricing: Pricing) => void,
): Pricer<Q> {
  let question: Q | undefined;
  let pricing: Pricing = { state: "idle" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the question that is on its way, 0 when none is; an overtaken one's answer is dropped. */
  let pending = 0;
  let asked = 0;
  let isLate = false;

  const set = (next: Pricing) => {
    pricing = next;
    tell(next);
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
