import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPricer, PAUSE, type Priced, type Pricing, REST } from "./pricing";

interface Asked {
  readonly question: string;
  readonly answer: (priced: Priced) => Promise<void>;
  readonly lose: () => Promise<void>;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A pricer whose requests wait until the test answers them. */
function pricer() {
  const asked: Asked[] = [];
  const told: Pricing[] = [];
  const ask = (question: string) =>
    new Promise<Priced>((resolve, reject) => {
      const after = async (settle: () => void) => {
        settle();
        await vi.advanceTimersByTimeAsync(0);
      };
      asked.push({
        question,
        answer: (priced) => after(() => resolve(priced)),
        lose: () => after(() => reject(new Error("no answer"))),
      });
    });
  return { asked, told, pricer: createPricer(ask, (pricing) => told.push(pricing)) };
}

function at<T>(list: readonly T[], place: number): T {
  const found = list.at(place);
  if (found === undefined) throw new Error(`there are only ${list.length}`);
  return found;
}

test("a choice is asked about once it has rested", async () => {
  const { asked, told, pricer: one } = pricer();
  one.choose("a");
  vi.advanceTimersByTime(REST - 1);
  one.choose("a+b");
  vi.advanceTimersByTime(REST - 1);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked.map(({ question }) => question)).toEqual(["a+b"]);
  await at(asked, 0).answer({ odds: 4200 });
  expect(told.at(-1)).toEqual({ state: "priced", odds: 4200, before: undefined });
});

test("the latest question's answer wins, in whatever order they come", async () => {
  const { asked, told, pricer: one } = pricer();
  one.choose("a");
  vi.advanceTimersByTime(REST);
  one.choose("b");
  vi.advanceTimersByTime(REST);
  await at(asked, 1).answer({ odds: 2000 });
  await at(asked, 0).answer({ odds: 1000 });
  expect(told.at(-1)).toEqual({ state: "priced", odds: 2000, before: undefined });
});

test("an answer to what is not chosen any more is not shown", async () => {
  const { asked, told, pricer: one } = pricer();
  one.choose("a");
  vi.advanceTimersByTime(REST);
  one.choose(undefined);
  await at(asked, 0).answer({ odds: 1000 });
  expect(told.at(-1)).toEqual({ state: "idle" });
});

test("other prices of the same choice are asked about once a second at most", async () => {
  const { asked, told, pricer: one } = pricer();
  one.choose("a at 1");
  vi.advanceTimersByTime(REST);
  await at(asked, 0).answer({ odds: 4200 });
  for (let price = 2; price < 40; price += 1) {
    one.renew(`a at ${price}`);
    vi.advanceTimersByTime(PAUSE / 20);
  }
  expect(asked.map(({ question }) => question)).toEqual(["a at 1", "a at 21"]);
  // While a request is on its way, renewals must not overtake it.
  vi.advanceTimersByTime(10 * PAUSE);
  expect(asked).toHaveLength(2);
  await at(asked, 1).answer({ odds: 4100 });
  expect(told.at(-1)).toEqual({ state: "priced", odds: 4100, before: 4200 });
  vi.advanceTimersByTime(PAUSE);
  expect(at(asked, 2).question).toBe("a at 39");
  await at(asked, 2).answer({ odds: 4100 });
  expect(told.at(-1)).toEqual({ state: "priced", odds: 4100, before: 4200 });
  vi.advanceTimersByTime(10 * PAUSE);
  expect(asked).toHaveLength(3);
});

test("the price stays on show while it is asked for again", async () => {
  const { asked, told, pricer: one } = pricer();
  one.choose("a at 1");
  vi.advanceTimersByTime(REST);
  await at(asked, 0).answer({ odds: 4200 });
  one.renew("a at 2");
  vi.advanceTimersByTime(PAUSE);
  expect(asked).toHaveLength(2);
  expect(told.at(-1)).toMatchObject({ state: "priced", odds: 4200 });
});

test("a refusal is told, and is over with the next choice", async () => {
  const { asked, told, pricer: one } = pricer();
  one.choose("a");
  vi.advanceTimersByTime(REST);
  await at(asked, 0).answer({ refusal: { code: "custom_bet_impossible", message: "no" } });
  expect(told.at(-1)).toEqual({ state: "refused", code: "custom_bet_impossible", message: "no" });
  one.choose("b");
  expect(told.at(-1)).toEqual({ state: "asking" });
});

test("what was not answered is asked again when the visitor wants it", async () => {
  const { asked, told, pricer: one } = pricer();
  one.choose("a");
  vi.advanceTimersByTime(REST);
  await at(asked, 0).lose();
  expect(told.at(-1)).toEqual({ state: "unanswered" });
  vi.advanceTimersByTime(10 * PAUSE);
  expect(asked).toHaveLength(1);
  one.retry();
  vi.advanceTimersByTime(0);
  await at(asked, 1).answer({ odds: 4200 });
  expect(told.at(-1)).toEqual({ state: "priced", odds: 4200, before: undefined });
});

test("one that has stopped asks nothing and tells nothing", async () => {
  const { asked, told, pricer: one } = pricer();
  one.choose("a");
  vi.advanceTimersByTime(REST);
  one.renew("a at 2");
  one.stop();
  const count = told.length;
  await at(asked, 0).answer({ odds: 4200 });
  vi.advanceTimersByTime(10 * PAUSE);
  expect(asked).toHaveLength(1);
  expect(told).toHaveLength(count);
});
