/** The hint that makes a page ask who is signed in, on a site for one group of players. */
import { act } from "react";
import { expect, test, vi } from "vitest";
import type { SessionProps } from "../api/props.gen";
import { mount } from "../testing/mount";
import { visitor } from "../testing/world";
import { SessionIsland } from "./session";
import { HINT_KEY, hasHint } from "./shared/session-hint";

vi.mock("./account", () => ({ Account: () => null }));
vi.mock("../runtime/styles", () => ({ withStyle: (_: string, code: unknown) => code }));

const ONLY = { account: { only: { group: "vip", platform: "https://platform.example" } } };
const labels = { sign_in: "Sign in" } as SessionProps["labels"];

async function draw() {
  await mount(<SessionIsland labels={labels} />);
  await act(() => vi.dynamicImportSettled());
}

test("is given where there is none", async () => {
  await visitor({}, ONLY);
  await draw();
  expect(hasHint()).toBe(true);
});

test("stays as it is where there is one: another value makes every other tab ask", async () => {
  await visitor({}, ONLY);
  localStorage.setItem(HINT_KEY, "1");
  await draw();
  expect(localStorage.getItem(HINT_KEY)).toBe("1");
});

test("is not given on a site for everybody", async () => {
  await visitor();
  await draw();
  expect(hasHint()).toBe(false);
});
