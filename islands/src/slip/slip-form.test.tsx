/** Which stake is marked as wrong, and the message where nothing can be staked. */
import { act } from "react";
import { expect, test, vi } from "vitest";
import { siteConfig } from "../api/config";
import {
  context,
  customBet,
  multi,
  picked,
  rules,
  slipAfter,
  stake,
  type,
} from "../betting/testing/slips";
import { slipView } from "../betting/view";
import type { StakeLimits } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import { mount } from "../testing/mount";
import { visitor } from "../testing/world";
import { SlipForm } from "./slip-form";
import { TWO_CURRENCIES } from "./testing/settings";

const shown = vi.hoisted(() => ({ view: undefined as unknown }));
const place = vi.hoisted(() => vi.fn());
vi.mock("./ticket/ticket", async (load) => ({ ...(await load<object>()), place }));
vi.mock("./use-view", () => ({ useView: () => shown.view }));

/** The stakes of two singles, and whether each is marked as wrong. */
const marked = () =>
  [...document.querySelectorAll<HTMLElement>(".slip-stake-input")].map((field) => [
    field.getAttribute("value"),
    field.getAttribute("aria-invalid"),
  ]);

/** Shows two singles with these stakes. */
async function show(first: string, second: string, limits?: StakeLimits) {
  await visitor();
  Object.assign(siteConfig(), { features: {} });
  const given = context("ab", multi());
  const singles = slipAfter(given, type("single"));
  const [one, other] = singles.bets.map(({ id }) => id);
  const slip = slipAfter(given, type("single"), stake(first, one), stake(second, other));
  shown.view = slipView(slip, { ...given, limits, isLoggedIn: true, balance: 10_000 });
  await mount(
    <SlipForm
      say={(id, args) => `${id} ${id === "slip-place" ? args?.count : ""}`.trim()}
      settings={TWO_CURRENCIES}
      selections={given.selections as SlipSelection[]}
      ticket={{ state: "initial" }}
    />,
  );
}

test("of several singles the one whose stake is no number is marked", async () => {
  await show("5", "5x");
  expect(marked()).toEqual([
    ["5", "false"],
    ["5x", "true"],
  ]);
});

test("a stake that is missing is marked once it was asked for", async () => {
  await show("", "");
  const before = [
    ["", "false"],
    ["", "false"],
  ];
  expect(marked()).toEqual(before);
  await act(async () => document.querySelector<HTMLElement>("[data-testid=slip-place]")?.click());
  expect(marked()).toEqual([
    ["", "true"],
    ["", "false"],
  ]);
});

test("of several singles those with a stake are placed, and the button says how many", async () => {
  await show("5", "");
  const button = document.querySelector<HTMLElement>("[data-testid=slip-place]");
  expect(button?.textContent).toBe("slip-place 1");
  expect(button?.getAttribute("aria-disabled")).toBeNull();
  place.mockClear();
  await act(async () => button?.click());
  expect(place).toHaveBeenCalledTimes(1);
  expect(marked()).toEqual([
    ["5", "false"],
    ["", "false"],
  ]);
});

test("a price that goes back makes no press place a bet for 800 ms", async () => {
  await visitor();
  Object.assign(siteConfig(), { features: {}, tag: "en-ZA" });
  const clock = vi.spyOn(performance, "now").mockReturnValue(10_000);
  const account = { limits: undefined, isLoggedIn: true, balance: 10_000 };
  const show = (isChanged: boolean) => {
    const given = context([picked("a", { isChanged })], rules({ acceptMode: "none" }));
    shown.view = slipView(slipAfter(given, stake("5")), { ...given, ...account });
    return (
      <SlipForm
        say={(id) => id}
        settings={TWO_CURRENCIES}
        selections={given.selections as SlipSelection[]}
        ticket={{ state: "initial" }}
      />
    );
  };
  const press = async () => {
    place.mockClear();
    const button = document.querySelector<HTMLElement>("[data-testid=slip-place]");
    button?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    await act(async () => button?.click());
    return place.mock.calls.length;
  };
  await mount(show(true));
  await mount(show(false));
  expect(document.querySelector<HTMLElement>("[data-testid=slip-place]")?.dataset.action).toBe(
    "place",
  );
  expect(await press()).toBe(0);
  clock.mockReturnValue(10_800);
  expect(await press()).toBe(1);
  clock.mockRestore();
});

test("in a currency that the operator does not list the slip stays, and says why nothing can be staked", async () => {
  await visitor();
  Object.assign(siteConfig(), { features: {}, tag: "en-ZA" });
  const given = context("ab", rules({ unit: { code: "XCD", subunits: 100, isForeign: true } }));
  const account = { limits: undefined, isLoggedIn: true, balance: 10_000, isUnlisted: true };
  shown.view = slipView(slipAfter(given), { ...given, ...account });
  await mount(
    <SlipForm
      say={(id, args) => `${id} ${args?.currency ?? ""}`.trim()}
      settings={TWO_CURRENCIES}
      selections={given.selections as SlipSelection[]}
      ticket={{ state: "initial" }}
    />,
  );
  const find = (query: string) => document.querySelector<HTMLElement>(query);
  expect(document.querySelectorAll("[data-testid=slip-selection]")).toHaveLength(2);
  expect(find("[data-testid=slip-blocker]")?.textContent).toBe("slip-currency-unlisted XCD");
  expect(find(".slip-stake-input")?.closest("fieldset:disabled")).not.toBeNull();
  expect(find("[data-testid=slip-remove]")?.matches(":disabled")).toBe(false);
  expect(find("[data-testid=slip-place]")?.getAttribute("aria-disabled")).toBe("true");
});

test("a stake below the minimum is said while it is typed", async () => {
  await show("0.50", "", { min: 100, max: 100_000 });
  const message = document.querySelector<HTMLElement>("[data-testid=slip-blocker]");
  expect([message?.dataset.blocker, message?.textContent]).toEqual([
    "below_min",
    "slip-stake-below-min",
  ]);
});

/** Shows a slip of these selections after these events. */
async function showAfter(
  given: ReturnType<typeof context>,
  events: Parameters<typeof slipAfter>[1][],
  change: (view: ReturnType<typeof slipView>) => unknown = (view) => view,
) {
  await visitor();
  Object.assign(siteConfig(), { features: {}, tag: "en-ZA", zone: "Africa/Johannesburg" });
  const account = { isLoggedIn: true, balance: 10_000 };
  shown.view = change(slipView(slipAfter(given, ...events), { ...given, ...account }));
  await mount(
    <SlipForm
      say={(id, { amount, from, to, count } = {}) =>
        [id, from, to, amount, count].filter((part) => part !== undefined).join(" ")
      }
      settings={TWO_CURRENCIES}
      selections={given.selections as SlipSelection[]}
      ticket={{ state: "initial" }}
    />,
  );
}

const textsOf = (query: string) =>
  [...document.querySelectorAll(query)].map((one) => one.textContent);

const named = (id: string, change = {}) => ({
  ...picked(id, change),
  ...{ outcomeName: id, marketName: "1x2", nameA: "Home", nameB: "Away" },
});

test("a bet builder says its match once, another bet at each selection", async () => {
  const picks = ["a", "b", "c"].map((id) => named(id, { matchId: 7 }));
  await showAfter(context(picks), [customBet("abc")]);
  expect(textsOf(".slip-event")).toEqual(["Home – Away"]);
  expect(document.querySelectorAll("[data-testid=slip-selection]")).toHaveLength(3);
  await showAfter(context(["a", "b"].map((id) => named(id))), []);
  expect(textsOf(".slip-event")).toEqual(["Home – Away", "Home – Away"]);
});

test("a changed row says the old price and the new one: what was accepted last", async () => {
  const moved = { initialOdds: 2480, acceptedOdds: 2460, odds: 2400, isChanged: true };
  await showAfter(context([named("a", moved), named("b")]), []);
  expect(textsOf("li .slip-note")).toEqual(["slip-price-changed 2.46 2.40"]);
  expect(textsOf("[data-testid=slip-changes]")).toEqual(["slip-changed 1"]);
});

test("the stake of a system is given in all or for each line, and the other is said", async () => {
  const system = [type("system"), stake("30")];
  await showAfter(context("abc"), system);
  expect(textsOf(".slip-sums .slip-line:first-child dd")).toEqual(["slip-lines-of R10.00 3"]);
  const line = { kind: "stake", betId: "b1", text: "10", by: "line" } as const;
  await showAfter(context("abc"), [...system, line]);
  expect(textsOf(".slip-sums .slip-line:first-child")).toEqual(["slip-total-stakeR30.00"]);
  expect(textsOf(".slip-stake-label label")[0]).toBe("slip-line-stake");
});

test("a free bet that the player has is seen without a touch", async () => {
  const offers = [{ id: 8, type: "freebet_only_win", isUsable: true, stake: 2000 }] as const;
  const offered = { kind: "offers", byBet: { b1: offers } } as const;
  await showAfter(context("a"), [offered]);
  expect(textsOf("[data-testid=slip-freebet]")).toEqual(["slip-bonus-freebet · R20.00"]);
});

test("a boost is named where it raises the odds", async () => {
  const offers = [{ id: 9, type: "comboboost", isUsable: true, factor: 1050 }] as const;
  await showAfter(context("abc"), [
    type("combo"),
    stake("5"),
    { kind: "offers", byBet: { b1: offers } },
  ]);
  expect(textsOf(".slip-boost")).toEqual(["+5%"]);
});

test("what a combo lacks for the next step of its boost is said, but not beside a free bet", async () => {
  const next = { missing: 1, minOdds: 1400, factor: 1050 };
  const boost = { id: 9, type: "comboboost", isUsable: false, next } as const;
  const freebet = { id: 8, type: "freebet", isUsable: true, stake: 2000, currency: "ZAR" } as const;
  const offers = { kind: "offers", byBet: { b1: [boost, freebet] } } as const;
  await showAfter(context("ab"), [type("combo"), offers]);
  expect(textsOf("[data-testid=slip-next-boost]")).toEqual(["slip-boost-next 1"]);
  const chosen = { kind: "bonus", betId: "b1", bonusId: 8 } as const;
  await showAfter(context("ab"), [type("combo"), offers, chosen]);
  expect(textsOf("[data-testid=slip-next-boost]")).toEqual([]);
});

test("without a connection the button says so in place of what it would do", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await showAfter(context("a"), [stake("5")]);
  const button = document.querySelector<HTMLElement>("[data-testid=slip-place]");
  expect([button?.textContent, button?.dataset.offline]).toEqual(["slip-offline", "true"]);
  vi.restoreAllMocks();
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(button?.textContent).toBe("slip-place R5.00 1");
});

test("chosen singles are not headed by the combo that they could be", async () => {
  await show("5", "5");
  expect(document.querySelector("[data-testid=slip-lead-name], [data-testid=slip-lead-odds]")).toBe(
    null,
  );
});
