/** What is said of the types that the selections cannot have. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nextSlip } from "../betting/slip";
import type { Slip, SlipEvent } from "../betting/slip-types";
import { context, multi, rules, slipAfter, type } from "../betting/testing/slips";
import { slipView } from "../betting/view";
import type { SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import { TypePicker } from "./type-picker";

let root: Root;
let slip: Slip;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
  slip = slipAfter(context([]));
});

afterEach(() => act(async () => root.unmount()));

/** Shows the slip with a selection for each letter, after an event. */
async function show(letters: string, event?: SlipEvent, allowed = multi()) {
  const given = context(letters, allowed);
  slip = nextSlip(slip, { kind: "selections" }, given);
  if (event) slip = nextSlip(slip, event, given);
  const circumstances = { limits: undefined, isLoggedIn: false, balance: undefined };
  const view = slipView(slip, { ...given, ...circumstances }) as SlipView<SlipSelection>;
  const say = (key: string) => key;
  await act(async () => root.render(<TypePicker say={say} view={view} />));
}

const said = () => document.querySelector(".slip-why")?.textContent;

test("of two selections nobody is told that they make no system", async () => {
  await show("ab");
  expect(slip.bets.length).toBeGreaterThan(0);
  expect(said()).toBeUndefined();
  await show("ab", type("combo"));
  expect(said()).toBeUndefined();
});

test("a system that a removal has ended is said to be none, until there could be one again", async () => {
  await show("abc", type("system"));
  expect([slip.bets[0]?.type, said()]).toEqual(["system", undefined]);
  await show("ab");
  expect([slip.bets[0]?.type, said()]).toEqual(["combo", "slip-refusal-no_system_type"]);
  await show("abc");
  expect(said()).toBeUndefined();
  await show("ab");
  expect(said()).toBeUndefined();
});

test("another type that is chosen ends the wish for a system, before or after", async () => {
  await show("abc", type("system"));
  await show("abc", type("combo"));
  await show("ab");
  expect(said()).toBeUndefined();
  await show("abc", type("system"));
  await show("ab");
  await show("ab", type("single"));
  expect([slip.bets.length, said()]).toEqual([2, undefined]);
  await show("ab", type("combo"));
  expect([slip.bets.length, said()]).toEqual([1, undefined]);
});

test("several singles that cannot be had are said at once, but not in place of a system that was", async () => {
  await show("ab", undefined, rules());
  expect(said()).toBe("slip-refusal-multi_single_unavailable");
  await show("abc", type("system"), rules());
  await show("ab", undefined, rules());
  expect(said()).toBe("slip-refusal-no_system_type");
});
