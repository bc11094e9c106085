/**
 * What a visitor has set in the slip: it holds in this browser, and goes to the account that is met next, unless that is
 * stricter. What a player sets holds in every tab.
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { becomes } from "../../testing/becomes";
import { forgetModules } from "../../testing/fresh";
import type { Answers } from "../../testing/world";
import { OWN_SETTINGS_KEY } from "../own-settings-key";

const FORMATS = ["european", "british", "american", "hongkong", "malaysian", "indonesian"];

const settings = (mode: string, amounts: readonly number[]) => ({
  custom_bet_allow_single: true,
  custom_bet_enabled: true,
  stakes: [
    { currency: "ZAR", amounts, min: 100, max: 100_000, max_payout: 1_000_000 },
    { currency: "EUR", amounts: [500], min: 100, max: 100_000, max_payout: 1_000_000 },
  ],
  auto_accept_odds_change: mode,
  odds_types: { available: FORMATS, selected: "european" },
  video_settings: { enabled: true },
  provider_statuses: [],
  allow_multiple_active_user_freebets: true,
  currencies: [{ code: "ZAR", subunits: 100 }],
  sport_type_providers: [],
  multi_bet_settings: [],
  system_types: [],
});

const GET = "GET /api/v2/settings";
const POST = "POST /api/v2/settings";
const VISITOR: Answers = { [GET]: { data: settings("none", [1000, 2000]) }, [POST]: { data: {} } };

async function load() {
  const world = await import("../../testing/world");
  const { $settings, acceptMode, changeSettings, loadSettings, stakesOf } = await import(
    "./settings"
  );
  const { changed, keepOwn, saveOwn } = await import("./own-settings");
  const { otherTab } = await import("../../testing/channels");
  /** The accept mode, and the quick amounts in rand, that apply. */
  const applied = () => {
    const now = $settings.get();
    return [acceptMode(now), now && stakesOf(now, "ZAR")?.amounts];
  };
  const set = (choice: Parameters<typeof keepOwn>[0]) => {
    keepOwn(choice);
    changeSettings((now) => changed(now, choice));
  };
  /** Keeps a player's choice, as the settings of the slip do. */
  const save = async (choice: Parameters<typeof keepOwn>[0]) => {
    await saveOwn(choice);
    changeSettings((now) => changed(now, choice));
  };
  return { ...world, $settings, applied, keepOwn, loadSettings, otherTab, save, saveOwn, set };
}

let page: Awaited<ReturnType<typeof load>>;
/** Bodies of what the account was to keep. */
let sent: unknown[] = [];

/** The next page of the same visit; `isNew` in a new one, in the same browser. */
async function nextPage(given: Answers = VISITOR, { isNew = false } = {}) {
  const kept = { local: { ...localStorage }, session: isNew ? {} : { ...sessionStorage } };
  forgetModules();
  page = await load();
  await page.visitor(given);
  const answered = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    if (init?.method === "POST") sent.push(JSON.parse(String(init.body)));
    return answered(url, init);
  };
  Object.assign(localStorage, kept.local);
  Object.assign(sessionStorage, kept.session);
}

async function signIn(mode: string, amounts: readonly number[], more: Answers = {}) {
  page.answer({ ...page.SIGNED_IN, [GET]: { data: settings(mode, amounts) }, ...more });
  await page.returnSignedIn();
  await page.settled();
}

/** Something to wait for, and what ends the wait. */
function wait(): { readonly over: Promise<void>; readonly end: () => void } {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

/** Holds back the answers that are given from now on, until they are let go. */
function holdBack(name: string): () => void {
  const answered = globalThis.fetch;
  const { over, end } = wait();
  globalThis.fetch = async (url, init) => {
    const answer = await answered(url, init);
    if (`${init?.method} ${new URL(String(url), location.href).pathname}` === name) await over;
    return answer;
  };
  return () => {
    globalThis.fetch = answered;
    end();
  };
}

const timesAsked = () => page.asked.filter((one) => one === GET).length;

const kept = () =>
  [localStorage, sessionStorage].map((area) =>
    JSON.parse(area.getItem(OWN_SETTINGS_KEY) ?? "null"),
  );

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await nextPage();
  sent = [];
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a visitor's choices hold on the next page, each by itself", async () => {
  await page.loadSettings();
  expect(page.applied()).toEqual(["none", [1000, 2000]]);
  page.set({ mode: "higher", amounts: {} });
  expect(page.applied()).toEqual(["higher", [1000, 2000]]);
  page.set({ amounts: { ZAR: [5000] } });
  page.set({ amounts: { EUR: [100] } });
  expect(page.applied()).toEqual(["higher", [5000]]);
  await nextPage();
  await page.loadSettings();
  expect(page.applied()).toEqual(["higher", [5000]]);
  expect(kept()[0]).toEqual({ mode: "higher", amounts: { ZAR: [5000], EUR: [100] } });
  expect(sent).toEqual([]);
});

test("what was set during the visit goes to the account, which leads from then on", async () => {
  await page.loadSettings();
  page.set({ mode: "higher", amounts: { ZAR: [5000], XTS: [1] } });
  await nextPage();
  await page.loadSettings();
  await signIn("any", [700]);
  // The operator has no such currency.
  expect(sent).toEqual([
    { auto_accept_odds_change: "higher", stakes: [{ currency: "ZAR", amounts: [5000] }] },
  ]);
  expect(page.applied()).toEqual(["higher", [5000]]);
  expect(kept()).toEqual([null, null]);
  // Nothing of the account's is left to the next one here.
  await nextPage();
  await page.loadSettings();
  expect(page.applied()).toEqual(["none", [1000, 2000]]);
  await signIn("higher", [700]);
  expect(page.applied()).toEqual(["higher", [700]]);
  expect(sent).toHaveLength(1);
});

test.each([
  ["none", "none", "none"],
  ["none", "higher", "none"],
  ["none", "any", "none"],
  ["higher", "none", "none"],
  ["higher", "higher", "higher"],
  ["higher", "any", "higher"],
  ["any", "none", "none"],
  ["any", "higher", "higher"],
  ["any", "any", "any"],
] as const)("a visitor's %s, an account's %s: %s applies", async (own, account, applies) => {
  await page.loadSettings();
  page.set({ mode: own, amounts: {} });
  await signIn(account, [700]);
  expect(page.applied()).toEqual([applies, [700]]);
  expect(sent).toEqual(applies === account ? [] : [{ auto_accept_odds_change: own }]);
  expect(kept()).toEqual([null, null]);
  expect(console.warn).not.toHaveBeenCalled();
});

test("a looser mode is forgotten although the amounts beside it could not be handed over", async () => {
  await page.loadSettings();
  page.set({ mode: "any", amounts: { ZAR: [5000] } });
  await signIn("higher", [700], { [POST]: { status: 503, code: "down" } });
  expect(page.applied()).toEqual(["higher", [5000]]);
  expect(kept()).toEqual([{ amounts: { ZAR: [5000] } }, { amounts: { ZAR: [5000] } }]);
});

test("until the account's own mode is known, a visitor's looser one does not hold for the player", async () => {
  await page.loadSettings();
  page.set({ mode: "any", amounts: {} });
  page.answer({ ...page.SIGNED_IN, [GET]: "silence" });
  await page.returnSignedIn();
  expect(page.applied()).toEqual(["none", [1000, 2000]]);
  // Nor is it saved with a choice of something else.
  await page.saveOwn({ amounts: { ZAR: [900] } });
  expect(sent).toEqual([{ stakes: [{ currency: "ZAR", amounts: [900] }] }]);
});

test("the account applies where the choice is of an earlier visit, and that is forgotten", async () => {
  await page.loadSettings();
  page.set({ mode: "higher", amounts: { ZAR: [5000] } });
  await nextPage(VISITOR, { isNew: true });
  await page.loadSettings();
  expect(page.applied()).toEqual(["higher", [5000]]);
  await signIn("any", [700]);
  expect(page.applied()).toEqual(["any", [700]]);
  expect([sent, kept()]).toEqual([[], [null, null]]);
});

test("an account that cannot keep it gets it at the next meeting, but for what was set meanwhile", async () => {
  await page.loadSettings();
  page.set({ mode: "higher", amounts: { ZAR: [5000], EUR: [100] } });
  await signIn("any", [700], { [POST]: { status: 503, code: "down" } });
  expect(page.applied()).toEqual(["higher", [5000]]);
  const own = { mode: "higher", amounts: { ZAR: [5000], EUR: [100] } };
  expect(kept()).toEqual([own, own]);
  await expect(page.saveOwn({ amounts: { ZAR: [900] } })).rejects.toThrow("503");
  expect(kept()).toEqual([own, own]);
  page.answer({ [POST]: { data: {} } });
  sent = [];
  await page.saveOwn({ amounts: { ZAR: [900] } });
  await nextPage();
  await page.loadSettings();
  await signIn("any", [900]);
  expect(sent).toEqual([
    { stakes: [{ currency: "ZAR", amounts: [900] }] },
    { auto_accept_odds_change: "higher", stakes: [{ currency: "EUR", amounts: [100] }] },
  ]);
  expect(page.applied()).toEqual(["higher", [900]]);
  expect(kept()).toEqual([null, null]);
});

test("a mode that the player chooses takes the place of what could not be handed over", async () => {
  await page.loadSettings();
  page.set({ mode: "none", amounts: {} });
  await signIn("any", [700], { [POST]: { status: 503, code: "down" } });
  page.answer({ [POST]: { data: {} } });
  await page.save({ mode: "higher", amounts: {} });
  expect(sent.at(-1)).toEqual({ auto_accept_odds_change: "higher" });
  expect(kept()).toEqual([null, null]);
});

test("what an account refuses is not tried for ever", async () => {
  await page.loadSettings();
  page.set({ mode: "none", amounts: {} });
  await signIn("any", [700], { [POST]: { status: 400, code: "invalid_parameter" } });
  expect(sent).toEqual([{ auto_accept_odds_change: "none" }]);
  expect(kept()).toEqual([null, null]);
});

test("what another tab has handed over is not handed over again", async () => {
  await page.loadSettings();
  page.set({ mode: "higher", amounts: { ZAR: [5000] } });
  // The other tab forgets all, but cannot reach this tab's copy.
  localStorage.removeItem(OWN_SETTINGS_KEY);
  await signIn("any", [700]);
  expect(page.applied()).toEqual(["any", [700]]);
  expect([sent, kept()]).toEqual([[], [null, null]]);
});

test("what another tab has set since is handed over, and not the older copy", async () => {
  await page.loadSettings();
  page.set({ mode: "higher", amounts: { ZAR: [5000] } });
  const newest = { mode: "none", amounts: { ZAR: [6000], EUR: [100] } };
  localStorage.setItem(OWN_SETTINGS_KEY, JSON.stringify(newest));
  await signIn("any", [700]);
  expect(sent).toEqual([
    { auto_accept_odds_change: "none", stakes: [{ currency: "ZAR", amounts: [6000] }] },
  ]);
  expect(page.applied()).toEqual(["none", [6000]]);
  expect(kept()).toEqual([null, null]);
});

test("a tab waits for what another one is handing over, and looks again", async () => {
  const before = wait();
  const request = vi.fn(async (_: string, __: object, task: (lock: object) => unknown) => {
    await before.over;
    await task({});
  });
  vi.stubGlobal("navigator", { locks: { request } });
  await page.loadSettings();
  page.set({ mode: "higher", amounts: {} });
  await signIn("any", [700]);
  expect(request).toHaveBeenCalledExactlyOnceWith(OWN_SETTINGS_KEY, {}, expect.any(Function));
  expect(page.applied()).toEqual(["higher", [700]]);
  localStorage.removeItem(OWN_SETTINGS_KEY);
  before.end();
  await page.settled();
  expect([sent, kept()]).toEqual([[], [null, null]]);
});

test("what a player sets in another tab holds in this one at once", async () => {
  await page.loadSettings();
  await signIn("any", [700]);
  page.answer({ [GET]: "silence" });
  const tab = page.otherTab("settings");
  tab.tell({ player: page.PLAYER.id + 1, mode: "none" });
  expect(page.applied()).toEqual(["any", [700]]);
  tab.tell({ player: page.PLAYER.id, mode: "none" });
  expect(page.applied()).toEqual(["none", [700]]);
});

test("what else another tab has set is asked for", async () => {
  await page.loadSettings();
  await signIn("any", [700]);
  page.answer({ [GET]: { data: settings("any", [800]) } });
  page.otherTab("settings").tell({ player: page.PLAYER.id });
  await page.settled();
  expect(page.applied()).toEqual(["any", [800]]);
});

test("a visitor's tab asks nothing when another one has a player", async () => {
  await page.loadSettings();
  const before = timesAsked();
  page.otherTab("settings").tell({ player: page.PLAYER.id, mode: "any" });
  await page.settled();
  expect([page.applied(), timesAsked()]).toEqual([["none", [1000, 2000]], before]);
});

test("what is handed over is told to the other tabs", async () => {
  await page.loadSettings();
  page.set({ mode: "higher", amounts: {} });
  const tab = page.otherTab("settings");
  await signIn("any", [700]);
  expect(tab.told).toEqual([{ player: page.PLAYER.id, mode: "higher" }]);
});

test("an answer that may be older than a choice is not applied, and asked for again", async () => {
  await page.loadSettings();
  await signIn("any", [700]);
  const letGo = holdBack(GET);
  page.otherTab("settings").tell({ player: page.PLAYER.id });
  await page.settled();
  page.answer({ [GET]: { data: settings("none", [800]) } });
  await page.save({ mode: "none", amounts: {} });
  const applied: unknown[] = [];
  page.$settings.listen(() => applied.push(page.applied()[0]));
  letGo();
  await page.settled();
  expect(applied).toEqual(["none"]);
  expect(page.applied()).toEqual(["none", [800]]);
});

test("an answer that may be older than what was handed over is not applied, and asked for again", async () => {
  await page.loadSettings();
  page.set({ mode: "none", amounts: {} });
  const letGoPost = holdBack(POST);
  await signIn("any", [700]);
  const letGo = holdBack(GET);
  page.otherTab("settings").tell({ player: page.PLAYER.id });
  await page.settled();
  page.answer({ [GET]: { data: settings("none", [800]) } });
  letGoPost();
  await page.settled();
  letGo();
  await page.settled();
  expect(page.applied()).toEqual(["none", [800]]);
});

test("of several questions without an answer, only the last is asked again", async () => {
  await page.loadSettings();
  await signIn("any", [700]);
  page.answer({ [GET]: { status: 503, code: "down" } });
  const tab = page.otherTab("settings");
  for (let times = 0; times < 3; times += 1) tab.tell({ player: page.PLAYER.id });
  await page.settled();
  const before = timesAsked();
  // Whoever waits to ask again does so now.
  dispatchEvent(new Event("online"));
  await page.settled();
  expect(timesAsked()).toBe(before + 1);
});

test("a tab that is seen again asks once a minute at most, and for a player only", async () => {
  const now = vi.spyOn(Date, "now");
  const view = vi.spyOn(document, "visibilityState", "get");
  const see = async (state: DocumentVisibilityState, seconds: number) => {
    const before = timesAsked();
    view.mockReturnValue(state);
    now.mockReturnValue(start + seconds * 1_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await page.settled();
    return timesAsked() - before;
  };
  const start = 1_000_000;
  now.mockReturnValue(start);
  await page.loadSettings();
  expect(await see("visible", 60)).toBe(0);
  now.mockReturnValue(start);
  await signIn("any", [700]);
  page.answer({ [GET]: { data: settings("none", [800]) } });
  expect(await see("visible", 59)).toBe(0);
  expect(await see("hidden", 60)).toBe(0);
  expect(await see("visible", 60)).toBe(1);
  expect(page.applied()).toEqual(["none", [800]]);
  expect(await see("visible", 119)).toBe(0);
  expect(await see("visible", 120)).toBe(1);
});

test("a page that the browser kept asks, and until then every change has to be accepted", async () => {
  await page.loadSettings();
  await signIn("any", [700]);
  const letGo = holdBack(GET);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(page.applied()).toEqual(["any", [700]]);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(page.applied()).toEqual(["none", [700]]);
  letGo();
  await page.settled();
  expect(page.applied()).toEqual(["any", [700]]);
});

test("settings that were asked for a visitor have no mode for the player who is met meanwhile", async () => {
  page.answer({ [GET]: { data: settings("any", [1000, 2000]) } });
  const letGo = holdBack(GET);
  const loaded = page.loadSettings();
  page.answer({ ...page.SIGNED_IN, [GET]: "silence" });
  await page.returnSignedIn();
  letGo();
  await loaded;
  expect(page.applied()).toEqual(["none", [1000, 2000]]);
});

test("the account's format of odds is told to the other tabs", async () => {
  const { chooseOddsFormat } = await import("../../odds-format/shared/choose");
  await page.loadSettings();
  await signIn("any", [700]);
  const tab = page.otherTab("settings");
  await chooseOddsFormat("american");
  expect(sent).toEqual([{ odds_type: "american" }]);
  expect(page.$settings.get()?.odds_types.selected).toBe("american");
  expect(tab.told).toEqual([{ player: page.PLAYER.id, mode: undefined }]);
});

test("an operator of the other vocabulary is followed, and told a choice in its own word", async () => {
  const { chooseOddsFormat } = await import("../../odds-format/shared/choose");
  const available = ["decimal", "fractional", "american", "hong kong", "malay", "indo"];
  const odds_types = { available, selected: "malay" };
  page.answer({ [GET]: { data: { ...settings("any", [700]), odds_types } } });
  await page.loadSettings();
  page.answer(page.SIGNED_IN);
  await page.returnSignedIn();
  await becomes(() => expect(localStorage.getItem("oddsType")).toBe('"malaysian"'));
  await chooseOddsFormat("british");
  expect(sent).toEqual([{ odds_type: "fractional" }]);
  expect(page.$settings.get()?.odds_types.selected).toBe("fractional");
});

test("another tab's choice is followed", async () => {
  await page.loadSettings();
  page.keepOwn({ mode: "higher", amounts: {} });
  dispatchEvent(new StorageEvent("storage", { key: OWN_SETTINGS_KEY }));
  await page.settled();
  expect(page.applied()).toEqual(["higher", [1000, 2000]]);
});

test.each([
  ["no settings", "any"],
  ["an unknown mode", { mode: "all", amounts: {} }],
  ["no amounts", { mode: null, amounts: { ZAR: [] } }],
  ["amounts that are none", { amounts: { ZAR: [-1, 2.5, "3"] } }],
  ["too many amounts", { amounts: { ZAR: [1, 2, 3, 4, 5] } }],
])("%s in the storage: the operator's apply", async (_, value) => {
  localStorage.setItem(OWN_SETTINGS_KEY, JSON.stringify(value));
  await page.loadSettings();
  expect(page.applied()).toEqual(["none", [1000, 2000]]);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test("what can be used of stored values is", async () => {
  const value = { mode: "higher", amounts: { ZAR: "1000", EUR: [100] } };
  localStorage.setItem(OWN_SETTINGS_KEY, JSON.stringify(value));
  await page.loadSettings();
  expect(page.applied()).toEqual(["higher", [1000, 2000]]);
});
