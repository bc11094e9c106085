// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPricer, PAUSE, type Priced, type Pricing, REST } from "./pricing";

interface Request {
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
  const requests: Request[] = [];
  const reports: Pricing[] = [];
  const ask = (question: string) =>
    new Promise<Priced>((resolve, reject) => {
      const after = async (settle: () => void) => {
        settle();
        await vi.advanceTimersByTimeAsync(0);
      };
      requests.push({
        question,
        answer: (priced) => after(() => resolve(priced)),
        lose: () => after(() => reject(new Error("no answer"))),
      });
    });
  return { requests, reports, pricer: createPricer(ask, (pricing) => reports.push(pricing)) };
}

function at<T>(list: readonly T[], place: number): T {
  const found = list.at(place);
  if (found === undefined) throw new Error(`there are only ${list.length}`);
  return found;
}

test("a choice is requested once it has rested", async () => {
  const { requests, reports, pricer: one } = pricer();
  one.choose("a");
  vi.advanceTimersByTime(REST - 1);
  one.choose("a+b");
  vi.advanceTimersByTime(REST - 1);
  expect(requests).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(requests.map(({ question }) => question)).toEqual(["a+b"]);
  await at(requests, 0).answer({ odds: 4200 });
  expect(reports.at(-1)).toEqual({ state: "priced", odds: 4200, before: undefined });
});

test("the answer to the latest request wins, in whatever order they arrive", async () => {
  const { requests, reports, pricer: one } = pricer();
  one.choose("a");
  vi.advanceTimersByTime(REST);
  one.choose("b");
  vi.advanceTimersByTime(REST);
  await at(requests, 1).answer({ odds: 2000 });
  await at(requests, 0).answer({ odds: 1000 });
  expect(reports.at(-1)).toEqual({ state: "priced", odds: 2000, before: undefined });
});

test("an answer to a previous choice is dropped", async () => {
  const { requests, reports, pricer: one } = pricer();
  one.choose("a");
  vi.advanceTimersByTime(REST);
  one.choose(undefined);
  await at(requests, 0).answer({ odds: 1000 });
  expect(reports.at(-1)).toEqual({ state: "idle" });
});

test("other prices of the same choice are requested at most once per second", async () => {
  const { requests, reports, pricer: one } = pricer();
  one.choose("a at 1");
  vi.advanceTimersByTime(REST);
  await at(requests, 0).answer({ odds: 4200 });
  for (let price = 2; price < 40; price += 1) {
    one.renew(`a at ${price}`);
    vi.advanceTimersByTime(PAUSE / 20);
  }
  expect(requests.map(({ question }) => question)).toEqual(["a at 1", "a at 21"]);
  // While a request is on its way, renewals must not overtake it.
  vi.advanceTimersByTime(10 * PAUSE);
  expect(requests).toHaveLength(2);
  await at(requests, 1).answer({ odds: 4100 });
  expect(reports.at(-1)).toEqual({ state: "priced", odds: 4100, before: 4200 });
  vi.advanceTimersByTime(PAUSE);
  expect(at(requests, 2).question).toBe("a at 39");
  await at(requests, 2).answer({ odds: 4100 });
  expect(reports.at(-1)).toEqual({ state: "priced", odds: 4100, before: 4200 });
  vi.advanceTimersByTime(10 * PAUSE);
  expect(requests).toHaveLength(3);
});

test("the price stays visible while it is requested again", async () => {
  const { requests, reports, pricer: one } = pricer();
  one.choose("a at 1");
  vi.advanceTimersByTime(REST);
  await at(requests, 0).answer({ odds: 4200 });
  one.renew("a at 2");
  vi.advanceTimersByTime(PAUSE);
  expect(requests).toHaveLength(2);
  expect(reports.at(-1)).toMatchObject({ state: "priced", odds: 4200 });
});

test("a refusal is reported, and ends with the next choice", async () => {
  const { requests, reports, pricer: one } = pricer();
  one.choose("a");
  vi.advanceTimersByTime(REST);
  await at(requests, 0).answer({ refusal: { code: "custom_bet_impossible", message: "no" } });
  expect(reports.at(-1)).toEqual({
    state: "refused",
    code: "custom_bet_impossible",
    message: "no",
  });
  one.choose("b");
  expect(reports.at(-1)).toEqual({ state: "asking" });
});

test("an unanswered request is repeated when the visitor retries", async () => {
  const { requests, reports, pricer: one } = pricer();
  one.choose("a");
  vi.advanceTimersByTime(REST);
  await at(requests, 0).lose();
  expect(reports.at(-1)).toEqual({ state: "unanswered" });
  vi.advanceTimersByTime(10 * PAUSE);
  expect(requests).toHaveLength(1);
  one.retry();
  vi.advanceTimersByTime(0);
  await at(requests, 1).answer({ odds: 4200 });
  expect(reports.at(-1)).toEqual({ state: "priced", odds: 4200, before: undefined });
});

test("a stopped pricer requests nothing and reports nothing", async () => {
  const { requests, reports, pricer: one } = pricer();
  one.choose("a");
  vi.advanceTimersByTime(REST);
  one.renew("a at 2");
  one.stop();
  const count = reports.length;
  await at(requests, 0).answer({ odds: 4200 });
  vi.advanceTimersByTime(10 * PAUSE);
  expect(requests).toHaveLength(1);
  expect(reports).toHaveLength(count);
});
