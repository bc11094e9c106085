import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OddsFormat } from "../../api/wire.gen";
import { ODDS_FORMAT_KEY } from "../../core/odds-format-key";
import { readStored } from "../../core/storage";

const saved = vi.fn<(format: OddsFormat) => Promise<void>>();
const shown = vi.hoisted(() => vi.fn());
vi.mock("../../alerts/shared/alerts", () => ({ alerts: { show: shown } }));
vi.mock("../../messages/messages", () => ({
  SHARED: "shared",
  loadMessages: async () => (id: string) => id,
}));

let { chooseOddsFormat, leaveAccount, meetAccount, offerFormats, showOddsFormat } = await import(
  "./choose"
);
const own = () => readStored("local", ODDS_FORMAT_KEY);

/** The next page of the same visit. */
async function nextPage() {
  vi.resetModules();
  ({ chooseOddsFormat, leaveAccount, meetAccount, offerFormats, showOddsFormat } = await import(
    "./choose"
  ));
}

beforeEach(async () => {
  await nextPage();
  // No script runs here; one that would have been loaded counts as loaded.
  Object.assign(Reflect.get(window, "happyDOM").settings, {
    handleDisabledFileLoadingAsSuccess: true,
  });
  localStorage.clear();
  sessionStorage.clear();
  saved.mockReset().mockResolvedValue();
  shown.mockReset();
  document.head.innerHTML = `<script data-core="/assets/core-12ab.js" type="text/plain"></script>`;
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

test("a visitor's choice stays on the device, decimal odds as nothing", async () => {
  await chooseOddsFormat("american");
  expect(own()).toBe("american");
  await chooseOddsFormat("european");
  expect(own()).toBeUndefined();
  expect(saved).not.toHaveBeenCalled();
});

test("a player's choice is kept with the account, until they sign out", async () => {
  await meetAccount("european", saved);
  await chooseOddsFormat("british");
  expect(saved).toHaveBeenCalledWith("british");
  await nextPage();
  await meetAccount("british", saved);
  expect(own()).toBe("british");
  // Chosen on another device since.
  await meetAccount("malaysian", saved);
  expect(own()).toBe("malaysian");
  await meetAccount("european", saved);
  expect(own()).toBeUndefined();
  leaveAccount();
  await chooseOddsFormat("hongkong");
  expect(saved).toHaveBeenCalledTimes(1);
});

test("what was chosen just before signing in goes into the account", async () => {
  await chooseOddsFormat("american");
  await nextPage();
  await meetAccount("european", saved);
  expect(saved).toHaveBeenCalledWith("american");
  expect(own()).toBe("american");
  // Once: from then on the account leads.
  await nextPage();
  await meetAccount("hongkong", saved);
  expect(own()).toBe("hongkong");
});

test("an account that has the choice already leads from then on", async () => {
  await chooseOddsFormat("american");
  await meetAccount("american", saved);
  await nextPage();
  await meetAccount("hongkong", saved);
  expect(saved).not.toHaveBeenCalled();
  expect(own()).toBe("hongkong");
});

test("an account that cannot keep it is said once, and tried again at the next meeting", async () => {
  await meetAccount("european", saved);
  saved.mockRejectedValue(new Error("503"));
  await chooseOddsFormat("american");
  await chooseOddsFormat("british");
  expect(own()).toBe("british");
  expect(shown).toHaveBeenCalledTimes(1);
  saved.mockResolvedValue();
  await meetAccount("european", saved);
  expect(saved).toHaveBeenLastCalledWith("british");
  expect(own()).toBe("british");
});

test("the script of formats is loaded once, and again after a failure", () => {
  const scripts = () => [
    ...document.querySelectorAll<HTMLScriptElement>("script[data-odds-format]"),
  ];
  showOddsFormat();
  showOddsFormat();
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual([
    "/assets/odds-format-12ab.js",
  ]);
  scripts()[0]?.dispatchEvent(new Event("error"));
  expect(scripts()).toEqual([]);
  showOddsFormat();
  expect(scripts()).toHaveLength(1);
});

test("only what the operator offers can be chosen", () => {
  document.body.innerHTML = `<select data-odds-format><option>european</option><option>british</option></select>`;
  offerFormats(["european", "american"]);
  const hidden = [...document.querySelectorAll("option")].map((option) => option.hidden);
  expect(hidden).toEqual([false, true]);
});
