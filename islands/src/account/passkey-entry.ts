/** Signing in with a passkey, loaded with the form where there are passkeys. */
import { askPasskey, type PasskeyRequest, signInByPasskey } from "../api/passkeys";
import type { Player } from "../api/schemas/player";
import { reportError } from "../report/report";
import { signWithPasskey } from "./shared/authenticator";

/** How long before a challenge ends another one takes its place, in milliseconds. */
const MARGIN = 30_000;
/** The least time between two challenges, in milliseconds: one that ends sooner is out of date for a while. */
const LEAST = 10_000;

/** Signs in with the passkey that the visitor chooses in the browser's dialog; undefined if they choose none. */
export async function choosePasskey(signal: AbortSignal): Promise<Player | undefined> {
  const signed = await signWithPasskey(await askPasskey(), signal, "optional");
  return signed && signInByPasskey(signed);
}

/**
 * Signs in with the passkey that the visitor chooses among what the browser fills in; undefined if the browser offers
 * none there, or `signal` ends it. A form may be open for longer than a challenge can be used.
 */
export async function fillPasskey(signal: AbortSignal): Promise<Player | undefined> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined;
  while (!signal.aborted) {
    const options = await optionsUnlessLost();
    if (!options) return undefined;
    const round = new AbortController();
    const end = () => round.abort();
    const { timeout } = options;
    // A challenge may be shorter than the margin.
    const timer = setTimeout(end, Math.max(timeout - MARGIN, timeout / 2, LEAST));
    signal.addEventListener("abort", end, { once: true });
    // Ended meanwhile: nobody would hear it.
    if (signal.aborted) end();
    try {
      const signed = await signWithPasskey(options, round.signal, "conditional");
      if (signed) return await signInByPasskey(signed);
      // Ended by the browser: it would be again.
      if (!round.signal.aborted) return undefined;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    }
  }
  return undefined;
}

/** The visitor has asked for nothing: without an answer the form is as it is without passkeys. */
async function optionsUnlessLost(): Promise<PasskeyRequest | undefined> {
  try {
    return await askPasskey();
  } catch (error) {
    reportError(error, "passkeys cannot be offered");
    return undefined;
  }
}
