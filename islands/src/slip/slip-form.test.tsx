/** Which stake is marked as wrong, once the slip was to be placed. */
import { act } from "react";
import { expect, test, vi } from "vitest";
import { siteConfig } from "../api/config";
import { context, multi, slipAfter, stake, type } from "../betting/testing/slips";
import { slipView } from "../betting/view";
import type { SlipSelection } from "../core/selections";
import { mount } from "../testing/mount";
import { visitor } from "../testing/world";
import { SlipForm } from "./slip-form";
import { TWO_CURRENCIES } from "./testing/settings";

const shown = vi.hoisted(() => ({ view: undefined as unknown }));
vi.mock("./use-view", () => ({ useView: () => shown.view }));

test("of several singles the one with a wrong stake is marked, after the press and not before", async () => {
  await visitor();
  Object.assign(siteConfig(), { features: {} });
  const given = context("ab", multi());
  const singles = slipAfter(given, type("single"));
  const [first, second] = singles.bets.map(({ id }) => id);
  const slip = slipAfter(given, type("single"), stake("5", first), stake("5x", second));
  shown.view = slipView(slip, { ...given, limits: undefined, isLoggedIn: true, balance: 10_000 });
  await mount(
    <SlipForm
      say={(id) => id}
      settings={TWO_CURRENCIES}
      selections={given.selections as SlipSelection[]}
      ticket={{ state: "initial" }}
    />,
  );
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>(".slip-stake-input")].map((field) => [
      field.dataset.bet,
      field.getAttribute("aria-invalid"),
    ]);
  expect(marked()).toEqual([
    [first, "false"],
    [second, "false"],
  ]);
  await act(async () => document.querySelector<HTMLElement>("[data-testid=slip-place]")?.click());
  expect(marked()).toEqual([
    [first, "false"],
    [second, "true"],
  ]);
});
