/** The settings of the slip: loaded when they are opened, and kept where this visitor's are. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { $session } from "../account/shared/session";
import { tellTabs } from "../account/shared/settings";
import type { Settings } from "../api/schemas/settings";
import { asked, player, settled, visitor } from "../testing/world";
import { SettingsLine } from "./settings-line";
// Loaded before, so that it comes within the press.
import "./slip-settings";
import { becomes } from "../testing/becomes";

vi.mock("../account/shared/settings", async (original) => ({
  ...(await original<object>()),
  tellTabs: vi.fn(),
}));

const SETTINGS = {
  stakes: [{ currency: "ZAR", amounts: [1000], min: 100, max: 100_000, max_payout: 1_000_000 }],
  auto_accept_odds_change: "none",
  odds_types: { available: ["european"], selected: "european" },
} as unknown as Settings;

const POST = "POST /api/v2/settings";
const unit = { code: "ZAR", subunits: 100 };
const stored = () => JSON.parse(localStorage.getItem("slipSettings") ?? "null");
const note = () => document.querySelector("#slip-quick-state")?.textContent;
const press = (selector: string) =>
  act(async () => {
    document.querySelector<HTMLElement>(selector)?.click();
    await settled();
  });

let root: Root;

const show = (settings: Settings) =>
  act(async () => {
    root.render(<SettingsLine say={(id) => id} settings={settings} unit={unit} />);
  });

/** Opens the settings. */
async function open() {
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
  await show(SETTINGS);
  expect(document.querySelector(".slip-modes")).toBeNull();
  const details = document.querySelector("details") as HTMLDetailsElement;
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event("toggle"));
  });
  await becomes(async () => {
    await act(settled);
    expect(document.querySelector(".slip-modes")).not.toBeNull();
  });
}

async function type(text: string) {
  const field = document.querySelector("[data-testid=slip-quick-own]") as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  await act(async () => {
    set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.mocked(tellTabs).mockClear();
});

afterEach(() => act(async () => root.unmount()));

test("a visitor's are kept in the browser", async () => {
  await visitor();
  await open();
  await press("[data-mode=higher] input");
  await type("25");
  await press("[data-testid=slip-quick-save]");
  expect(note()).toBe("slip-quick-saved");
  expect(stored()).toEqual({ mode: "higher", amounts: { ZAR: [2500] } });
  expect(asked).not.toContain(POST);
  expect(tellTabs).not.toHaveBeenCalled();
});

test("the fields follow the account until something is typed, and again once that is saved", async () => {
  const withAmounts = (...amounts: number[]) =>
    ({ ...SETTINGS, stakes: [{ ...SETTINGS.stakes[0], amounts }] }) as Settings;
  const fields = () =>
    [...document.querySelectorAll<HTMLInputElement>("[data-testid=slip-quick-own]")].map(
      ({ value }) => value,
    );
  await visitor();
  await open();
  await show(withAmounts(2000, 3000));
  expect(fields()).toEqual(["20", "30", "", ""]);
  await type("25");
  await show(withAmounts(4000));
  expect(fields()).toEqual(["25", "30", "", ""]);
  await press("[data-testid=slip-quick-save]");
  await show(withAmounts(2500, 3000));
  await show(withAmounts(5000));
  expect(fields()).toEqual(["50", "", "", ""]);
});

test("amounts in another currency are others: nothing typed or saved is said of them", async () => {
  await visitor();
  await open();
  await type("25");
  await press("[data-testid=slip-quick-save]");
  expect(note()).toBe("slip-quick-saved");
  await type("75");
  const euros = {
    ...SETTINGS,
    stakes: [{ ...SETTINGS.stakes[0], currency: "EUR", amounts: [500] }],
  };
  await act(async () => {
    const unit = { code: "EUR", subunits: 100 };
    root.render(<SettingsLine say={(id) => id} settings={euros as Settings} unit={unit} />);
  });
  const first = document.querySelector<HTMLInputElement>("[data-testid=slip-quick-own]");
  expect([first?.value, note()]).toEqual(["5", ""]);
});

test("the formats of odds are those that the operator's words mean", async () => {
  await visitor();
  await open();
  const available = ["decimal", "fractional", "roman", "hong kong"];
  await show({ ...SETTINGS, odds_types: { available, selected: "decimal" } } as Settings);
  const options = [...document.querySelectorAll<HTMLOptionElement>("[data-odds-format] option")];
  expect(options.map(({ value, text }) => [value, text])).toEqual(
    ["european", "british", "hongkong"].map((one) => [one, `slip-odds-format-${one}`]),
  );
});

test("no amount at all cannot be saved", async () => {
  await visitor();
  await open();
  await type("");
  await press("[data-testid=slip-quick-save]");
  expect(note()).toBe("slip-quick-invalid");
  expect(stored()).toBeNull();
});

test("a player's are kept with the account, which the other tabs are told", async () => {
  await player({ [POST]: { data: {} } });
  expect($session.get().status).toBe("logged_in");
  await open();
  await press("[data-mode=any] input");
  await press("[data-testid=slip-quick-save]");
  expect(asked.filter((one) => one === POST)).toHaveLength(2);
  expect(stored()).toBeNull();
  expect(vi.mocked(tellTabs).mock.calls).toEqual([["any"], [undefined]]);
});

test("an account that does not answer is said, and nothing is kept", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await player({ [POST]: { status: 503, code: "down" } });
  await open();
  await press("[data-testid=slip-quick-save]");
  expect(note()).toBe("slip-settings-failed");
  expect(stored()).toBeNull();
  expect(tellTabs).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
