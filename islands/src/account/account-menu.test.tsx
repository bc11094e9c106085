/** The account's menu: what arrives while it is open moves nothing that is there. */
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { siteConfig } from "../api/config";
import { useStore } from "../runtime/use-store";
import { hostedBy } from "../testing/host";
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

const withdrawal = () => document.querySelector<HTMLAnchorElement>("[data-testid=to-withdrawal]");

test("a site that names a page for withdrawals has a link to it, which leads back", async () => {
  await player(
    { "GET /api/player/accounts": "silence" },
    { withdrawal: "https://pay.example/out?from=site" },
  );
  history.replaceState(null, "", "/soccer?page=2#slip");
  await open();
  await wait();
  expect(parts()).toEqual([...ALL.slice(0, 3), "to-withdrawal", ...ALL.slice(3)]);
  const link = withdrawal() as HTMLAnchorElement;
  const url = new URL(link.href);
  expect([link.textContent, url.origin + url.pathname, [...url.searchParams]]).toEqual([
    "Withdraw",
    "https://pay.example/out",
    [
      ["from", "site"],
      ["return_url", location.href],
    ],
  ]);
  expect(link.target).toBe("_self");
});

test("in a frame, where that page may refuse to be, it opens in a tab of its own", async () => {
  await player({}, { withdrawal: "https://pay.example/out" });
  const host = hostedBy(location.origin);
  await open();
  await wait();
  host.leave();
  const { target, rel } = withdrawal() as HTMLAnchorElement;
  expect([target, rel]).toEqual(["_blank", "noopener"]);
});

test("a site that names none has no such link", async () => {
  await player();
  await open();
  await wait();
  expect([parts().includes("to-deposit"), withdrawal()]).toEqual([true, null]);
});

test.each<[currency: string, balance: number, shown: string]>([
  ["XCD", 123_450, "XCD\u00a01,234.50"],
  ["KWD", -1, "-KWD\u00a00.001"],
  ["USDT", 1_234_567_890, "USDT"],
  ["ZAR", 2 ** 60, "R11,529,215,046,068,469.76"],
])(
  "a balance in %s is shown, also if the settings do not list it",
  async (currency, balance, shown) => {
    settings.now = KNOWN;
    await player({ "GET /api/player/accounts": { data: [{ currency, balance, active: true }] } });
    Object.assign(siteConfig(), { tag: "en-ZA" });
    await mount(<Header />);
    await wait();
    expect(document.querySelector("[data-testid=balance]")?.textContent).toBe(shown);
  },
);
