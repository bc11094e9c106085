// @vitest-environment node
/** Requests for the account's forms, and the hold on play. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { isLeftToHost, leaveSignIn } from "./left-to-host";
import { $playHeld, $playRefused, holdPlay, reportRefusal } from "./play";
import { $authForm, $signIn, askForm, askSignIn, closeSignIn } from "./sign-in";

const woken = vi.hoisted(() => vi.fn());
vi.mock("../../core/element", () => ({ wakeIslands: woken }));

beforeEach(() => {
  closeSignIn();
  woken.mockReset();
});

describe("a request", () => {
  test("to sign in opens that form, for its reason, and wakes what draws it", () => {
    askForm("sign-up");
    closeSignIn();
    woken.mockReset();
    askSignIn("to_place");
    expect([$authForm.get(), $signIn.get()]).toEqual(["sign-in", "to_place"]);
    expect(woken.mock.calls).toEqual([["session"]]);
  });

  test("to sign in leaves an open dialog as it is", () => {
    askForm("sign-up");
    askSignIn("to_place");
    expect([$authForm.get(), $signIn.get()]).toEqual(["sign-up", "asked"]);
  });

  test("to sign in after the end of a session says so in an open dialog, which keeps its form", () => {
    askForm("phone-verification");
    askSignIn("expired");
    expect([$authForm.get(), $signIn.get()]).toEqual(["phone-verification", "expired"]);
    askSignIn("to_place");
    expect($signIn.get()).toBe("expired");
  });

  test("that is left to the page around this one closes the dialog, and is not given up", () => {
    askSignIn("asked");
    leaveSignIn();
    expect([$signIn.get(), isLeftToHost()]).toEqual([null, true]);
    askSignIn("asked");
    expect($signIn.get()).toBe("asked");
    closeSignIn();
    expect([$signIn.get(), isLeftToHost()]).toEqual([null, false]);
  });

  test("for a form changes an open dialog, and keeps its reason", () => {
    askSignIn("expired");
    askForm("password-new");
    expect([$authForm.get(), $signIn.get()]).toEqual(["password-new", "expired"]);
    expect(woken.mock.calls).toEqual([["session"], ["session"]]);
  });
});

test("play is held and released, and the last refusal is known", () => {
  expect([$playHeld.get(), $playRefused.get()]).toEqual([false, undefined]);
  holdPlay(true);
  expect($playHeld.get()).toBe(true);
  holdPlay(false);
  const refusal = { code: "out_of_limit", text: "R5.00 left" } as const;
  reportRefusal({ ...refusal, more: 1 } as typeof refusal);
  expect([$playHeld.get(), $playRefused.get()]).toEqual([false, refusal]);
});

test("a page holds no play at first, and what watches over players is loaded by the loader that was set", async () => {
  vi.resetModules();
  const { $playHeld, fillWatch, loadWatch } = await import("./play");
  expect($playHeld.get()).toBe(false);
  await expect(loadWatch()).rejects.toThrow(
    "nothing watches over players: islands.mjs must name limits/island",
  );
  const watch = { Prompts: () => null };
  fillWatch(async () => watch);
  expect(await loadWatch()).toBe(watch);
});
