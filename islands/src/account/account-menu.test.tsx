/** The account's menu: what arrives while it is open moves nothing that is there. */
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useStore } from "../runtime/use-store";
import { mount } from "../testing/mount";
import { player, RANDS, settled } from "../testing/world";
import { AccountMenu } from "./account-menu";
import { $session, mergeAccounts } from "./shared/session";

const settings = vi.hoisted(() => ({ now: undefined as unknown, told: () => {} }));

vi.mock("../runtime/styles", () => ({ withStyle: (_: string, code: unknown) => code }));
vi.mock("./shared/settings", async (original) => ({
  ...(await original<object>()),
  loadSettings: async () => {},
  $settings: {
    get: () => settings.now,
    listen: (told: () => void) => {
      settings.told = told;
      return () => {};
    },
  },
}));

const KNOWN = { currencies: [{ code: "ZAR", subunits: 100 }] };

beforeEach(() => {
  // What the menu asks for beside its accounts has no answer here.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  settings.now = undefined;
});

function Header() {
  return <AccountMenu session={useStore($session, $session.get())} ref={{ current: null }} />;
}

const wait = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await settled();
  });

async function open() {
  await mount(<Header />);
  await wait();
  await act(async () => document.querySelector<HTMLElement>("[data-testid=account]")?.click());
}

/** The parts of the menu, from above. */
const parts = () =>
  [...(document.querySelector(".account-menu")?.children ?? [])].map(
    (part) => part.getAttribute("data-testid") ?? part.className,
  );

const ALL = ["account-who", "notifications-open", "to-deposit", "to-phone", "sign-out"];

// The first test: the words are loaded once.
test("the entry of the notifications has its place before its words are there", async () => {
  await player();
  await open();
  const first = parts();
  await wait();
  expect(first).toHaveLength(parts().length);
});

test("the accounts that are known come before what can be done", async () => {
  settings.now = KNOWN;
  await player();
  await open();
  await wait();
  expect(parts()).toEqual([...ALL.slice(0, 2), "accounts", ...ALL.slice(2)]);
});

test("accounts that arrive later come last", async () => {
  await player({ "GET /api/player/accounts": "silence" });
  await open();
  await wait();
  expect(parts()).toEqual(ALL);
  settings.now = KNOWN;
  await act(async () => {
    settings.told();
    mergeAccounts([RANDS]);
  });
  await wait();
  expect(parts()).toEqual([...ALL, "accounts"]);
});
