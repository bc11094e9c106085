/** What is said to a player whom another tab has signed out, and to whom nothing is. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetModules } from "../testing/fresh";
import { hostedBy } from "../testing/host";

async function load() {
  const world = await import("../testing/world");
  const { followLeaving } = await import("./signed-out-elsewhere");
  const { $alert, alerts } = await import("../alerts/shared/alerts");
  const { holdPlay } = await import("./shared/play");
  const { signOutNow } = await import("./shared/session");
  const { HINT_KEY } = await import("./shared/session-hint");
  const { askSignIn } = await import("./shared/sign-in");
  return {
    ...world,
    followLeaving,
    $alert,
    alerts,
    holdPlay,
    signOutNow,
    HINT_KEY,
    askSignIn,
  };
}

let page: Awaited<ReturnType<typeof load>>;
let stop: () => void;
let isSeen: boolean;

beforeEach(async () => {
  forgetModules();
  isSeen = true;
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() =>
    isSeen ? "visible" : "hidden",
  );
  page = await load();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function player(): Promise<void> {
  await page.player();
  stop = page.followLeaving();
}

/** Another tab signs out. */
function leaveElsewhere(): void {
  localStorage.removeItem(page.HINT_KEY);
  window.dispatchEvent(new StorageEvent("storage", { key: page.HINT_KEY }));
}

function see(seen: boolean): void {
  isSeen = seen;
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Longer than the other tab may take to send why. */
async function soon(): Promise<void> {
  await vi.advanceTimersByTimeAsync(600);
  await vi.dynamicImportSettled();
  await page.settled();
}

const said = () => {
  const alert = page.$alert.get();
  return alert && [alert.type, alert.title];
};

const SIGNED_OUT = ["info", "You are signed out"];

describe("a player whom another tab has signed out is told", () => {
  test("once, when it was not so before", async () => {
    await player();
    leaveElsewhere();
    leaveElsewhere();
    expect(said()).toBeNull();
    await soon();
    expect(said()).toEqual(SIGNED_OUT);
    page.alerts.close();
    leaveElsewhere();
    await soon();
    expect(said()).toBeNull();
  });

  test("also where the session follows the other tabs only after this", async () => {
    stop = page.followLeaving();
    await page.player();
    leaveElsewhere();
    await soon();
    expect(said()).toEqual(SIGNED_OUT);
  });

  test("when the page is in view again", async () => {
    await player();
    see(false);
    leaveElsewhere();
    await soon();
    expect(said()).toBeNull();
    see(true);
    await page.settled();
    expect(said()).toEqual(SIGNED_OUT);
  });
});

describe("nothing is said", () => {
  test("to a player who signs out in this tab, or comes back to a page from before that", async () => {
    await player();
    await page.signOutNow();
    await soon();
    expect(said()).toBeNull();
    await page.returnSignedIn();
    localStorage.clear();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await soon();
    expect(said()).toBeNull();
  });

  test("to a visitor, nor when another tab signs in", async () => {
    await page.visitor(page.SIGNED_IN);
    stop = page.followLeaving();
    leaveElsewhere();
    await page.returnSignedIn();
    await soon();
    expect(said()).toBeNull();
  });

  test.each([
    ["a limit", () => page.holdPlay(true)],
    ["the end of the session", () => page.askSignIn("expired")],
  ])("where a dialog about %s says why, which opens a little later", async (_, open) => {
    await player();
    leaveElsewhere();
    await page.settled();
    open();
    await soon();
    expect(said()).toBeNull();
  });

  test("to a player who has signed in again before it could be", async () => {
    await player();
    leaveElsewhere();
    await page.returnSignedIn();
    await soon();
    expect(said()).toBeNull();
  });

  test("in a frame, whose page says itself what it does", async () => {
    await player();
    const host = hostedBy(location.origin);
    leaveElsewhere();
    await soon();
    host.leave();
    expect(said()).toBeNull();
  });

  test("any more by what has been stopped", async () => {
    await player();
    stop();
    leaveElsewhere();
    await soon();
    expect(said()).toBeNull();
  });
});
