/** The watch over a long visit: what it asks for again, when, and what it no longer counts. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Tab } from "../testing/channels";
import { forgetModules } from "../testing/fresh";
import type { Answer, Answers, Settings } from "../testing/world";

const REALITY = "GET /api/player/reality_check";
const SESSION = "POST /api/sportsbook_sessions";
const GO_ON = "POST /api/sportsbook_sessions/continue";
const LIMITS = "GET /api/user_limits";
const TRACK = "POST /api/player/activity_limit_track";
const DOWN = { status: 503, code: "unavailable" } as const;
const OVER = { status: 403, code: "session_limit", message: "until 12:00" } as const;

/** An operator that leaves counting to the page: a check each minute. */
const UNCOUNTED: Answers = { [REALITY]: { data: { period: 1 } }, [GO_ON]: { data: {} } };
const due = (seconds: number): Answers => ({
  [REALITY]: { data: { period: 60, due_in: seconds } },
  [GO_ON]: { data: {} },
});
const ALL: Settings = { limits: { reality: true, session: true, activity: true } };
const CHECKS: Settings = { limits: { reality: true } };
const SESSIONS: Settings = { limits: { session: true } };
const ACTIVITY: Settings = { limits: { activity: true } };

async function load() {
  const world = await import("../testing/world");
  const { otherTab } = await import("../testing/channels");
  const watch = await import("./watch");
  const { $playHeld, reportRefusal } = await import("../account/shared/play");
  const { $session, signOutNow } = await import("../account/shared/session");
  return { ...world, ...watch, otherTab, $playHeld, reportRefusal, $session, signOutNow };
}

let page: Awaited<ReturnType<typeof load>>;
let tab: Tab;
const warn = vi.spyOn(console, "warn");

/** Runs what needs no more than a moment. */
async function soon<T>(what: Promise<T>): Promise<T> {
  const done = what.catch(() => {});
  await vi.advanceTimersByTimeAsync(50);
  await done;
  return what;
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const times = (name: string) => page.asked.filter((one) => one === name).length;
const open = () => page.$prompt.get()?.kind;

beforeEach(async () => {
  forgetModules();
  warn.mockReset();
  warn.mockImplementation(() => {});
  page = await load();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  await soon(page.visitor());
  page.startWatch();
  tab = page.otherTab("limits");
});

afterEach(async () => {
  await soon(page.visitor());
  tab.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an operator that does not count", () => {
  test("has a check due a period after the first visit, and after each answer", async () => {
    await soon(page.player(UNCOUNTED, CHECKS));
    await pass(58);
    expect(open()).toBeUndefined();
    await pass(2);
    expect(open()).toBe("reality");
    await pass(100);
    await soon(page.goOn());
    expect(open()).toBeUndefined();
    await pass(58);
    expect(open()).toBeUndefined();
    await pass(2);
    expect(open()).toBe("reality");
  });

  test("counts on where an earlier page of the same player was", async () => {
    const store = (value: unknown) => localStorage.setItem("reality check", JSON.stringify(value));
    for (const [stored, seconds] of [
      [{ player: 1, at: 0 }, 12],
      [{ player: 2, at: 0 }, 61],
      [{ player: 1, at: "yesterday" }, 61],
      [undefined, 61],
    ] as const) {
      await soon(page.visitor(page.SIGNED_IN, CHECKS));
      page.answer(UNCOUNTED);
      if (stored)
        store({ ...stored, ...(typeof stored.at === "number" && { at: Date.now() - 50_000 }) });
      await soon(page.returnSignedIn());
      await pass(seconds - 3);
      expect(open()).toBeUndefined();
      await pass(3);
      expect(open()).toBe("reality");
      page.close("reality");
    }
  });

  test("what is stored is the player and the moment", async () => {
    await soon(page.player(UNCOUNTED, CHECKS));
    const stored = () => JSON.parse(localStorage.getItem("reality check") ?? "null");
    expect(stored()).toEqual({ player: 1, at: expect.any(Number) });
    const first = stored().at;
    await pass(60);
    await soon(page.goOn());
    expect(stored().player).toBe(1);
    expect(stored().at).toBeGreaterThanOrEqual(first + 60_000);
    await pass(60);
    // Also where the next question has no answer.
    page.answer({ [REALITY]: DOWN });
    await soon(page.goOn());
    expect(stored()).toEqual({ player: 1, at: expect.any(Number) });
    expect(stored().at).toBeGreaterThanOrEqual(first + 120_000);
  });
});

describe("what is asked for again", () => {
  test("each at its own time, whatever the others do", async () => {
    await soon(
      page.player(
        {
          ...due(600),
          [SESSION]: { data: { seconds_left: 45 } },
          [LIMITS]: {
            data: [
              { type: "activity", status: "active", value: 900, used: 0, choices: [], delay: 0 },
            ],
          },
          [TRACK]: { data: { seconds_left: 800 } },
        },
        ALL,
      ),
    );
    const all = () => [REALITY, SESSION, LIMITS, TRACK].map(times);
    expect(all()).toEqual([1, 1, 1, 1]);
    await pass(31);
    expect(all()).toEqual([2, 1, 1, 1]);
    await pass(15);
    expect(all()).toEqual([2, 2, 1, 1]);
    await pass(15);
    expect(all()).toEqual([3, 2, 1, 2]);
  });

  test.each([
    [SESSION, SESSIONS],
    [REALITY, CHECKS],
    [LIMITS, ACTIVITY],
  ])("%s after half a minute, when there was no answer", async (name, settings) => {
    await soon(page.player({ [name]: DOWN }, settings));
    expect(times(name)).toBe(1);
    await pass(29);
    expect(times(name)).toBe(1);
    await pass(2);
    expect(times(name)).toBe(2);
  });

  test("the limits after half a minute, when a report of activity had no answer", async () => {
    const active = {
      type: "activity",
      status: "active",
      value: 900,
      used: 0,
      choices: [],
      delay: 0,
    };
    await soon(page.player({ [LIMITS]: { data: [active] }, [TRACK]: DOWN }, ACTIVITY));
    await pass(31);
    expect([times(LIMITS), times(TRACK)]).toEqual([2, 2]);
  });

  test("not after 401: the session has ended", async () => {
    await soon(page.player({ [SESSION]: { status: 401, code: "unauthorized" } }, SESSIONS));
    await pass(120);
    expect([times(SESSION), page.$session.get().status]).toEqual([1, "not_logged_in"]);
  });

  test("within an hour, however long the session is", async () => {
    await soon(page.player({ [SESSION]: { data: { seconds_left: 9_000_000 } } }, SESSIONS));
    await pass(3_500);
    expect(times(SESSION)).toBe(1);
    await pass(101);
    expect(times(SESSION)).toBe(2);
  });

  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
  ])("a session of which %s s are left, after %s s", async (left, seconds) => {
    await soon(page.player({ [SESSION]: { data: { seconds_left: left } } }, SESSIONS));
    await pass(seconds - 0.1);
    expect(times(SESSION)).toBe(1);
    await pass(0.1);
    expect(times(SESSION)).toBe(2);
  });

  test("not where a session has no end", async () => {
    await soon(page.player({ [SESSION]: { data: {} } }, SESSIONS));
    await pass(4_000);
    expect(times(SESSION)).toBe(1);
  });

  test("at once by a page from the cache, and not by one that is shown first", async () => {
    const show = async (persisted: boolean) => {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
      await pass(0.1);
    };
    await soon(page.player(due(600), CHECKS));
    await show(false);
    expect(times(REALITY)).toBe(1);
    await show(true);
    expect(times(REALITY)).toBeGreaterThan(1);
  });

  test("at once when a limit was changed on the page, or the page comes into view", async () => {
    const { limitsChanged } = await import("./changed");
    await soon(page.player(due(600), CHECKS));
    limitsChanged();
    await pass(0.1);
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(0.1);
    expect(times(REALITY)).toBe(3);
  });

  test("for the next player, and once for each", async () => {
    await soon(page.player(due(600), CHECKS));
    const { updatePlayer } = await import("../account/shared/session");
    updatePlayer({ ...page.PLAYER, nickname: "Thandi" });
    await pass(0.1);
    expect(times(REALITY)).toBe(1);
    updatePlayer({ ...page.PLAYER, id: 2 });
    await pass(0.1);
    expect(times(REALITY)).toBe(2);
  });
});

describe("what counts no more", () => {
  /** Lets a call wait for its answer. */
  function hold(path: string) {
    let release: (data: unknown, status?: number) => void = () => {};
    const plain = globalThis.fetch;
    vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
      String(url).endsWith(path)
        ? new Promise((resolve) => {
            release = (body, status = 200) => resolve(Response.json(body, { status }));
          })
        : plain(url, init),
    );
    return (data: unknown, status?: number) => {
      vi.stubGlobal("fetch", plain);
      release(data, status);
      return pass(0.1);
    };
  }

  test("an answer that comes after the player has signed out", async () => {
    const release = hold("/reality_check");
    await soon(page.player({}, CHECKS));
    await soon(page.signOutNow());
    await release({ data: { period: 60, due_in: 0 } });
    expect([open(), tab.told]).toEqual([undefined, []]);
    await pass(120);
    expect(times(REALITY)).toBe(0);
  });

  test("a failure that comes after it", async () => {
    const release = hold("/sportsbook_sessions");
    await soon(page.player({}, SESSIONS));
    await soon(page.signOutNow());
    await release({ error: { code: "unavailable", message: "" } }, 503);
    await pass(120);
    expect(times(SESSION)).toBe(0);
  });

  test("a question that another tab has answered; another event there does not matter", async () => {
    let release = hold("/reality_check");
    await soon(page.player({}, CHECKS));
    tab.tell({ kind: "not_due" });
    await release({ data: { period: 60, due_in: 0 } });
    expect(open()).toBe("reality");
    tab.tell({ kind: "answered", prompt: "reality" });
    release = hold("/reality_check");
    await pass(30);
    tab.tell({ kind: "answered", prompt: "reality" });
    await release({ data: { period: 60, due_in: 0 } });
    expect(open()).toBeUndefined();
  });

  test("a check that was answered on another device", async () => {
    await soon(page.player(due(0), CHECKS));
    expect([open(), page.$playHeld.get()]).toEqual(["reality", true]);
    page.answer(due(600));
    await pass(30);
    expect([open(), page.$playHeld.get()]).toEqual([undefined, false]);
    // Each tab asks for itself.
    expect(tab.told).toEqual([{ kind: "due" }]);
  });
});

test("that no check is due leaves another dialog open", async () => {
  await soon(page.player(due(40), CHECKS));
  page.reportRefusal({ code: "out_of_limit", text: "R5.00 left" });
  await pass(31);
  expect([times(REALITY), open()]).toEqual([2, "out"]);
  page.close("out");
});

describe("a limit that is reached", () => {
  test("signs out, keeps the currency, and is told to the other tabs once", async () => {
    await soon(page.player({ [SESSION]: OVER }, SESSIONS));
    await pass(1);
    expect(page.$session.get()).toEqual({ status: "not_logged_in", currency: "ZAR" });
    expect(tab.told).toEqual([{ kind: "refused", code: "session_limit", text: "until 12:00" }]);
    expect(page.asked.at(-1)).toBe("DELETE /api/users/sign_out");
  });

  describe("when the operator does not take the sign-out", () => {
    const LEAVE = "DELETE /api/users/sign_out";
    const over = (answer: Answer) =>
      soon(page.player({ [SESSION]: OVER, [LEAVE]: answer }, SESSIONS));

    test("ends the session here, and asks again until it is taken", async () => {
      await over(DOWN);
      expect([open(), page.$session.get()]).toEqual([
        "session",
        { status: "not_logged_in", currency: "ZAR" },
      ]);
      const before = times(LEAVE);
      await pass(0.6);
      expect(times(LEAVE)).toBe(before + 1);
      expect(warn).toHaveBeenCalledWith(
        "the operator has not signed the player out at a limit yet",
        expect.objectContaining({ status: 503 }),
      );
      page.answer({ [LEAVE]: { data: {} } });
      await pass(2);
      expect(times(LEAVE)).toBe(before + 2);
      await pass(60);
      expect(times(LEAVE)).toBe(before + 2);
      page.close("session");
    });

    test("asks no more once the operator says that the session has ended", async () => {
      await over(DOWN);
      const before = times(LEAVE);
      page.answer({ [LEAVE]: { status: 401, code: "unauthorized" } });
      await pass(60);
      expect(times(LEAVE)).toBe(before + 1);
      page.close("session");
    });

    test("leaves the session of who has signed in meanwhile alone", async () => {
      await over(DOWN);
      page.answer({ [SESSION]: { data: {} } });
      const before = times(LEAVE);
      const { enter } = await import("../account/shared/session");
      await soon(enter(page.PLAYER));
      page.answer({ [LEAVE]: { data: {} } });
      await pass(60);
      expect([times(LEAVE), page.$session.get().status]).toEqual([before, "logged_in"]);
    });

    test("gives no play back to who closes the dialog before the session has ended", async () => {
      await over("silence");
      expect([open(), page.$session.get().status]).toEqual(["session", "pending"]);
      page.close("session");
      expect([open(), page.$playHeld.get()]).toEqual([undefined, true]);
    });

    test("nor to who closes it in a tab that has not learnt of the end yet", async () => {
      await soon(page.player({}, SESSIONS));
      tab.tell({ kind: "refused", code: "session_limit", text: "until 12:00" });
      tab.tell({ kind: "answered", prompt: "session" });
      expect([open(), page.$playHeld.get()]).toEqual([undefined, true]);
      await soon(page.signOutNow());
      expect(page.$playHeld.get()).toBe(false);
    });
  });

  test("holds no play once its dialog is closed where nobody is signed in", async () => {
    await soon(page.visitor());
    tab.tell({ kind: "refused", code: "activity_limit_reached", text: "" });
    expect([open(), page.$playHeld.get()]).toEqual(["activity", true]);
    page.close("activity");
    expect([open(), page.$playHeld.get()]).toEqual([undefined, false]);
  });

  test("signs nobody out who has signed out already, or in another tab", async () => {
    await soon(page.visitor());
    page.reportRefusal({ code: "session_limit", text: "" });
    await pass(0.1);
    expect([open(), page.asked]).toEqual(["session", []]);
    page.close("session");
  });

  test("that ended the session before anything watched is said once something does", async () => {
    forgetModules();
    page = await load();
    await soon(page.visitor());
    page.reportRefusal({ code: "session_limit", text: "as long as you allow" });
    page.startWatch();
    expect(page.$prompt.get()).toEqual({ kind: "session", text: "as long as you allow" });
    expect(page.asked).toEqual([]);
    page.close("session");
  });

  test("of the time signed in says so, whichever call learns of it", async () => {
    const { $signIn } = await import("../account/shared/sign-in");
    const { loadAccounts } = await import("../account/shared/session");
    await soon(page.player());
    const over = { status: 401, code: "session_limit", message: "as long as you allow" } as const;
    page.answer({ "GET /api/player/accounts": over });
    await soon(loadAccounts());
    const text = "as long as you allow";
    expect([page.$prompt.get(), $signIn.get()]).toEqual([{ kind: "session", text }, "expired"]);
    expect(page.$session.get()).toEqual({ status: "not_logged_in", currency: "ZAR" });
    expect(tab.told).toEqual([{ kind: "refused", code: "session_limit", text }]);
    // The operator has ended the session itself.
    expect(page.asked).not.toContain("DELETE /api/users/sign_out");
    page.close("session");
  });

  test("is told once by the call that it refuses, whichever that is", async () => {
    const { placeBets } = await import("../api/sportsbook");
    const tickets = await import("../api/ticket-calls");
    const meta = { device_id: "d", quick: false, type: "single", attempt_id: "a" } as const;
    for (const [name, call] of [
      ["POST /api/v3/bets", () => placeBets({ meta, bets: [] }, 1_000)],
      ["POST /api/v3/bets/custom/odds", () => tickets.fetchCustomOdds([])],
      ["GET /api/v2/bonuses", () => tickets.fetchBonuses()],
      ["POST /api/v2/settings", () => tickets.saveSettings({})],
    ] as const) {
      for (const [status, code, kind] of [
        [422, "out_of_limit", "out"],
        [403, "time_limit", "session"],
        [403, "activity_limit_reached", "activity"],
        [422, "not_available", undefined],
      ] as const) {
        await soon(page.player({ [name]: { status, code, message: "no" } }));
        tab.told.length = 0;
        await expect(soon<unknown>(call())).rejects.toMatchObject({ code });
        expect([name, open()]).toEqual([name, kind]);
        expect(tab.told).toEqual(kind ? [{ kind: "refused", code, text: "no" }] : []);
        expect(page.$session.get().status).toBe(kind === "session" ? "not_logged_in" : "logged_in");
        if (kind) page.close(kind);
      }
    }
  });

  test("is none where a session has just expired", async () => {
    const { loadAccounts } = await import("../account/shared/session");
    await soon(page.player());
    page.answer({ "GET /api/player/accounts": { status: 401, code: "unauthorized" } });
    await soon(loadAccounts());
    expect([open(), page.$session.get().status]).toEqual([undefined, "not_logged_in"]);
  });

  test("at the answer to a check opens its dialog instead", async () => {
    await soon(page.player({ ...due(0), [GO_ON]: OVER }, CHECKS));
    await soon(page.goOn());
    expect(page.$prompt.get()).toEqual({ kind: "session", text: "until 12:00" });
    page.close("session");
  });

  test("a refusal for another reason is none, here and in other tabs", async () => {
    await soon(page.player({ ...due(0), [GO_ON]: { status: 422, code: "x" } }, CHECKS));
    await expect(soon(page.goOn())).rejects.toMatchObject({ code: "x" });
    page.reportRefusal({ code: "101", text: "" });
    expect([open(), tab.told]).toEqual(["reality", [{ kind: "due" }]]);
  });

  test("a bet that is refused opens the dialog, and play is held until it is closed", async () => {
    await soon(page.player());
    page.reportRefusal({ code: "out_of_limit", text: "R5.00 left" });
    expect([page.$prompt.get(), page.$playHeld.get()]).toEqual([
      { kind: "out", text: "R5.00 left" },
      true,
    ]);
    page.close("out");
    expect([open(), page.$playHeld.get()]).toEqual([undefined, false]);
    expect(tab.told.at(-1)).toEqual({ kind: "answered", prompt: "out" });
  });
});

test("it starts once, however often it is asked to", () => {
  const listen = vi.spyOn(document, "addEventListener");
  page.startWatch();
  expect(listen).not.toHaveBeenCalled();
  listen.mockRestore();
});
