// @vitest-environment node
/** How often another challenge is asked for while a form with passkeys is open. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fillPasskey } from "./passkey-entry";

const { ask, sign } = vi.hoisted(() => ({ ask: vi.fn(), sign: vi.fn() }));
vi.mock("../api/passkeys", () => ({ askPasskey: ask, signInByPasskey: vi.fn() }));
vi.mock("./shared/authenticator", () => ({ signWithPasskey: sign }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable: async () => true });
  // A browser in which nobody chooses.
  sign.mockImplementation(
    (_: unknown, signal: AbortSignal) =>
      new Promise((done) => signal.addEventListener("abort", () => done(undefined))),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [300_000, 270_000],
  [50_000, 25_000],
  [30_000, 15_000],
  [15_000, 10_000],
  [0, 10_000],
])("a challenge of %s ms is replaced after %s ms", async (timeout, pause) => {
  const end = new AbortController();
  ask.mockReset().mockResolvedValue({ timeout });
  const done = fillPasskey(end.signal);
  await vi.advanceTimersByTimeAsync(pause - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  end.abort();
  await done;
});
