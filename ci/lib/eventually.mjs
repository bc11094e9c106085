/** Waiting for a state of a page or the operator that no element shows. */

/** Repeats a check until it passes; fails with its last error after the timeout. */
export async function eventually(check, withinMs = 5000) {
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
