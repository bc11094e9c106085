/** Waiting for a state of a page or the operator that no element shows. */

/** As long as the browser's own waits. It is no promise of the product: on a busy machine a page can take half of it. */
const PATIENCE_MS = 30_000;

/** Repeats a check until it passes; fails with its last error after the timeout. */
export async function eventually(check, withinMs = PATIENCE_MS) {
  const end = performance.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((next) => setTimeout(next, 50));
    }
  }
}
