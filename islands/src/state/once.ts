/** What runs at its first call alone: what starts once per page, and values that are made on first use. */

/**
 * Makes a function that runs `run` at its first call, and returns that result at every call. A `run` that throws does
 * not run again either.
 */
export function once<A extends unknown[], T>(run: (...args: A) => T): (...args: A) => T {
  let hasRun = false;
  let result: T;
  return (...args) => {
    if (!hasRun) {
      // First, as `run` may lead back here.
      hasRun = true;
      result = run(...args);
    }
    return result;
  };
}

/** Asks at the first call, and again only after that failed. */
export interface AnsweredOnce<A extends unknown[], T> {
  (...args: A): Promise<T>;
  /** The next call asks again. */
  forget(): void;
}

/** Makes a function that asks at its first call; every call gets that answer. An answer that fails is asked for again. */
export function onceAnswered<A extends unknown[], T>(
  ask: (...args: A) => Promise<T>,
): AnsweredOnce<A, T> {
  let answer: Promise<T> | undefined;
  const get = (...args: A) => {
    if (answer) return answer;
    const asked = ask(...args);
    answer = asked;
    asked.catch(() => {
      if (answer === asked) answer = undefined;
    });
    return asked;
  };
  const forget = () => {
    answer = undefined;
  };
  return Object.assign(get, { forget });
}
