import { atom } from "nanostores";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, type GivenCode } from "../api/errors";
import type { UserLimit } from "../api/schemas/limits";
import { otherCode } from "../testing/other-code";

const calls = vi.hoisted(() => ({
  playSession: vi.fn(),
  fetchRealityCheck: vi.fn(),
  fetchUserLimits: vi.fn(),
  trackActivity: vi.fn(),
  continuePlay: vi.fn(),
}));
const signOutNow = vi.hoisted(() => vi.fn());
const leaveDevice = vi.hoisted(() => vi.fn());
vi.mock("../notifications/shared/leaving", () => ({ leaveDevice }));
const tabs = vi.hoisted(() => ({ sent: [] as unknown[], receive: (_: unknown) => {} }));
vi.mock("../api/limits", () => calls);
vi.mock("../api/config", () => ({
  siteConfig: () => ({ limits: { session: true, reality: true, activity: true, page: true } }),
}));
vi.mock("../core/tabs", () => ({
  openTabs: (_: string, receive: (message: unknown) => void) => {
    tabs.receive = receive;
    return (message: unknown) => tabs.sent.push(message);
  },
}));
const $session = atom<{ status: string; player?: { id: number } }>({ status: "unknown" });
vi.mock("../account/shared/session", () => ({ $session, signOutNow }));

const { $playHeld, reportRefusal } = await import("../account/shared/play");
const { $prompt, close, goOn, startWatch } = await import("./watch");

const activity = (value: number | undefined) =>
  [{ type: "activity", status: value ? "active" : "disabled", value, used: 0 }] as UserLimit[];

beforeEach(() => {
  vi.useFakeTimers();
  tabs.sent.length = 0;
  for (const call of Object.values(calls)) call.mockReset();
  signOutNow.mockReset();
  signOutNow.mockImplementation(async () => {
    $session.set({ status: "not_logged_in" });
    return true;
  });
  calls.playSession.mockResolvedValue(undefined);
  calls.fetchRealityCheck.mockResolvedValue({ period: 60, due_in: 3_600 });
  calls.fetchUserLimits.mockResolvedValue(activity(undefined));
  calls.continuePlay.mockResolvedValue(undefined);
  startWatch();
});

afterEach(() => {
  $session.set({ status: "not_logged_in" });
  for (const kind of ["reality", "session", "activity", "out"] as const) close(kind);
  vi.useRealTimers();
});

async function signIn(id = 1): Promise<void> {
  $session.set({ status: "logged_in", player: { id } });
  await vi.advanceTimersByTimeAsync(0);
}

const refusal = (status: number, code: GivenCode) =>
  new ApiError("refused", status, "a call", { code, message: "until 12:00", errors_by_bet: [] });

test("nothing is asked for a visitor", async () => {
  await vi.advanceTimersByTimeAsync(120_000);
  for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled();
});

test("a reality check is asked for every 30 seconds", async () => {
  await signIn();
  expect(calls.fetchRealityCheck).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(calls.fetchRealityCheck).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.fetchRealityCheck).toHaveBeenCalledTimes(2);
});

test("400 stops asking, another failure does not", async () => {
  calls.fetchRealityCheck.mockRejectedValueOnce(new ApiError("unanswered", 0, "a call"));
  calls.fetchRealityCheck.mockRejectedValueOnce(refusal(400, "reality_check_off"));
  await signIn();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(calls.fetchRealityCheck).toHaveBeenCalledTimes(2);
});

test("it is asked for at the second at which one is due, and holds play in every tab", async () => {
  calls.fetchRealityCheck.mockResolvedValueOnce({ period: 60, due_in: 7 });
  calls.fetchRealityCheck.mockResolvedValue({ period: 60, due_in: 0 });
  await signIn();
  await vi.advanceTimersByTimeAsync(6_999);
  expect([$prompt.get(), $playHeld.get()]).toEqual([undefined, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([$prompt.get()?.kind, $playHeld.get()]).toEqual(["reality", true]);
  expect(tabs.sent).toEqual([{ kind: "due" }]);
  calls.fetchRealityCheck.mockResolvedValue({ period: 60, due_in: 3_600 });
  await goOn();
  expect([$prompt.get(), $playHeld.get()]).toEqual([undefined, false]);
  expect(tabs.sent).toEqual([{ kind: "due" }, { kind: "answered", prompt: "reality" }]);
});

test("what another tab answered while this one asked does not open the dialog again", async () => {
  await signIn();
  tabs.receive({ kind: "due" });
  let answer: (check: { period: number; due_in: number }) => void = () => {};
  calls.fetchRealityCheck.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await vi.advanceTimersByTimeAsync(30_000);
  tabs.receive({ kind: "answered", prompt: "reality" });
  answer({ period: 60, due_in: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect($prompt.get()).toBeUndefined();
  // It is asked for on all the same.
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls.fetchRealityCheck).toHaveBeenCalledTimes(3);
});

test("an answer that is lost leaves the question open", async () => {
  await signIn();
  tabs.receive({ kind: "due" });
  calls.continuePlay.mockRejectedValueOnce(new ApiError("unanswered", 0, "a call"));
  await expect(goOn()).rejects.toThrow("unanswered");
  expect($prompt.get()?.kind).toBe("reality");
});

test("the end of a session signs out at its second and says why", async () => {
  calls.playSession.mockResolvedValueOnce(90);
  calls.playSession.mockRejectedValue(refusal(403, "session_limit"));
  await signIn();
  await vi.advanceTimersByTimeAsync(89_999);
  expect(signOutNow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(signOutNow).toHaveBeenCalledWith({ keepsCurrency: true, anyway: true });
  expect($prompt.get()).toEqual({ kind: "session", text: "until 12:00" });
});

test("activity is reported once a minute while a limit is active, sooner at its end", async () => {
  calls.fetchUserLimits.mockResolvedValue(activity(900));
  calls.trackActivity.mockResolvedValueOnce(70).mockResolvedValueOnce(10);
  calls.trackActivity.mockRejectedValue(refusal(401, "activity_limit_reached"));
  await signIn();
  expect(calls.trackActivity).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.trackActivity).toHaveBeenCalledTimes(2);
  leaveDevice.mockReset();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls.trackActivity).toHaveBeenCalledTimes(3);
  expect($prompt.get()?.kind).toBe("activity");
  // The session has ended without a sign-out here.
  expect(leaveDevice).toHaveBeenCalledTimes(1);
});

test("any 401 of a report means that the limit is reached, in the operator's words if it has some", async () => {
  calls.fetchUserLimits.mockResolvedValue(activity(900));
  for (const [code, text] of [
    ["unauthorized", "until 12:00"],
    ["", ""],
  ] as const) {
    const said = { code, message: text, errors_by_bet: [] };
    calls.trackActivity.mockRejectedValueOnce(new ApiError("refused", 401, "a call", said));
    await signIn();
    expect($prompt.get()).toEqual({ kind: "activity", text });
    expect(tabs.sent.at(-1)).toEqual({ kind: "refused", code: "activity_limit_reached", text });
    $session.set({ status: "not_logged_in" });
    close("activity");
  }
  // The list of limits is a query like any other.
  calls.fetchUserLimits.mockRejectedValueOnce(refusal(401, "unauthorized"));
  await signIn();
  expect($prompt.get()).toBeUndefined();
});

test("a report whose refusal names another limit is about that one", async () => {
  calls.fetchUserLimits.mockResolvedValue(activity(900));
  calls.trackActivity.mockRejectedValueOnce(refusal(401, "session_limit"));
  await signIn();
  expect($prompt.get()?.kind).toBe("session");
});

test("any 403 of a session of play ends it, and it is not asked for again", async () => {
  for (const code of ["", otherCode("not_allowed")] as const) {
    calls.playSession.mockReset();
    calls.playSession.mockRejectedValue(refusal(403, code));
    await signIn();
    expect($prompt.get()).toEqual({ kind: "session", text: "until 12:00" });
    expect(signOutNow).toHaveBeenCalledWith({ keepsCurrency: true, anyway: true });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(calls.playSession).toHaveBeenCalledTimes(1);
    close("session");
  }
  calls.playSession.mockRejectedValue(refusal(403, "out_of_limit"));
  await signIn();
  expect($prompt.get()?.kind).toBe("out");
});

test("another failure of a session of play is no limit", async () => {
  calls.playSession.mockRejectedValueOnce(refusal(422, otherCode("x")));
  await signIn();
  expect($prompt.get()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls.playSession).toHaveBeenCalledTimes(2);
});

test("without such a limit nothing is reported", async () => {
  await signIn();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(calls.trackActivity).not.toHaveBeenCalled();
});

test("a page that is not in view asks nothing; on its return it asks at once", async () => {
  const see = (state: string) => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state as DocumentVisibilityState);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  await signIn();
  see("hidden");
  await vi.advanceTimersByTimeAsync(300_000);
  expect(calls.fetchRealityCheck).toHaveBeenCalledTimes(1);
  see("visible");
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.fetchRealityCheck).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

test("a refused bet opens the dialog of its limit", async () => {
  await signIn();
  leaveDevice.mockReset();
  reportRefusal({ code: "101", text: "The price moved." });
  expect($prompt.get()).toBeUndefined();
  reportRefusal({ code: "out_of_limit", text: "R5.00 left" });
  expect($prompt.get()).toEqual({ kind: "out", text: "R5.00 left" });
  expect(signOutNow).not.toHaveBeenCalled();
  expect(leaveDevice).not.toHaveBeenCalled();
});

test("signing out ends all of it", async () => {
  await signIn();
  tabs.receive({ kind: "due" });
  $session.set({ status: "not_logged_in" });
  expect([$prompt.get(), $playHeld.get()]).toEqual([undefined, false]);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(calls.fetchRealityCheck).toHaveBeenCalledTimes(1);
});
