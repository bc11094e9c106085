/** The player's favourites: what is fetched, sent, told to other tabs and taken back, with the real calls. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { becomes } from "../testing/becomes";
import type { Tab } from "../testing/channels";
import { forgetModules } from "../testing/fresh";
import type { Answer, Answers } from "../testing/world";

const KINDS = ["matches", "tournaments", "competitors", "sports"];
const POST = "POST /api/v2/favourites/matches/7";
const DELETE = "DELETE /api/v2/favourites/matches/7";
const TAKEN: Answer = { data: {} };
const REFUSED: Answer = { status: 422, code: "too_many" };
const FAILED: Answer = { status: 503, code: "unavailable" };

/** What the operator knows to be followed. */
function followed(ids: Readonly<Record<string, readonly number[]>> = {}): Answers {
  return Object.fromEntries(
    KINDS.map((kind) => [
      `GET /api/v2/favourites/${kind}`,
      { data: { ids: ids[kind] ?? [], items: [] } },
    ]),
  );
}

async function load() {
  const world = await import("../testing/world");
  const { otherTab } = await import("../testing/channels");
  const store = await import("./store");
  const { isOn } = await import("./favourites");
  const { $alert } = await import("../alerts/shared/alerts");
  const { $signIn } = await import("../account/shared/sign-in");
  return { ...world, ...store, isOn, otherTab, $alert, $signIn };
}

let page: Awaited<ReturnType<typeof load>>;
let tab: Tab;
const warn = vi.spyOn(console, "warn");

beforeEach(async () => {
  forgetModules();
  warn.mockReset();
  warn.mockImplementation(() => {});
  page = await load();
  await page.visitor();
  page.startFavourites();
  tab = page.otherTab("favourites");
});

afterEach(() => tab.close());

const saved = () => [...page.$favourites.get().saved].sort();
const isOn = () => page.isOn(page.$favourites.get(), "matches:7");
const fetches = () => page.asked.filter((name) => name.startsWith("GET /api/v2/favourites/"));

describe("what is followed", () => {
  test("is fetched for a player, of every kind", async () => {
    const ids = { matches: [7], tournaments: [1], competitors: [2], sports: [3] };
    await page.player(followed(ids));
    expect(saved()).toEqual(["competitors:2", "matches:7", "sports:3", "tournaments:1"]);
    expect(fetches()).toHaveLength(4);
  });

  test("is fetched once for each player, and for no visitor", async () => {
    await page.visitor();
    await page.settled();
    expect(fetches()).toEqual([]);
    await page.player(followed());
    await page.returnSignedIn();
    expect(fetches()).toHaveLength(4);
  });

  test("is kept while a sign-out is on its way, and forgotten when it is done", async () => {
    await page.player(followed({ matches: [7] }));
    page.answer({ "DELETE /api/users/sign_out": "silence" });
    const { signOutNow } = await import("../account/shared/session");
    void signOutNow();
    expect(saved()).toEqual(["matches:7"]);
    page.answer({ "DELETE /api/users/sign_out": TAKEN });
    await signOutNow();
    expect(saved()).toEqual([]);
  });

  test("is fetched again by a page from the cache alone", async () => {
    await page.player(followed());
    const before = fetches().length;
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    show(false);
    await page.settled();
    expect(fetches()).toHaveLength(before);
    page.answer(followed({ matches: [7] }));
    show(true);
    await page.settled();
    expect(saved()).toEqual(["matches:7"]);
  });

  test("stays as it is where a kind cannot be fetched", async () => {
    await page.player({
      ...followed({ sports: [3] }),
      "GET /api/v2/favourites/matches": FAILED,
    });
    expect(saved()).toEqual(["sports:3"]);
    expect(warn).toHaveBeenCalledWith(
      "favourite matches could not be fetched",
      expect.objectContaining({ status: 503 }),
    );
  });

  test("an answer that comes after the player has gone is not shown", async () => {
    let answer: (response: Response) => void = () => {};
    const plain = globalThis.fetch;
    globalThis.fetch = (url, init) =>
      String(url).endsWith("/favourites/matches")
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : plain(url, init);
    await page.player(followed());
    await page.visitor();
    answer(Response.json({ data: { ids: [7], items: [] } }));
    await page.settled();
    expect(saved()).toEqual([]);
    globalThis.fetch = plain;
  });
});

describe("a press", () => {
  test("is sent, saved and told to the other tabs", async () => {
    await page.player({ ...followed(), [POST]: TAKEN, [DELETE]: TAKEN });
    page.setOn("matches:7", true);
    await page.settled();
    page.setOn("matches:7", false);
    await page.settled();
    expect(saved()).toEqual([]);
    expect(page.asked.filter((name) => name.includes("matches/7"))).toEqual([POST, DELETE]);
    expect(tab.told).toEqual([
      { player: 1, key: "matches:7", on: true },
      { player: 1, key: "matches:7", on: false },
    ]);
    expect(page.$favourites.get().wished.size).toBe(0);
  });

  test("waits for the call before it, and the last of several is sent", async () => {
    await page.player({ ...followed(), [POST]: TAKEN, [DELETE]: TAKEN });
    page.setOn("matches:7", true);
    page.setOn("matches:7", false);
    page.setOn("matches:7", true);
    page.setOn("matches:7", false);
    expect(page.asked.filter((name) => name.includes("matches/7"))).toEqual([POST]);
    await page.settled();
    expect(page.asked.filter((name) => name.includes("matches/7"))).toEqual([POST, DELETE]);
    expect(isOn()).toBe(false);
  });

  test("that is refused is taken back with an alert, and can be repeated", async () => {
    await page.player({ ...followed(), [POST]: REFUSED });
    const before = fetches().length;
    page.setOn("matches:7", true);
    expect(isOn()).toBe(true);
    await becomes(() => expect(page.$alert.get()).not.toBeNull());
    expect(isOn()).toBe(false);
    expect(page.$alert.get()).toMatchObject({
      type: "error",
      title: "The favourite could not be changed",
      text: "Nothing was changed. Please try again later.",
    });
    expect(warn).toHaveBeenCalledWith(
      "the favourite matches:7 could not be saved",
      expect.objectContaining({ status: 422 }),
    );
    // It had no effect, so what is followed is known.
    await page.settled();
    expect(fetches()).toHaveLength(before);
    page.answer({ [POST]: TAKEN });
    page.setOn("matches:7", true);
    await page.settled();
    expect(saved()).toEqual(["matches:7"]);
  });

  test("that may have had an effect is looked up", async () => {
    await page.player({ ...followed(), [POST]: FAILED });
    page.answer(followed({ matches: [7] }));
    page.setOn("matches:7", true);
    await becomes(() => expect(saved()).toEqual(["matches:7"]));
    expect(page.$alert.get()?.text).toBe("Nothing was changed. Please try again later.");
    expect(fetches().slice(4)).toEqual(["GET /api/v2/favourites/matches"]);
  });

  test("without an answer is told apart, and looked up", async () => {
    await page.player(followed());
    const plain = globalThis.fetch;
    globalThis.fetch = (url, init) =>
      init?.method === "POST" ? Promise.reject(new TypeError("offline")) : plain(url, init);
    page.setOn("matches:7", true);
    await becomes(() => expect(fetches()).toHaveLength(5));
    globalThis.fetch = plain;
    expect(page.$alert.get()?.text).toBe(
      "There was no answer, so the star is as it was. Check your connection and try again.",
    );
  });

  test("of a session that has ended asks to sign in, without an alert", async () => {
    await page.player({ ...followed(), [POST]: { status: 401, code: "unauthorized" } });
    page.setOn("matches:7", true);
    await page.settled();
    expect([page.$signIn.get(), page.$alert.get(), isOn()]).toEqual(["expired", null, false]);
  });

  test("whose answer comes after the player has gone counts for nobody", async () => {
    for (const status of [200, 422]) {
      let answer: (response: Response) => void = () => {};
      const plain = globalThis.fetch;
      globalThis.fetch = (url, init) =>
        init?.method === "POST"
          ? new Promise((resolve) => {
              answer = resolve;
            })
          : plain(url, init);
      await page.player(followed());
      page.setOn("matches:7", true);
      await page.visitor();
      answer(Response.json({ data: {}, error: { code: "x", message: "" } }, { status }));
      await page.settled();
      globalThis.fetch = plain;
      expect([saved(), tab.told, page.$alert.get()]).toEqual([[], [], null]);
    }
  });
});

describe("a press of the next player", () => {
  /** The calls that save, each of which is answered by hand. */
  const calls: ((status: number) => Promise<void>)[] = [];
  const plain = globalThis.fetch;

  beforeEach(async () => {
    calls.length = 0;
    const world = globalThis.fetch;
    await page.player({ ...followed(), "DELETE /api/users/sign_out": TAKEN });
    globalThis.fetch = (url, init) =>
      String(url).includes("/favourites/matches/7")
        ? new Promise((resolve) => {
            calls.push(async (status) => {
              resolve(Response.json({ data: {}, error: { code: "x", message: "" } }, { status }));
              await page.settled();
            });
          })
        : world(url, init);
    page.setOn("matches:7", true);
    await page.visitor();
    await page.player(followed(), {}, { id: 2 });
    page.setOn("matches:7", true);
  });

  afterEach(() => {
    globalThis.fetch = plain;
  });

  test.each([200, 422])("is sent while a call of the last one is on its way: %s", async (late) => {
    expect(calls).toHaveLength(2);
    await calls[0]?.(late);
    expect([isOn(), saved(), page.$alert.get(), tab.told]).toEqual([true, [], null, []]);
    await calls[1]?.(200);
    expect([saved(), calls.length]).toEqual([["matches:7"], 2]);
    expect(tab.told).toEqual([{ player: 2, key: "matches:7", on: true }]);
  });

  test("waits for that player's own call alone, also when the last one's ends", async () => {
    page.setOn("matches:7", false);
    await calls[0]?.(200);
    page.setOn("matches:7", true);
    page.setOn("matches:7", false);
    expect(calls).toHaveLength(2);
    await calls[1]?.(200);
    expect(calls).toHaveLength(3);
    await calls[2]?.(200);
    expect([saved(), isOn(), calls.length]).toEqual([[], false, 3]);
  });

  test("who is the first one again waits for the call that is on its way", async () => {
    await page.visitor();
    await page.player(followed());
    page.setOn("matches:7", false);
    expect(calls).toHaveLength(2);
    await calls[0]?.(200);
    expect(calls).toHaveLength(3);
    await calls[2]?.(200);
    expect([saved(), isOn()]).toEqual([[], false]);
  });
});

describe("other tabs", () => {
  test("add and remove, for the same player", async () => {
    await page.player(followed());
    tab.tell({ player: 1, key: "matches:7", on: true });
    tab.tell({ player: 1, key: "matches:8", on: true });
    tab.tell({ player: 2, key: "matches:9", on: true });
    tab.tell({ player: 1, key: "nothing", on: true });
    expect(saved()).toEqual(["matches:7", "matches:8"]);
    tab.tell({ player: 1, key: "matches:8", on: false });
    expect(saved()).toEqual(["matches:7"]);
  });

  test("are listened to once, however often it starts", async () => {
    const listen = vi.spyOn(window, "addEventListener");
    page.startFavourites();
    expect(listen).not.toHaveBeenCalled();
    listen.mockRestore();
  });
});
