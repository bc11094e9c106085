/** The world of the tests: the time of the operator, of sites and of pages, and its size. */

/** When it begins: a Saturday afternoon, the same in every run. The world then waits for a test to move it. */
export const BEGINS = "2026-11-28T14:05:00Z";

/** As many matches as a journey needs that is about something else: its site is built in half the time. */
export const FEW_MATCHES = 120;
