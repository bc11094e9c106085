/**
 * Makes a function that runs `run` at its first call, and returns that result at every call: for what starts once per
 * page, and for values that are made on first use. A `run` that throws does not run again either.
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
