/** The time of the tests' world, of their sites and of their pages. */

/** When it begins: a Saturday afternoon, the same in every run. The world then waits for a test to move it. */
export const BEGINS = "2026-11-28T14:05:00Z";
