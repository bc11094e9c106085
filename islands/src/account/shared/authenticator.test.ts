/** What is asked of the browser for passkeys, and what is made of its answers. */
import { beforeEach, expect, test, vi } from "vitest";
import type { PasskeyCreation, PasskeyRequest } from "../../api/passkeys";
import { createPasskey, signalRemoved, signWithPasskey } from "./authenticator";

// Bytes whose texts have every letter in which base64url differs: "-_-_" and an end without padding.
const BYTES = [0xfb, 0xff, 0xbf, 0x01];
const TEXT = "-_-_AQ";
const buffer = (bytes = BYTES) => Uint8Array.from(bytes).buffer;

const CREATION: PasskeyCreation = {
  rp: { id: "bets.example", name: "Bets" },
  user: { id: TEXT, name: "player@example.com", displayName: "Thandi" },
  challenge: TEXT,
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [{ type: "public-key", id: TEXT }],
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
  attestation: "none",
};
const REQUEST: PasskeyRequest = {
  challenge: TEXT,
  timeout: 300_000,
  rpId: "bets.example",
  userVerification: "required",
};

const create = vi.fn();
const get = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  Object.defineProperty(navigator, "credentials", { value: { create, get }, configurable: true });
});

const ask = (mediation: "conditional" | "optional" = "optional") =>
  signWithPasskey(REQUEST, new AbortController().signal, mediation);

test("a new passkey is asked for in bytes, and sent as texts", async () => {
  create.mockResolvedValue({
    id: TEXT,
    response: {
      clientDataJSON: buffer([1]),
      attestationObject: buffer([2]),
      getAuthenticatorData: () => buffer(),
      getPublicKeyAlgorithm: () => -7,
    },
  });
  expect(await createPasskey(CREATION)).toEqual({
    id: TEXT,
    rawId: TEXT,
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: "AQ",
      attestationObject: "Ag",
      authenticatorData: TEXT,
      publicKeyAlgorithm: -7,
    },
  });
  const bytes = Uint8Array.from(BYTES);
  expect(create.mock.calls).toEqual([
    [
      {
        publicKey: {
          ...CREATION,
          user: { ...CREATION.user, id: bytes },
          challenge: bytes,
          excludeCredentials: [{ type: "public-key", id: bytes }],
        },
      },
    ],
  ]);
});

test.each([
  ["optional", buffer(), TEXT],
  ["conditional", null, null],
] as const)(
  "a signature is asked for in bytes, and sent as texts: %s",
  async (way, handle, sent) => {
    get.mockResolvedValue({
      id: TEXT,
      response: {
        clientDataJSON: buffer([1]),
        authenticatorData: buffer([2]),
        signature: buffer(),
        userHandle: handle,
      },
    });
    const signed = await ask(way);
    expect(signed?.response).toEqual({
      clientDataJSON: "AQ",
      authenticatorData: "Ag",
      signature: TEXT,
      userHandle: sent,
    });
    const [[asked]] = get.mock.calls as [[CredentialRequestOptions]];
    expect(asked.mediation).toBe(way);
    expect(asked.publicKey).toEqual({ ...REQUEST, challenge: Uint8Array.from(BYTES) });
  },
);

test.each(["NotAllowedError", "AbortError"])("%s is a visitor who cancelled", async (name) => {
  create.mockRejectedValue(new DOMException("", name));
  get.mockRejectedValue(new DOMException("", name));
  expect(await createPasskey(CREATION)).toBeUndefined();
  expect(await ask()).toBeUndefined();
});

test("a browser is told of a passkey that is removed, if it listens", async () => {
  const signal = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("PublicKeyCredential", { signalUnknownCredential: signal });
  await signalRemoved("abc");
  expect(signal.mock.calls).toEqual([[{ rpId: location.hostname, credentialId: "abc" }]]);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  signal.mockRejectedValue(new DOMException("", "SecurityError"));
  await signalRemoved("abc");
  expect(warn).toHaveBeenCalledOnce();
  vi.stubGlobal("PublicKeyCredential", {});
  await signalRemoved("abc");
  vi.unstubAllGlobals();
  expect(warn).toHaveBeenCalledOnce();
});

test("no answer is a visitor who cancelled, too", async () => {
  create.mockResolvedValue(null);
  get.mockResolvedValue(null);
  expect([await createPasskey(CREATION), await ask()]).toEqual([undefined, undefined]);
});

test.each(["InvalidStateError", "NotSupportedError", "SecurityError"])(
  "%s is passed on",
  async (name) => {
    const error = new DOMException("", name);
    create.mockRejectedValue(error);
    get.mockRejectedValue(error);
    await expect(createPasskey(CREATION)).rejects.toBe(error);
    await expect(ask()).rejects.toBe(error);
  },
);
