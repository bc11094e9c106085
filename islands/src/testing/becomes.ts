import { vi } from "vitest";

/** Waits until a check passes. Its end is for a test that hangs: a busy machine may take seconds for what takes none. */
export function becomes<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 50_000, interval: 10 });
}
