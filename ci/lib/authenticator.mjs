/** A device with passkeys, without a person: Chromium's virtual authenticator. */

/** What a page has from now on. `{passkeys, answer, recognize, offered}`; it outlasts navigations. */
export async function addAuthenticator(page) {
  await page.addInitScript(watchOffers);
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const send = (what, more) => session.send(`WebAuthn.${what}`, { authenticatorId, ...more });
  return {
    /** The passkeys that it keeps. */
    passkeys: async () => (await send("getCredentials")).credentials,
    /** Whether somebody touches it when it asks, and so chooses its passkey, also among what the browser fills in. */
    answer: (enabled) => send("setAutomaticPresenceSimulation", { enabled }),
    /** Resolves once the browser offers passkeys among what it fills in. */
    offered: () => page.waitForFunction(() => globalThis.offersPasskeys),
    /** Whether finger or face are the player's. */
    recognize: (isUserVerified) => send("setUserVerified", { isUserVerified }),
  };
}

/** Runs in the page: `offersPasskeys` says whether a request waits for a choice among what the browser fills in. */
function watchOffers() {
  const { get } = CredentialsContainer.prototype;
  CredentialsContainer.prototype.get = async function (options) {
    const asked = get.call(this, options);
    if (options.mediation !== "conditional") return asked;
    globalThis.offersPasskeys = true;
    return asked.finally(() => {
      globalThis.offersPasskeys = false;
    });
  };
}
