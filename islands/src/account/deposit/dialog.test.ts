/** In which way a player pays in: on the platform's page, in a frame, or in the widget. */
import { atom } from "nanostores";
import { beforeEach, expect, test, vi } from "vitest";
import type { Player } from "../../api/schemas/player";
import { startPaying } from "./paying-steps";

const { account, askForm, closeSignIn } = vi.hoisted(() => ({
  account: { complete: true, dialog: undefined as unknown },
  askForm: vi.fn(),
  closeSignIn: vi.fn(),
}));
vi.mock("../../api/config", () => ({
  siteConfig: () => ({ deposit: "https://www.example/profile/wallet/deposit", account }),
}));
vi.mock("../shared/session", () => ({ $session: atom({ status: "unknown" }) }));
vi.mock("../shared/sign-in", () => ({ $signIn: atom(null), askForm, closeSignIn }));

const PLAYER: Player = {
  id: 1,
  email: "player@example.com",
  auth_phone_number: null,
  mobile_phone: null,
  first_name: null,
  last_name: null,
  nickname: null,
  currency: "ZAR",
  language: "en",
  auth_fields_missed: [],
  statuses: [],
  country: null,
};
const widget = (group: string | null) => ({
  kind: "widget",
  platform: "https://www.example",
  group,
});
const assign = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(location, "assign").mockImplementation(assign);
});

/** Starts paying in; returns the form that opened, or the address that the window was led to. */
function pay(dialog: unknown, player: Partial<Player> = {}) {
  account.dialog = dialog;
  startPaying({ ...PLAYER, ...player });
  return askForm.mock.lastCall?.[0] ?? assign.mock.lastCall?.[0];
}

const PAGE = /^https:\/\/www\.example\/profile\/wallet\/deposit\?return_url=http/;

test("without a dialog the platform's page opens, and leads back here", () => {
  expect(pay(undefined)).toMatch(PAGE);
  expect(closeSignIn).toHaveBeenCalledTimes(1);
});

test("every player gets the page in a frame, and a widget that is for no group", () => {
  expect(pay({ kind: "frame" })).toBe("deposit");
  expect(pay(widget(null))).toBe("deposit");
  expect(assign).not.toHaveBeenCalled();
});

test("a widget for a group is for its players alone", () => {
  expect(pay(widget("spi_test"), { statuses: ["gold", "spi_test"] })).toBe("deposit");
  askForm.mockReset();
  for (const statuses of [[], ["gold"], ["spi_test_2"], ["SPI_TEST"]]) {
    expect(pay(widget("spi_test"), { statuses })).toMatch(PAGE);
  }
});

test("what is missing is asked for before the widget", () => {
  const missed = { auth_fields_missed: ["city"], statuses: ["spi_test"] };
  expect(pay(widget("spi_test"), missed)).toBe("missed-auth-fields");
});
