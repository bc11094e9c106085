/** The amounts of a slip that a freebet pays for, alone or beside other bets. */
import { expect, test, vi } from "vitest";
import type { SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import { mount } from "../testing/mount";
import { PlaceButton } from "./place-button";
import { Sums } from "./sums";

vi.mock("../api/config", () => ({ siteConfig: () => ({ tag: "en-ZA" }) }));

const UNIT = { code: "ZAR", subunits: 100 };
const BET = {
  bet: { type: "single", stake: {} },
  stake: { ok: true, value: 1000 },
  selections: [],
};

const viewOf = (bets: number, totalStake: bigint, freebetStake: bigint) =>
  ({
    action: { kind: "place" },
    bets: Array.from({ length: bets }, (_, at) => ({ ...BET, bet: { ...BET.bet, id: `${at}` } })),
    totalStake,
    freebetStake,
    totalReturn: 0n,
  }) as unknown as SlipView<SlipSelection>;

/** Says a message's name and its amounts. */
const say = (id: string, { amount = "", free = "" } = {}) => [id, amount, free].join(" ").trim();

test.each([
  ["money", viewOf(1, 1000n, 0n), "slip-place R10.00"],
  ["a freebet", viewOf(1, 0n, 1000n), "slip-place-freebet R10.00"],
  ["both", viewOf(2, 500n, 1000n), "slip-place-both R5.00 R10.00"],
])("the button says what is paid with %s", async (_, view, words) => {
  await mount(
    <PlaceButton
      say={say}
      view={view}
      unit={UNIT}
      ticket={{ state: "initial" }}
      isWaiting={false}
    />,
  );
  expect(document.querySelector("button")?.textContent).toBe(words);
});

test("the total stake of several singles has the freebet in it", async () => {
  await mount(<Sums say={say} view={viewOf(2, 500n, 1000n)} unit={UNIT} />);
  expect(document.querySelector("dd")?.textContent).toBe("R15.00");
});

test("a bet that cannot be placed as it is returns nothing that could be named", async () => {
  const shown = () => document.querySelector("[data-testid=slip-return]")?.textContent;
  const view = viewOf(2, 1000n, 0n);
  await mount(<Sums say={say} view={view} unit={UNIT} />);
  expect(shown()).toBe("–");
  const odds = { numerator: 2n, denominator: 1n };
  const bets = view.bets.map((bet, at) => (at === 0 ? { ...bet, odds } : bet));
  await mount(<Sums say={say} view={{ ...view, bets }} unit={UNIT} />);
  expect(shown()).toBe("R0.00");
});
