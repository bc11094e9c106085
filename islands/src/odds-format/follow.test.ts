import { beforeEach, expect, test, vi } from "vitest";
import { ODDS_FORMAT_KEY } from "../core/odds-format-key";
import { forgetModules } from "../testing/fresh";

const chosen = vi.hoisted(() => ({
  askFormats: vi.fn(),
  chooseOddsFormat: vi.fn(),
  showOddsFormat: vi.fn(),
}));
vi.mock("./shared/choose", () => chosen);

const pass = () => vi.dynamicImportSettled();

/** A page that is opened with a stored format, and another one that another tab has stored since. */
async function openPage(stored?: string, meanwhile?: string) {
  forgetModules();
  localStorage.clear();
  if (stored) localStorage.setItem(ODDS_FORMAT_KEY, JSON.stringify(stored));
  document.body.innerHTML = `<div class="side" id="menu"><a href="/">Home</a>
    <select data-odds-format><option>european<option>american</select></div>`;
  const select = document.querySelector("select") as HTMLSelectElement;
  select.value = stored ?? "european";
  if (meanwhile) localStorage.setItem(ODDS_FORMAT_KEY, JSON.stringify(meanwhile));
  const { followOddsFormat } = await import("./follow");
  followOddsFormat(stored);
  await pass();
  return select;
}

beforeEach(() => {
  for (const one of Object.values(chosen)) one.mockReset();
});

test("the operator is asked for its formats once the menu is touched", async () => {
  await openPage();
  expect(chosen.askFormats).not.toHaveBeenCalled();
  for (const type of ["pointerover", "focusin", "pointerover"]) {
    document.querySelector("a")?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  await pass();
  expect(chosen.askFormats).toHaveBeenCalledTimes(1);
});

test("where a format is stored, it is asked at once whether that is still offered", async () => {
  await openPage("american");
  expect(chosen.askFormats).toHaveBeenCalledTimes(1);
  expect(chosen.chooseOddsFormat).not.toHaveBeenCalled();
});

test("a choice is followed, and one of before this was loaded", async () => {
  const select = await openPage();
  select.value = "american";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await pass();
  expect(chosen.chooseOddsFormat).toHaveBeenCalledWith("american");
  dispatchEvent(new StorageEvent("storage", { key: ODDS_FORMAT_KEY }));
  await pass();
  expect(chosen.showOddsFormat).toHaveBeenCalledTimes(1);
  // The browser kept this page while another one chose.
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await pass();
  expect(chosen.showOddsFormat).toHaveBeenCalledTimes(2);
});

test("what another tab chose before this was loaded is shown, and not undone", async () => {
  await openPage(undefined, "american");
  expect(chosen.showOddsFormat).toHaveBeenCalledTimes(1);
  expect(chosen.chooseOddsFormat).not.toHaveBeenCalled();
});

test("a menu that is being used when this is loaded has been touched", async () => {
  const select = await openPage();
  select.focus();
  const { atMenuTouch } = await import("../navigation/shared/menu-touch");
  const touched = vi.fn();
  atMenuTouch(touched);
  expect(touched).toHaveBeenCalledTimes(1);
});
