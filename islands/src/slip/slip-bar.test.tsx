/** What the slip's bar says of a bet that can only be placed without one of its selections. */
import { expect, test, vi } from "vitest";
import { context, picked, slipAfter, stake } from "../betting/testing/slips";
import { slipView } from "../betting/view";
import type { SlipSelection } from "../core/selections";
import { mount } from "../testing/mount";
import { visitor } from "../testing/world";
import { SlipBar } from "./slip-bar";
import { TWO_CURRENCIES } from "./testing/settings";

const shown = vi.hoisted(() => ({ view: undefined as unknown }));
vi.mock("./use-view", () => ({ useView: () => shown.view }));
vi.mock("./shared/bet-type-word", () => ({ leadName: () => "double" }));

test.each([
  ["nothing is wrong", {}, ["double", "4.00", "slip-selections"]],
  ["one is no longer available", { isNotAvailable: true }, ["double", "slip-bar-remove"]],
  ["both are of one match", { matchId: 97 }, ["double", "slip-bar-remove"]],
])("where %s", async (_, change, words) => {
  await visitor();
  const given = context([picked("a"), picked("b", change)]);
  const slip = slipAfter(given, stake("5"));
  shown.view = slipView(slip, { ...given, limits: undefined, isLoggedIn: true, balance: 10_000 });
  await mount(
    <SlipBar
      say={(id) => id}
      settings={TWO_CURRENCIES}
      selections={given.selections as SlipSelection[]}
    />,
  );
  const texts = [...document.querySelectorAll(".slip-bar-words > * > *, .slip-bar-more")]
    .filter((one) => one.childElementCount === 0)
    .map((one) => one.textContent);
  expect(texts.filter((text) => !text?.includes("5.00"))).toEqual(words);
});
