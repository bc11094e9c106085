/** Signing in with a passkey: what is asked of the browser and the operator, and what is said. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/errors";
import { mount } from "../testing/mount";
import { ByPasskey } from "./by-passkey";

const { ask, send, sign, enter } = vi.hoisted(() => ({
  ask: vi.fn(),
  send: vi.fn(),
  sign: vi.fn(),
  enter: vi.fn(),
}));
vi.mock("../api/passkeys", () => ({ askPasskey: ask, signInByPasskey: send }));
vi.mock("./shared/authenticator", () => ({ signWithPasskey: sign }));
vi.mock("./shared/session", () => ({ enter }));

const OPTIONS = {
  challenge: "a",
  timeout: 300_000,
  rpId: "bets.example",
  userVerification: "required",
};
const PLAYER = { id: 1 };
const WRONG = new ApiError("refused", 401, "POST", {
  code: "passkey_wrong",
  message: "This passkey does not work here.",
  errors_by_bet: [],
});

/** Whether the browser offers passkeys among what it fills in. */
let canFill: boolean | undefined;

beforeEach(() => {
  vi.resetAllMocks();
  ask.mockResolvedValue(OPTIONS);
  send.mockResolvedValue(PLAYER);
  sign.mockImplementation(untilAborted);
  canFill = true;
  vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable: async () => canFill });
});

afterEach(() => void vi.useRealTimers());

const onTry = vi.fn();

/** A browser in whose dialog nobody chooses. */
function untilAborted(_: unknown, signal: AbortSignal) {
  return new Promise((done) => signal.addEventListener("abort", () => done(undefined)));
}

const say = (id: string) => id;

async function draw(isTried = true) {
  await mount(<ByPasskey say={say} isTried={isTried} onTry={onTry} />);
  await settled();
}

const settled = () => act(async () => void (await vi.dynamicImportSettled()));
const button = () => document.querySelector("button") as HTMLButtonElement;
const problem = () => document.querySelector("[role=alert]")?.textContent;
const ways = () => sign.mock.calls.map(([, , mediation]) => mediation);
async function press() {
  await act(async () => button().click());
  await settled();
}

test("a passkey is offered among what the browser fills in, and signs in when it is chosen", async () => {
  sign.mockResolvedValue({ id: "one" });
  await draw();
  expect(ways()).toEqual(["conditional"]);
  expect(send.mock.calls).toEqual([[{ id: "one" }]]);
  expect(enter.mock.calls).toEqual([[PLAYER]]);
});

test.each([false, undefined])("a browser that cannot offer it is not asked: %s", async (can) => {
  canFill = can;
  await draw();
  expect([ask.mock.calls, sign.mock.calls]).toEqual([[], []]);
});

test("options that do not come leave the form as it is", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  ask.mockRejectedValue(new ApiError("unanswered", 0, "POST"));
  await draw();
  expect([problem(), button().getAttribute("aria-busy")]).toEqual(["", "false"]);
});

test("the button ends what is offered, and signs in with what is chosen", async () => {
  await draw();
  const [[, offered]] = sign.mock.calls as [[unknown, AbortSignal]];
  sign.mockResolvedValue({ id: "two" });
  await press();
  expect(offered.aborted).toBe(true);
  expect(ways()).toEqual(["conditional", "optional"]);
  expect(enter.mock.calls).toEqual([[PLAYER]]);
});

test("a dialog that is cancelled says nothing, and passkeys are offered again", async () => {
  await draw();
  sign.mockResolvedValueOnce(undefined);
  await press();
  expect(ways()).toEqual(["conditional", "optional", "conditional"]);
  expect([problem(), enter.mock.calls]).toEqual(["", []]);
});

test("a refusal is said in the operator's words, until the next press", async () => {
  await draw();
  sign.mockResolvedValueOnce({ id: "two" });
  send.mockRejectedValueOnce(WRONG);
  await press();
  expect(problem()).toBe(WRONG.text);
  expect(button().getAttribute("aria-busy")).toBe("false");
  await press();
  expect(problem()).toBe("");
});

test("a press, and a refusal of what was filled in, are told to the form; what is wrong is said while this way is tried", async () => {
  sign.mockResolvedValueOnce({ id: "one" });
  send.mockRejectedValueOnce(WRONG);
  await draw();
  expect([onTry.mock.calls.length, problem()]).toEqual([1, WRONG.text]);
  await draw(false);
  expect(problem()).toBe("");
  await press();
  expect(onTry).toHaveBeenCalledTimes(2);
});

test("an answer that is lost is said, too", async () => {
  await draw();
  ask.mockRejectedValueOnce(new ApiError("unanswered", 0, "POST"));
  await press();
  expect(problem()).toBe("session-unanswered");
});

test("what is offered ends with the form", async () => {
  await draw();
  const [[, offered]] = sign.mock.calls as [[unknown, AbortSignal]];
  await mount(null);
  expect([offered.aborted, problem()]).toEqual([true, undefined]);
  await settled();
  expect(sign).toHaveBeenCalledTimes(1);
});

test("a form that is open for long asks for another challenge before the first ends", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await draw();
  await act(async () => vi.advanceTimersByTime(269_999));
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => vi.advanceTimersByTime(1));
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(ways()).toEqual(["conditional", "conditional"]);
});
