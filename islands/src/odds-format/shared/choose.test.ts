import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OddsFormat } from "../../api/wire.gen";
import { ODDS_FORMAT_KEY } from "../../core/odds-format-key";
import { readStored, writeStored } from "../../core/storage";
import { becomes } from "../../testing/becomes";
import { CHOSEN } from "./names";

const saved = vi.fn<(format: OddsFormat) => Promise<void>>();
const shown = vi.hoisted(() => vi.fn());
vi.mock("../../alerts/shared/alerts", () => ({ alerts: { show: shown } }));
vi.mock("../../messages/messages", () => ({
  SHARED: "shared",
  loadMessages: async () => (id: string) => id,
}));

/** Loads the script of formats, which does not run here. */
const load = vi.hoisted(() => vi.fn(async (_: string) => ({})));
vi.mock("../load", () => ({ loadScript: load }));

vi.mock("../../api/config", () => ({
  siteConfig: () => ({ api: "https://api.example", tag: "en" }),
}));

let { askFormats, chooseOddsFormat, leaveAccount, meetAccount, offerFormats, showOddsFormat } =
  await import("./choose");
const own = () => readStored("local", ODDS_FORMAT_KEY);

const chooseAny = (format: string) => chooseOddsFormat(format as OddsFormat);

/** Delays the answer to the first choice that is saved; returns a function that gives it. */
function holdFirst(): (error?: Error) => void {
  let answer: (error?: Error) => void = () => {};
  saved.mockReturnValueOnce(
    new Promise((done, fail) => {
      answer = (error) => (error ? fail(error) : done());
    }),
  );
  return (error) => answer(error);
}

/** The next page of the same visit. */
async function nextPage() {
  vi.resetModules();
  ({ askFormats, chooseOddsFormat, leaveAccount, meetAccount, offerFormats, showOddsFormat } =
    await import("./choose"));
}

beforeEach(async () => {
  await nextPage();
  localStorage.clear();
  sessionStorage.clear();
  saved.mockReset().mockResolvedValue();
  shown.mockReset();
  load.mockClear();
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

test("choices in quick succession reach the account one after the other, and the last one stays", async () => {
  await meetAccount("european", saved);
  const answer = holdFirst();
  const all = Promise.all(["british", "american", "malaysian"].map(chooseAny));
  expect(saved.mock.calls).toEqual([["british"]]);
  // What the operator says meanwhile is older than the choice.
  await Promise.all([meetAccount("british", saved), answer()]);
  await all;
  expect(saved.mock.calls).toEqual([["british"], ["malaysian"]]);
  expect(own()).toBe("malaysian");
});

test("a choice that follows one that fails is tried, too", async () => {
  await meetAccount("european", saved);
  const answer = holdFirst();
  const all = Promise.all(["british", "american"].map(chooseAny));
  answer(new Error("503"));
  await all;
  expect(saved.mock.calls).toEqual([["british"], ["american"]]);
  await nextPage();
  await meetAccount("hongkong", saved);
  expect(own()).toBe("hongkong");
});

test("the script of formats is loaded beside the core, and again after a failure", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  showOddsFormat();
  await becomes(() => expect(console.warn).toHaveBeenCalledOnce());
  showOddsFormat();
  expect(load.mock.calls).toEqual([
    ["/assets/odds-format-12ab.js"],
    ["/assets/odds-format-12ab.js"],
  ]);
  await load.mock.results[1]?.value;
  expect(console.warn).toHaveBeenCalledOnce();
});

test("only what the operator offers can be chosen", () => {
  document.body.innerHTML = `<select data-odds-format><option>european</option><option>british</option></select>`;
  offerFormats(["european", "american"]);
  const options = [...document.querySelectorAll("option")];
  expect(options.map(({ hidden }) => hidden)).toEqual([false, true]);
  expect(options.map(({ disabled }) => disabled)).toEqual([false, true]);
});

test("a stored format that the operator does not offer gives way to decimal odds at once", async () => {
  const chosen = vi.fn();
  addEventListener(CHOSEN, chosen);
  Object.assign(globalThis, { sportsbookOdds: {} });
  await chooseOddsFormat("american");
  offerFormats(["european", "american"]);
  expect([own(), chosen.mock.calls.length]).toEqual(["american", 1]);
  offerFormats(["european", "british"]);
  expect([own(), chosen.mock.calls.length]).toEqual([undefined, 2]);
  // Nor does it go into the account that comes next: what that has chosen applies.
  await meetAccount("british", saved);
  expect(own()).toBe("british");
  expect(saved).not.toHaveBeenCalled();
  // An account may have one of old.
  await meetAccount("american", saved);
  expect(own()).toBeUndefined();
  expect(saved).not.toHaveBeenCalled();
  removeEventListener(CHOSEN, chosen);
  Object.assign(globalThis, { sportsbookOdds: undefined });
});

const OTHER = ["decimal", "fractional", "american", "hong kong", "malay", "indo"];
const OURS = ["european", "british", "american", "hongkong", "malaysian", "indonesian"];

test("an operator of the other vocabulary offers what its words mean, and no word that is unknown", () => {
  const options = OURS.map((format) => `<option>${format}</option>`).join("");
  document.body.innerHTML = `<select data-odds-format>${options}</select>`;
  const shown = () =>
    [...document.querySelectorAll("option")].flatMap(({ hidden, value }) => (hidden ? [] : value));
  offerFormats(OTHER);
  expect(shown()).toEqual(OURS);
  offerFormats(["fractional", "roman", "constructor", "malay"]);
  expect(shown()).toEqual(["british", "malaysian"]);
});

test.each(OURS.map((format, at) => [format, OTHER[at] ?? ""]))(
  "%s is stored as that and kept as %s where the operator says so",
  async (format, word) => {
    offerFormats(OTHER);
    await meetAccount(format === "american" ? "decimal" : "american", saved);
    await chooseOddsFormat(format);
    expect(saved.mock.calls).toEqual([[word]]);
    offerFormats(OTHER);
    expect(own() ?? "european").toBe(format);
    // The account has it now: what is stored is the same.
    await nextPage();
    offerFormats(OTHER);
    await meetAccount(word, saved);
    expect(own() ?? "european").toBe(format);
    expect(saved).toHaveBeenCalledTimes(1);
  },
);

test("what an account of the other vocabulary has chosen is followed, an unknown word as decimal odds", async () => {
  offerFormats(OTHER);
  await meetAccount("hong kong", saved);
  expect(own()).toBe("hongkong");
  await meetAccount("roman", saved);
  expect(own()).toBeUndefined();
  expect(saved).not.toHaveBeenCalled();
});

test("a stored word of the other vocabulary is the format that it means", async () => {
  writeStored("local", ODDS_FORMAT_KEY, "fractional");
  offerFormats(["european", "british"]);
  expect(own()).toBe("fractional");
  await meetAccount("european", saved);
  expect(own()).toBeUndefined();
});

test("what is stored and no format is dropped likewise", () => {
  writeStored("local", ODDS_FORMAT_KEY, ["roman"]);
  offerFormats(["european"]);
  expect(own()).toBeUndefined();
});

test("the operator is asked what it offers, unless the settings said so", async () => {
  const asked = vi.fn(async (_: URL | string) => {
    const odds_types = { available: ["european", "british"], selected: "european" };
    return new Response(JSON.stringify({ data: { odds_types } }));
  });
  vi.stubGlobal("fetch", asked);
  document.body.innerHTML = `<select data-odds-format><option>british</option><option>american</option></select>`;
  await askFormats();
  expect(String(asked.mock.calls[0]?.[0])).toBe("https://api.example/api/v2/settings");
  expect([...document.querySelectorAll("option")].map(({ hidden }) => hidden)).toEqual([
    false,
    true,
  ]);
  await nextPage();
  offerFormats(["european"]);
  await askFormats();
  expect(asked).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
