/** Retries until there is an answer or a part of our code, with growing pauses (those of the push connection). */
import { reportError } from "../report/report";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 20_000;

/** For parts of the page, which a visitor waits for: the edge can be asked more often than the operator. */
export const LONGEST_FOR_PARTS = 4_000;

/** Runs `task` until it succeeds. For reads without which a part of the page is useless. */
export async function untilItWorks<T>(
  task: () => Promise<T>,
  failed: (error: unknown) => void,
  longest = LONGEST_PAUSE,
): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, longest)) {
    try {
      return await task();
    } catch (error) {
      failed(error);
      await wait(pause);
    }
  }
}

/** The module that a dynamic import loads, with retries: the visitor may only have been offline. */
export function later<T>(load: () => Promise<T>): Promise<T> {
  const failed = (error: unknown) => reportError(error, "a part could not be loaded yet");
  return untilItWorks(load, failed, LONGEST_FOR_PARTS);
}

/** Resolves after some milliseconds, or as soon as the browser is online again. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener("online", done);
  });
}
