/** What makes a page look again who is signed in, and what it does with each answer. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { becomes } from "../../testing/becomes";
import { forgetModules } from "../../testing/fresh";

async function load() {
  const world = await import("../../testing/world");
  const session = await import("./session");
  const hint = await import("./session-hint");
  const { $pushUser, dispatch, dispatchLoss } = await import("../../push/bus");
  const { sessionExpired } = await import("../../api/client");
  const { $authForm, $signIn } = await import("./sign-in");
  return {
    ...world,
    ...session,
    ...hint,
    $pushUser,
    dispatch,
    dispatchLoss,
    sessionExpired,
    $authForm,
    $signIn,
  };
}

let page: Awaited<ReturnType<typeof load>>;
const warn = vi.spyOn(console, "warn");

beforeEach(async () => {
  forgetModules();
  localStorage.clear();
  warn.mockReset();
  warn.mockImplementation(() => {});
  page = await load();
});

const state = () => page.$session.get();
const calls = () => page.asked.filter((name) => name === "GET /api/player").length;
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

describe("a page looks who is signed in", () => {
  test("when it starts, and only then", async () => {
    const { SIGNED_IN, settled } = page;
    await page.visitor(SIGNED_IN);
    page.startSession();
    await settled();
    expect([state().status, calls()]).toEqual(["not_logged_in", 0]);
    expect([page.$signIn.get(), page.$authForm.get()]).toEqual([null, "sign-in"]);
  });

  test("once, however often it is told to start", async () => {
    await page.player();
    const before = calls();
    page.startSession();
    show(true);
    await page.settled();
    expect(calls()).toBe(before + 1);
  });

  test("when it comes back into view: another player may have signed in elsewhere", async () => {
    await page.player();
    const before = calls();
    page.answer({ "GET /api/player": { data: { ...page.PLAYER, id: 2 } } });
    const visibility = vi.spyOn(document, "visibilityState", "get");
    visibility.mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await page.settled();
    expect(calls()).toBe(before);
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await page.settled();
    visibility.mockRestore();
    expect([calls(), state().player?.id]).toEqual([before + 1, 2]);
  });

  test("but not for a visitor, who has nobody to ask for", async () => {
    await page.visitor();
    document.dispatchEvent(new Event("visibilitychange"));
    await page.settled();
    expect(calls()).toBe(0);
  });

  test("and tells nobody of a visitor who is still one", async () => {
    await page.visitor();
    const before = state();
    window.dispatchEvent(new StorageEvent("storage", { key: page.HINT_KEY }));
    expect(state()).toBe(before);
  });

  test("when another tab signs in or out", async () => {
    await page.player();
    expect(state()).toEqual({ status: "logged_in", player: page.PLAYER, accounts: [page.RANDS] });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: "something else" }));
    expect(state().status).toBe("logged_in");
    window.dispatchEvent(new StorageEvent("storage", { key: page.HINT_KEY }));
    // The slip keeps its stakes, as in the tab in which the session ended.
    expect(state()).toEqual({ status: "not_logged_in", currency: "ZAR" });
  });

  test("when it returns from the cache, and not when it is shown for the first time", async () => {
    await page.player();
    const before = calls();
    show(false);
    await page.settled();
    expect(calls()).toBe(before);
    show(true);
    expect(state().status).toBe("logged_in");
    await page.settled();
    expect(calls()).toBe(before + 1);
  });

  test("when the connection is back, if somebody may be signed in and is not known", async () => {
    const online = async () => {
      window.dispatchEvent(new Event("online"));
      await page.settled();
    };
    await page.visitor(page.SIGNED_IN);
    await online();
    expect(calls()).toBe(0);
    page.setHint(true);
    await online();
    expect([calls(), state().status]).toEqual([1, "logged_in"]);
    await online();
    expect(calls()).toBe(1);
  });
});

describe("the answer to who is signed in", () => {
  test("is waited for, while the page counts somebody as probably signed in", async () => {
    await page.visitor({ "GET /api/player": "silence" });
    expect(page.isProbablyLoggedIn(state())).toBe(false);
    await page.returnSignedIn();
    expect([state().status, page.isProbablyLoggedIn(state())]).toEqual(["pending", true]);
    let isKnown = false;
    void page.sessionKnown().then(() => {
      isKnown = true;
    });
    await page.settled();
    expect(isKnown).toBe(false);
    page.answer(page.SIGNED_IN);
    await page.returnSignedIn();
    expect([isKnown, page.isProbablyLoggedIn(state())]).toEqual([true, true]);
    await page.sessionKnown();
  });

  test("is waited for by a page that has just been loaded", async () => {
    let isKnown = false;
    void page.sessionKnown().then(() => {
      isKnown = true;
    });
    await page.settled();
    expect([state().status, isKnown]).toEqual(["unknown", false]);
    await page.visitor();
    expect(isKnown).toBe(true);
  });

  test("is waited for by who asks while it is pending, whatever else happens", async () => {
    await page.visitor({ "GET /api/player": "silence" });
    await page.returnSignedIn();
    let isKnown = false;
    void page.sessionKnown().then(() => {
      isKnown = true;
    });
    page.answer({ "DELETE /api/users/sign_out": "silence" });
    void page.signOutNow();
    await page.settled();
    expect([state().status, isKnown]).toEqual(["pending", false]);
    page.answer(page.SIGNED_IN);
    await page.returnSignedIn();
    expect(isKnown).toBe(true);
  });

  test("401 removes the hint", async () => {
    await page.visitor({ "GET /api/player": { status: 401, code: "unauthorized" } });
    await page.returnSignedIn();
    expect([state(), page.hasHint()]).toEqual([{ status: "not_logged_in" }, false]);
  });

  test("a player without an address or number removes it, too", async () => {
    const nobody = { ...page.PLAYER, email: null, auth_phone_number: null };
    await page.visitor({ "GET /api/player": { data: nobody } });
    await page.returnSignedIn();
    expect([state(), page.hasHint()]).toEqual([{ status: "not_logged_in" }, false]);
  });

  test("none counts as nobody for now, and leaves the hint", async () => {
    await page.visitor({ "GET /api/player": { status: 503, code: "unavailable" } });
    await page.returnSignedIn();
    expect([state(), page.hasHint()]).toEqual([{ status: "not_logged_in" }, true]);
  });

  test("none leaves a player who is known", async () => {
    await page.player();
    page.answer({ "GET /api/player": { status: 503, code: "unavailable" } });
    await page.returnSignedIn();
    expect(state().player).toEqual(page.PLAYER);
  });

  /** Asks who is signed in, and returns what answers that question. */
  function asking(): (response: Response) => Promise<void> {
    let answer: (response: Response) => void = () => {};
    const plain = globalThis.fetch;
    globalThis.fetch = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    show(true);
    globalThis.fetch = plain;
    return async (response) => {
      answer(response);
      await page.settled();
    };
  }

  test("is too old once the player has signed out", async () => {
    await page.player();
    const answer = asking();
    await page.signOutNow();
    await answer(Response.json({ data: page.PLAYER }));
    expect([state().status, page.hasHint()]).toEqual(["not_logged_in", false]);
  });

  test("is too old once somebody has signed in, whatever it is", async () => {
    const other = { ...page.PLAYER, id: 2 };
    await page.player();
    for (const late of [
      Response.json({ data: page.PLAYER }),
      Response.json({ error: { code: "unauthorized", message: "" } }, { status: 401 }),
    ]) {
      const answer = asking();
      await page.enter(other);
      await answer(late);
      expect([state().player?.id, page.hasHint()]).toEqual([2, true]);
    }
  });

  test("is too old once it was asked for again", async () => {
    await page.player();
    const first = asking();
    const second = asking();
    await second(Response.json({ data: { ...page.PLAYER, id: 2 } }));
    await first(Response.json({ data: page.PLAYER }));
    expect(state().player?.id).toBe(2);
  });

  test("keeps the currency of a player whose session has ended, for the slip", async () => {
    const euros = { currency: "EUR", balance: 100, active: true };
    await page.player({ "GET /api/player/accounts": { data: [euros] } });
    page.sessionExpired();
    page.answer({ "GET /api/player": "silence" });
    await page.returnSignedIn();
    expect(state()).toEqual({ status: "pending", currency: "EUR" });
    for (const [status, code] of [
      [503, "unavailable"],
      [401, "unauthorized"],
    ] as const) {
      page.answer({ "GET /api/player": { status, code } });
      await page.returnSignedIn();
      expect(state()).toEqual({ status: "not_logged_in", currency: "EUR" });
    }
    await page.signInWith("a@b.example", "x").catch(() => {});
    expect(state().currency).toBe("EUR");
  });

  test("says which limit has ended the session while no page was open", async () => {
    const { $playRefused } = await import("./play");
    await page.visitor({
      "GET /api/player": { status: 401, code: "unauthorized", message: "Sign in." },
    });
    await page.returnSignedIn();
    expect($playRefused.get()).toBeUndefined();
    const message = "You have reached your limit of 1 hour.";
    page.answer({ "GET /api/player": { status: 401, code: "session_limit", message } });
    await page.returnSignedIn();
    expect($playRefused.get()).toEqual({ code: "session_limit", text: message });
    expect(state().status).toBe("not_logged_in");
  });

  test("another player has no balance until it is fetched, the same one keeps it", async () => {
    await page.player();
    page.answer({ "GET /api/player/accounts": "silence" });
    await page.returnSignedIn();
    expect(state().accounts).toEqual([page.RANDS]);
    page.answer({ "GET /api/player": { data: { ...page.PLAYER, id: 2 } } });
    await page.returnSignedIn();
    expect([state().player?.id, "accounts" in state()]).toEqual([2, false]);
  });

  test("the same player without a balance still has none", async () => {
    await page.player({ "GET /api/player/accounts": "silence" });
    await page.returnSignedIn();
    expect("accounts" in state()).toBe(false);
  });
});

describe("balances", () => {
  test("are fetched again when events were lost, for a player alone", async () => {
    const fetched = () => page.asked.filter((name) => name === "GET /api/player/accounts").length;
    await page.player();
    const before = fetched();
    page.dispatchLoss();
    await becomes(() => expect(fetched()).toBe(before + 1));
    await page.visitor(page.SIGNED_IN);
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    page.dispatchLoss();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(fetched()).toBe(0);
  });

  test("that cannot be fetched are warned about, and keep what is known", async () => {
    await page.player();
    page.answer({ "GET /api/player/accounts": { status: 503, code: "unavailable" } });
    await page.loadAccounts();
    expect(state().accounts).toEqual([page.RANDS]);
    expect(warn).toHaveBeenCalledWith(
      "the balance could not be fetched",
      expect.objectContaining({ status: 503 }),
    );
  });

  test("that change before they are known are known from then on", async () => {
    await page.player({ "GET /api/player/accounts": "silence" });
    const changed = { event_name: "balance_changed", message: { accounts: [page.RANDS] } } as const;
    page.dispatch(changed);
    expect(state().accounts).toEqual([page.RANDS]);
  });

  test("that were asked for before somebody signed in are not taken for theirs", async () => {
    let answer: (response: Response) => void = () => {};
    await page.visitor({ "GET /api/player/accounts": "silence" });
    const plain = globalThis.fetch;
    globalThis.fetch = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const loaded = page.loadAccounts();
    globalThis.fetch = plain;
    void page.enter(page.PLAYER);
    answer(Response.json({ data: [page.RANDS] }));
    await loaded;
    expect(["accounts" in state(), warn.mock.calls]).toEqual([false, []]);
  });

  test("of a player who has gone are not shown", async () => {
    let answer: (response: Response) => void = () => {};
    await page.player();
    const plain = globalThis.fetch;
    globalThis.fetch = (url, init) =>
      String(url).endsWith("/accounts")
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : plain(url, init);
    const loaded = page.loadAccounts();
    globalThis.fetch = plain;
    await page.signOutNow();
    await page.enter({ ...page.PLAYER, id: 2 });
    answer(Response.json({ data: [{ ...page.RANDS, balance: 999 }] }));
    await loaded;
    expect(state().accounts).toEqual([page.RANDS]);
  });

  test("of the active account are the ones that stakes are taken from", () => {
    const euro = { currency: "EUR", balance: 5, active: false };
    const { activeAccount, RANDS } = page;
    expect(activeAccount({ status: "logged_in", accounts: [euro, RANDS] })).toBe(RANDS);
    expect(activeAccount({ status: "logged_in", accounts: [euro] })).toBeUndefined();
    expect(activeAccount({ status: "pending" })).toBeUndefined();
  });
});

describe("signing in", () => {
  test("leaves a hint, which other tabs hear, and tells the push", async () => {
    await page.visitor({
      ...page.SIGNED_IN,
      "POST /api/users/sign_in": { data: page.PLAYER },
    });
    await page.signInWith("player@example.com", "password");
    expect([page.hasHint(), page.$pushUser.get(), state().status]).toEqual([true, 1, "logged_in"]);
    const [stored] = [localStorage.getItem(page.HINT_KEY)];
    expect(Number(stored)).toBeGreaterThan(1_700_000_000_000);
  });

  test("that is refused changes nothing", async () => {
    await page.visitor({ "POST /api/users/sign_in": { status: 401, code: "invalid_credentials" } });
    await expect(page.signInWith("a@b.example", "x")).rejects.toMatchObject({ status: 401 });
    expect([state(), page.hasHint(), page.$signIn.get()]).toEqual([
      { status: "not_logged_in" },
      false,
      null,
    ]);
  });

  test("the platform is told of a language that was chosen", async () => {
    const { writeStored } = await import("../../core/storage");
    const { LOCALE_KEY } = await import("../../navigation/shared/locale-key");
    const told = () =>
      page.asked.filter((name) => name === "PATCH /api/player/update_locale").length;
    await page.visitor({ ...page.SIGNED_IN, "PATCH /api/player/update_locale": { data: {} } });
    document.documentElement.lang = "ar";
    writeStored("local", LOCALE_KEY, "ar");
    await page.enter(page.PLAYER);
    expect(told()).toBe(1);
    await page.returnSignedIn();
    expect(told()).toBe(2);
    document.documentElement.lang = "en";
  });
});

describe("signing out", () => {
  const LEAVE = "DELETE /api/users/sign_out";

  test("says whether the operator has ended the session, too", async () => {
    await page.player({ [LEAVE]: { data: {} } });
    expect(await page.signOutNow()).toBe(true);
    await page.player({ [LEAVE]: { status: 401, code: "unauthorized" } });
    expect(await page.signOutNow({ anyway: true })).toBe(true);
    expect(warn).not.toHaveBeenCalled();
    await page.player({ [LEAVE]: { status: 503, code: "unavailable" } });
    expect(await page.signOutNow({ anyway: true })).toBe(false);
    expect(warn.mock.calls).toEqual([
      ["the session ends without the operator's answer", expect.objectContaining({ status: 503 })],
    ]);
    expect(state().status).toBe("not_logged_in");
  });

  test("that fails does not bring back a player who has gone meanwhile", async () => {
    let answer: (response: Response) => void = () => {};
    await page.player();
    const plain = globalThis.fetch;
    globalThis.fetch = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const left = page.signOutNow();
    globalThis.fetch = plain;
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: page.HINT_KEY }));
    answer(Response.json({ error: { code: "unavailable", message: "" } }, { status: 503 }));
    await expect(left).rejects.toMatchObject({ status: 503 });
    expect(state()).toEqual({ status: "not_logged_in", currency: "ZAR" });
  });
});

describe("what the operator now knows of the player", () => {
  test("replaces what was known, and keeps the balance", async () => {
    await page.player();
    const named = { ...page.PLAYER, nickname: "Thandi" };
    page.updatePlayer(named);
    expect(state()).toEqual({ status: "logged_in", player: named, accounts: [page.RANDS] });
  });

  test("is of no use once nobody is signed in", async () => {
    await page.visitor();
    page.updatePlayer(page.PLAYER);
    expect(state()).toEqual({ status: "not_logged_in" });
  });
});

describe("a session that expires", () => {
  test("keeps the currency of the active account, else of the player, else of before", async () => {
    const euro = { currency: "EUR", balance: 5, active: true };
    await page.player({ "GET /api/player/accounts": { data: [euro] } });
    page.sessionExpired();
    expect(state()).toEqual({ status: "not_logged_in", currency: "EUR" });
    page.sessionExpired();
    expect(state()).toEqual({ status: "not_logged_in", currency: "EUR" });
    await page.player({ "GET /api/player/accounts": "silence" });
    page.sessionExpired();
    expect([state(), page.hasHint()]).toEqual([
      { status: "not_logged_in", currency: "ZAR" },
      false,
    ]);
  });

  test("for a limit of the player's hands on what the operator says of it", async () => {
    const { $playRefused } = await import("./play");
    const { ApiError } = await import("../../api/errors");
    const said = { code: "session_limit", message: "until 12:00" } as const;
    await page.player();
    page.sessionExpired(new ApiError("refused", 401, "a call", said));
    expect($playRefused.get()).toMatchObject({ code: "session_limit", text: "until 12:00" });
    expect(page.$signIn.get()).toBe("expired");
  });

  test("is not what another refusal says, which is handed on for a player alone", async () => {
    const { $playRefused } = await import("./play");
    const { chooseAccount } = await import("../../api/users");
    const refused = { status: 422, code: "out_of_limit", message: "R5.00 left" } as const;
    const answers = { "POST /api/player/accounts": refused };
    await page.visitor(answers);
    await expect(chooseAccount("EUR")).rejects.toMatchObject({ code: "out_of_limit" });
    expect($playRefused.get()).toBeUndefined();
    await page.player(answers);
    await expect(chooseAccount("EUR")).rejects.toMatchObject({ code: "out_of_limit" });
    expect($playRefused.get()).toEqual({ code: "out_of_limit", text: "R5.00 left" });
    expect([state().status, page.$signIn.get()]).toEqual(["logged_in", null]);
  });

  test("of a visitor asks nobody to sign in", async () => {
    await page.visitor();
    page.sessionExpired();
    expect([state(), page.$signIn.get()]).toEqual([{ status: "not_logged_in" }, null]);
  });
});

describe("the push", () => {
  test("is told of nobody as long as it is not known who is there", async () => {
    const { push } = await import("../../push/bus");
    await page.visitor({ "GET /api/player": "silence" });
    const told = vi.spyOn(push, "setUser");
    await page.returnSignedIn();
    expect([state().status, told.mock.calls]).toEqual(["pending", []]);
  });

  test("learns who is signed in once that is known", async () => {
    await page.visitor({ "GET /api/player": "silence" });
    await page.returnSignedIn();
    expect(page.$pushUser.get()).toBeNull();
    page.answer(page.SIGNED_IN);
    await page.returnSignedIn();
    expect(page.$pushUser.get()).toBe(1);
    page.answer({ "DELETE /api/users/sign_out": "silence" });
    void page.signOutNow();
    expect(page.$pushUser.get()).toBe(1);
  });
});

test("other tabs are heard until one stops listening", () => {
  const heard = vi.fn();
  const stop = page.onHint(heard);
  const tell = (key: string) => window.dispatchEvent(new StorageEvent("storage", { key }));
  tell(page.HINT_KEY);
  tell("locale");
  stop();
  tell(page.HINT_KEY);
  expect(heard).toHaveBeenCalledTimes(1);
});
