import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/errors";
import type { Account, Player } from "../../api/schemas/player";

const operator = vi.hoisted(() => ({ signIn: vi.fn(), signOut: vi.fn(), fetchAccounts: vi.fn() }));
const client = vi.hoisted(() => ({ expire: () => {} }));
const leaving = vi.hoisted(() => ({ leaveDevice: vi.fn() }));
vi.mock("../../api/platform", () => operator);
vi.mock("../../notifications/shared/leaving", () => leaving);
vi.mock("../../api/client", () => ({
  onRefusal: () => {},
  onSessionExpired: (listener: () => void) => {
    client.expire = listener;
  },
}));

const { $session, loadAccounts, mergeAccounts, signInWith, signOutNow, startSession } =
  await import("./session");
const { $signIn, closeSignIn } = await import("./sign-in");
startSession();

const status = () => $session.get().status;

beforeEach(async () => {
  operator.signIn.mockResolvedValue({ id: 1, email: "a@b.c", currency: "ZAR" } as Player);
  operator.fetchAccounts.mockResolvedValue([]);
  operator.signOut.mockReset();
  await signInWith("a@b.c", "password");
  closeSignIn();
});

/** Signs out with a response that arrives when `answer` or `fail` is called. */
function leave() {
  let answer: () => void = () => {};
  let fail: (error: ApiError) => void = () => {};
  const response = new Promise<void>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  operator.signOut.mockReturnValueOnce(response);
  return { left: signOutNow(), answer, fail };
}

describe("signing out", () => {
  it("counts from the press on, so that no more calls are made for the player", async () => {
    const { left, answer } = leave();
    expect(status()).toBe("pending");
    answer();
    await left;
    expect($session.get()).toEqual({ status: "not_logged_in" });
  });

  it("is not mistaken for an expired session", async () => {
    const { left, answer } = leave();
    client.expire();
    answer();
    await left;
    expect([status(), $signIn.get()]).toEqual(["not_logged_in", null]);
  });

  it("at a limit keeps the currency, and with it the stakes of the slip", async () => {
    operator.signOut.mockResolvedValueOnce(undefined);
    await signOutNow({ keepsCurrency: true });
    expect($session.get()).toEqual({ status: "not_logged_in", currency: "ZAR" });
  });

  it("of an expired session succeeds", async () => {
    const { left, fail } = leave();
    fail(new ApiError("refused", 401, "DELETE /api/users/sign_out"));
    await left;
    expect(status()).toBe("not_logged_in");
  });

  it("removes what is personal from the browser, and leaves the slip", async () => {
    localStorage.setItem("searches", '["zebra"]');
    sessionStorage.setItem("typed", '{"first_name":"Ann"}');
    sessionStorage.setItem("bets", "[]");
    const { left, answer } = leave();
    answer();
    await left;
    expect([localStorage.getItem("searches"), sessionStorage.getItem("typed")]).toEqual([
      null,
      null,
    ]);
    expect(sessionStorage.getItem("bets")).toBe("[]");
  });

  it("without an answer leaves the player signed in, with the balance", async () => {
    const account = { currency: "ZAR", balance: 500, active: true } as Account;
    mergeAccounts([account]);
    const { left, fail } = leave();
    fail(new ApiError("unanswered", 0, "DELETE /api/users/sign_out"));
    await expect(left).rejects.toThrow("unanswered");
    expect([status(), $session.get().accounts]).toEqual(["logged_in", [account]]);
  });
});

describe("messages to this device", () => {
  const left = () => leaving.leaveDevice.mock.calls.length;

  it("end once the player has signed out, and not when that failed or the session expired", async () => {
    leaving.leaveDevice.mockReset();
    operator.signOut.mockRejectedValueOnce(
      new ApiError("unanswered", 0, "DELETE /api/users/sign_out"),
    );
    await expect(signOutNow()).rejects.toThrow("unanswered");
    client.expire();
    expect(left()).toBe(0);
    await signInWith("a@b.c", "password");
    operator.signOut.mockImplementationOnce(async () => expect(left()).toBe(0));
    await signOutNow();
    expect(left()).toBe(1);
  });

  it("end with a break, though the operator has ended the session itself", async () => {
    leaving.leaveDevice.mockReset();
    operator.signOut.mockRejectedValueOnce(
      new ApiError("refused", 401, "DELETE /api/users/sign_out"),
    );
    await signOutNow({ anyway: true });
    expect([status(), left()]).toEqual(["not_logged_in", 1]);
  });
});

describe("signing out anyway", () => {
  it("ends the session here when the operator does not answer", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    for (const error of [
      new ApiError("refused", 401, "DELETE /api/users/sign_out"),
      new ApiError("unanswered", 0, "DELETE /api/users/sign_out"),
    ]) {
      await signInWith("a@b.c", "password");
      operator.signOut.mockRejectedValueOnce(error);
      await signOutNow({ anyway: true });
      expect(status()).toBe("not_logged_in");
    }
    // That the operator has ended it is what is expected.
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe("an expired session", () => {
  it("asks to sign in again, and its currency is kept for the slip", () => {
    client.expire();
    expect($session.get()).toEqual({ status: "not_logged_in", currency: "ZAR" });
    expect($signIn.get()).toBe("expired");
  });

  it("that was never known again is one that the browser does not keep", async () => {
    operator.fetchAccounts.mockImplementationOnce(async () => {
      client.expire();
      throw new ApiError("refused", 401, "GET /accounts");
    });
    await signInWith("a@b.c", "password");
    expect([status(), $signIn.get()]).toEqual(["not_logged_in", "not_kept"]);
  });
});

describe("accounts that change while they are being fetched", () => {
  it("are fetched again, so that an older answer does not undo a choice", async () => {
    const rands = (active: boolean) => ({ currency: "ZAR", balance: 100, active }) as Account;
    let answer: (accounts: Account[]) => void = () => {};
    operator.fetchAccounts.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const loaded = loadAccounts();
    mergeAccounts([rands(true)]);
    operator.fetchAccounts.mockResolvedValueOnce([rands(true)]);
    answer([rands(false)]);
    await loaded;
    expect($session.get().accounts).toEqual([rands(true)]);
  });
});

describe("a balance that the push reports", () => {
  it("leaves the player's other accounts as they are", async () => {
    const account = (currency: string, balance: number) =>
      ({ currency, balance, active: currency === "ZAR" }) as Account;
    operator.fetchAccounts.mockResolvedValueOnce([account("ZAR", 100), account("EUR", 5)]);
    await loadAccounts();
    mergeAccounts([account("ZAR", 80)]);
    expect($session.get().accounts).toEqual([account("ZAR", 80), account("EUR", 5)]);
  });
});
