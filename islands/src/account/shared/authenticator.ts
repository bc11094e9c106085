/**
 * Asks the browser for passkeys (WebAuthn). Calls carry bytes as texts, in base64url; the functions of the browser that
 * read and write these forms (`parseCreationOptionsFromJSON`, `toJSON`) are missing in browsers before 2025, so it is done
 * here, for all of them in the same way.
 */
import type { PasskeyCreation, PasskeyRequest } from "../../api/passkeys";
import type { NewPasskey, PasskeySignIn } from "../../api/wire.gen";
import { reportError } from "../../report/report";

/** A new passkey; undefined if the visitor cancelled. Rejects with the browser's error when it can make none. */
export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey | undefined> {
  const { user, challenge, excludeCredentials } = options;
  const publicKey = {
    ...options,
    user: { ...user, id: bytesOf(user.id) },
    challenge: bytesOf(challenge),
    excludeCredentials: excludeCredentials.map((one) => ({ ...one, id: bytesOf(one.id) })),
  } as PublicKeyCredentialCreationOptions;
  const made = await unlessCancelled(navigator.credentials.create({ publicKey }));
  if (!made) return undefined;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...common(made),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.getAuthenticatorData()),
      attestationObject: textOf(response.attestationObject),
      publicKeyAlgorithm: response.getPublicKeyAlgorithm(),
    },
  };
}

/**
 * What a passkey has signed; undefined if the visitor cancelled, or `signal` did. With `conditional` the browser offers
 * passkeys among what it fills in, and in a dialog of its own otherwise.
 */
export async function signWithPasskey(
  options: PasskeyRequest,
  signal: AbortSignal,
  mediation: "conditional" | "optional",
): Promise<PasskeySignIn | undefined> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
  } as PublicKeyCredentialRequestOptions;
  const used = await unlessCancelled(navigator.credentials.get({ publicKey, signal, mediation }));
  if (!used) return undefined;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    ...common(used),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: response.userHandle && textOf(response.userHandle),
    },
  };
}

/** What browsers since 2025 have: they no longer offer a passkey that the operator does not know any more. */
interface Signalling {
  readonly signalUnknownCredential?: (known: {
    readonly rpId: string;
    readonly credentialId: string;
  }) => Promise<void>;
}

/** Tells the browser that a passkey has been removed, where it listens. */
export async function signalRemoved(credentialId: string): Promise<void> {
  try {
    const browser = PublicKeyCredential as unknown as Signalling;
    await browser.signalUnknownCredential?.({ rpId: location.hostname, credentialId });
  } catch (error) {
    // The passkey may be one of a domain above this one. It is offered still, and refused.
    reportError(error, "the browser was not told that a passkey is removed");
  }
}

/** The credential. Browsers do not say whether the visitor closed the dialog, waited too long or had no passkey. */
async function unlessCancelled(
  asked: Promise<Credential | null>,
): Promise<PublicKeyCredential | undefined> {
  try {
    return ((await asked) as PublicKeyCredential | null) ?? undefined;
  } catch (error) {
    const { name } = error as DOMException;
    if (name === "NotAllowedError" || name === "AbortError") return undefined;
    throw error;
  }
}

/** What both forms have around the response. */
function common({ id }: PublicKeyCredential) {
  return { id, rawId: id, type: "public-key", clientExtensionResults: {} };
}

function bytesOf(text: string): Uint8Array {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
