/** What a visitor has set in the slip: it holds in this browser, and goes to the account that is met next. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
  /** The accept mode, and the quick amounts in rand, that apply. */
  const applied = () => {
    const now = $settings.get();
    return [acceptMode(now), now && stakesOf(now, "ZAR")?.amounts];
  };
  const set = (choice: Parameters<typeof keepOwn>[0]) => {
    keepOwn(choice);
    changeSettings((now) => changed(now, choice));
  };
  return { ...world, applied, keepOwn, loadSettings, saveOwn, set };
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

afterEach(() => vi.restoreAllMocks());

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
  page.set({ mode: "any", amounts: { ZAR: [5000], XTS: [1] } });
  await nextPage();
  await page.loadSettings();
  await signIn("none", [700]);
  // The operator has no such currency.
  expect(sent).toEqual([
    { auto_accept_odds_change: "any", stakes: [{ currency: "ZAR", amounts: [5000] }] },
  ]);
  expect(page.applied()).toEqual(["any", [5000]]);
  expect(kept()).toEqual([null, null]);
  // Nothing of the account's is left to the next one here.
  await nextPage();
  await page.loadSettings();
  expect(page.applied()).toEqual(["none", [1000, 2000]]);
  await signIn("higher", [700]);
  expect(page.applied()).toEqual(["higher", [700]]);
  expect(sent).toHaveLength(1);
});

test("the account applies where the choice is of an earlier visit, and that is forgotten", async () => {
  await page.loadSettings();
  page.set({ mode: "any", amounts: { ZAR: [5000] } });
  await nextPage(VISITOR, { isNew: true });
  await page.loadSettings();
  expect(page.applied()).toEqual(["any", [5000]]);
  await signIn("higher", [700]);
  expect(page.applied()).toEqual(["higher", [700]]);
  expect([sent, kept()]).toEqual([[], [null, null]]);
});

test("an account that cannot keep it gets it at the next meeting, with what was set meanwhile", async () => {
  await page.loadSettings();
  page.set({ mode: "any", amounts: {} });
  await signIn("none", [700], { [POST]: { status: 503, code: "down" } });
  expect(page.applied()).toEqual(["any", [700]]);
  expect(kept()[1]).toEqual({ mode: "any", amounts: {} });
  await expect(page.saveOwn({ amounts: { ZAR: [900] } })).rejects.toThrow("503");
  page.answer({ [POST]: { data: {} } });
  await page.saveOwn({ amounts: { ZAR: [900] } });
  expect(sent.at(-1)).toEqual({
    auto_accept_odds_change: "any",
    stakes: [{ currency: "ZAR", amounts: [900] }],
  });
  expect(kept()).toEqual([null, null]);
});

test("what an account refuses is not tried for ever", async () => {
  await page.loadSettings();
  page.set({ mode: "any", amounts: {} });
  await signIn("none", [700], { [POST]: { status: 400, code: "invalid_parameter" } });
  expect(kept()).toEqual([null, null]);
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
