/** A provider's page is for the player for whom it was asked, and for nobody who comes later. */
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { mount } from "../testing/mount";
import { answer, PLAYER, player, returnSignedIn, settled, visitor } from "../testing/world";
import { Launch } from "./provider-launch";
import { leaveSignIn } from "./shared/left-to-host";
import { $session, enter, signOutNow } from "./shared/session";
import { setHint } from "./shared/session-hint";
import { $signIn, closeSignIn } from "./shared/sign-in";

const { launchUrl } = vi.hoisted(() => ({ launchUrl: vi.fn() }));
vi.mock("../api/launch", () => ({ launchUrl }));

const PAGE = "about:blank#races";

beforeEach(() => {
  launchUrl.mockReset().mockResolvedValue(PAGE);
});

const run = (what: () => unknown) =>
  act(async () => {
    what();
    await settled();
  });
async function draw() {
  await mount(<Launch provider="horse_racing" labels={{ open: "Open", text: "The races" }} />);
  await act(settled);
}
const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const press = () => run(() => find("launch")?.click());
/** The address in the frame, or what is said beside the button. */
const shown = () =>
  find("launch-frame")?.getAttribute("src") ?? document.querySelector("[role=status]")?.textContent;

const OTHER = { ...PLAYER, id: 2 };

/** Another tab says that this player may be signed in. */
const follow = (who: object) => {
  answer({ "GET /api/player": { data: who } });
  return run(returnSignedIn);
};

test("the frame stays for its player, also while it is asked who is there", async () => {
  await player();
  await draw();
  await press();
  const frame = find("launch-frame");
  expect(shown()).toBe(PAGE);
  await follow({ ...PLAYER, nickname: "Ann" });
  answer({ "DELETE /api/users/sign_out": { status: 503, code: "unavailable" } });
  await run(() => signOutNow().catch(() => {}));
  expect(find("launch-frame")).toBe(frame);
  // A sign-out that is on its way, while another tab says that somebody is there.
  answer({ "DELETE /api/users/sign_out": "silence", "GET /api/player": "silence" });
  await run(() => void signOutNow());
  await run(returnSignedIn);
  expect([$session.get().status, $session.get().player]).toEqual(["pending", undefined]);
  expect(find("launch-frame")).toBe(frame);
  await follow(PLAYER);
  expect(find("launch-frame")).toBe(frame);
});

test.each([
  ["signs out", () => run(signOutNow)],
  ["is followed by another", () => follow(OTHER)],
  ["signs in as another", () => run(() => enter(OTHER))],
] as const)("the frame goes when its player %s", async (_, leave) => {
  await player();
  await draw();
  await press();
  expect(shown()).toBe(PAGE);
  await leave();
  expect(shown()).toBe("The races");
});

test.each([
  ["an address", (done: (url: string) => void) => done(PAGE)],
  ["a failure", (_: unknown, fail: (error: Error) => void) => fail(new Error("down"))],
])("%s that comes late is not for the next player, who can ask", async (_, end) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  let late = () => {};
  launchUrl.mockReturnValueOnce(
    new Promise((done, fail) => {
      late = () => end(done, fail);
    }),
  );
  await player();
  await draw();
  await press();
  expect(find("launch")?.getAttribute("aria-busy")).toBe("true");
  await follow(OTHER);
  expect(find("launch")?.getAttribute("aria-busy")).toBeNull();
  launchUrl.mockReturnValueOnce(new Promise(() => {}));
  await press();
  await run(late);
  expect([shown(), find("launch")?.getAttribute("aria-busy")]).toEqual(["The races", "true"]);
});

test("what became of a try is not said to the next player", async () => {
  launchUrl.mockResolvedValueOnce(undefined);
  await player();
  await draw();
  await press();
  expect(shown()).toContain("Closed");
  await follow(OTHER);
  expect(shown()).toBe("The races");
});

test("a visitor who closes the form has given up", async () => {
  await visitor();
  await draw();
  await press();
  expect($signIn.get()).toBe("asked");
  await run(closeSignIn);
  await run(() => enter(PLAYER));
  expect(launchUrl).not.toHaveBeenCalled();
});

test("in a frame it waits for the page around this one, and can be pressed again meanwhile", async () => {
  await visitor();
  await draw();
  for (const _ of [1, 2]) {
    await press();
    expect($signIn.get()).toBe("asked");
    await run(leaveSignIn);
    expect(launchUrl).not.toHaveBeenCalled();
  }
  setHint(true);
  answer({ "GET /api/player": { data: PLAYER } });
  await run(returnSignedIn);
  expect(launchUrl).toHaveBeenCalledTimes(1);
  expect(shown()).toBe(PAGE);
});
