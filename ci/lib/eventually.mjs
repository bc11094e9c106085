/** Waiting for what a page or the operator comes to, where no element tells it. */

/** Repeats a check until it holds; fails with its last error when the time is over. */
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
