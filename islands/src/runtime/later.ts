/** Loading code that is not needed at first. */
import { untilItWorks } from "../api/patience";

/** The module that a dynamic import loads, with retries: the visitor may only have been offline. */
export function later<T>(load: () => Promise<T>): Promise<T> {
  return untilItWorks(load, (error) => console.warn("a part could not be loaded yet:", error));
}
