import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ODDS_FORMAT_KEY } from "../core/odds-format-key";
import { readStored } from "../core/storage";

const saved = vi.hoisted(() => vi.fn<(body: unknown) => Promise<void>>());
const shown = vi.hoisted(() => vi.fn());
const account = vi.hoisted(() => ({ hinted: false }));
vi.mock("../api/ticket-calls", () => ({ saveSettings: saved }));
vi.mock("../alerts/shared/alerts", () => ({ alerts: { show: shown } }));
vi.mock("../account/shared/session-hint", () => ({ hasHint: () => account.hinted }));
vi.mock("../messages/messages", () => ({
  SHARED: "shared",
  loadMessages: async () => (id: string) => id,
}));

let { chooseOddsFormat, meetAccount, offerFormats, showOddsFormat } = await import("./choose");
const own = () => readStored("local", ODDS_FORMAT_KEY);

/** The next page of the same visit. */
async function nextPage() {
  vi.resetModules();
  ({ chooseOddsFormat, meetAccount, offerFormats, showOddsFormat } = await import("./choose"));
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
  account.hinted = false;
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

test("a player's choice is kept with the account", async () => {
  account.hinted = true;
  await chooseOddsFormat("british");
  expect(saved).toHaveBeenCalledWith({ odds_type: "british" });
  // An answer from before the choice.
  await meetAccount("european");
  expect(own()).toBe("british");
  await nextPage();
  await meetAccount("british");
  expect(own()).toBe("british");
  // Chosen on another device since.
  await meetAccount("malaysian");
  expect(own()).toBe("malaysian");
  await meetAccount("european");
  expect(own()).toBeUndefined();
});

test("what was chosen just before signing in goes into the account", async () => {
  await chooseOddsFormat("american");
  account.hinted = true;
  await nextPage();
  await meetAccount("european");
  expect(saved).toHaveBeenCalledWith({ odds_type: "american" });
  expect(own()).toBe("american");
  // Once: from then on the account leads.
  await nextPage();
  await meetAccount("hongkong");
  expect(own()).toBe("hongkong");
});

test("an account that cannot keep it is said once, and tried again at the next meeting", async () => {
  account.hinted = true;
  saved.mockRejectedValue(new Error("503"));
  await chooseOddsFormat("american");
  await chooseOddsFormat("british");
  expect(own()).toBe("british");
  expect(shown).toHaveBeenCalledTimes(1);
  saved.mockResolvedValue();
  await meetAccount("european");
  expect(saved).toHaveBeenLastCalledWith({ odds_type: "british" });
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
