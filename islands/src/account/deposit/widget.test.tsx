import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { toldOfPayment } from "../../notifications/shared/payment-ends";
import { mount } from "../../testing/mount";
import type { Listener } from "./spi";
import { Content } from "./widget";

const { showWidget, remove, tellPaymentEnd, tellNotice, closeSignIn, steps } = vi.hoisted(() => ({
  tellNotice: vi.fn(),
  showWidget: vi.fn(),
  remove: vi.fn(),
  tellPaymentEnd: vi.fn(),
  closeSignIn: vi.fn(),
  steps: { isNext: true },
}));
const PAGE = "https://www.example/profile/wallet/deposit?return_url=here";

vi.mock("../../api/config", () => ({
  siteConfig: () => ({
    account: { dialog: { kind: "widget", platform: "https://www.example", group: null } },
  }),
}));
vi.mock("../../messages/words", () => ({ useMessages: () => (id: string) => id }));
vi.mock("../shared/sign-in", () => ({ closeSignIn }));
vi.mock("../title", () => ({ Head: () => null }));
vi.mock("./paying-steps", () => ({ depositUrl: () => PAGE, useIsNext: () => steps.isNext }));
vi.mock("./notice", async (original) => ({ ...(await original<object>()), tellNotice }));
vi.mock("./result", () => ({ tellPaymentEnd }));
vi.mock("./spi", () => ({ showWidget }));

beforeEach(async () => {
  vi.resetAllMocks();
  showWidget.mockReturnValue(remove);
  steps.isNext = true;
});

const draw = () => mount(<Content />);
const close = () => mount(null);

const listener = (): Listener => showWidget.mock.lastCall?.[2];
const find = (name: string) => document.querySelector(`[data-testid=${name}]`);

test("it says that it loads until the form is there", async () => {
  await draw();
  expect(showWidget.mock.lastCall?.slice(0, 2)).toEqual([
    find("deposit-widget"),
    "https://www.example",
  ]);
  expect(document.querySelector("p[role=status]")?.textContent).toBe("deposit-loading");
  await act(async () => listener().onReady());
  expect(document.querySelector("p[role=status]")).toBeNull();
  expect(find("deposit-widget")).not.toBeNull();
  expect(showWidget).toHaveBeenCalledTimes(1);
});

test("where there is no form, a link leads to the platform's page, and not back here", async () => {
  await draw();
  await act(async () => listener().onTrouble());
  expect(document.querySelector("p[role=alert]")?.textContent).toBe("deposit-unavailable");
  expect(find("deposit-page")?.getAttribute("href")).toBe(PAGE);
  expect(find("deposit-page")?.getAttribute("target")).toBe("_self");
});

test("an end is told, and closes the dialog that shows it", async () => {
  await draw();
  listener().onEnd("pending");
  expect(tellPaymentEnd.mock.calls).toEqual([["pending"]]);
  expect(closeSignIn).toHaveBeenCalledTimes(1);
});

test("a payment that failed is said in the dialog, which keeps the form; the next one closes it", async () => {
  await draw();
  await act(async () => listener().onReady());
  const form = find("deposit-widget");
  const said = () => find("deposit-problem");
  await act(async () => listener().onEnd("error"));
  const first = said();
  expect(first?.textContent).toBe("deposit-errordeposit-error-text");
  expect(document.activeElement).toBe(first);
  // No toast says it once more.
  expect([toldOfPayment(1, "error"), toldOfPayment(2, "error")]).toEqual(["said", "nothing"]);
  await act(async () => listener().onEnd("error"));
  expect(said()).not.toBe(first);
  expect(document.activeElement).toBe(said());
  expect([find("deposit-widget"), showWidget.mock.calls.length]).toEqual([form, 1]);
  expect([tellPaymentEnd.mock.calls, closeSignIn.mock.calls]).toEqual([[], []]);
  await act(async () => listener().onEnd("success"));
  expect(tellPaymentEnd.mock.calls).toEqual([["success"]]);
  expect(closeSignIn).toHaveBeenCalledTimes(1);
});

test("a payment that fails after the dialog was closed is told on the page", async () => {
  await draw();
  const { onEnd } = listener();
  await close();
  onEnd("error");
  expect(tellPaymentEnd.mock.calls).toEqual([["error"]]);
});

test("closing removes the widget; a later end is told, and closes nothing", async () => {
  await draw();
  const { onEnd } = listener();
  await close();
  expect(remove).toHaveBeenCalledTimes(1);
  onEnd("success");
  expect(tellPaymentEnd.mock.calls).toEqual([["success"]]);
  expect(closeSignIn).not.toHaveBeenCalled();
});

test("what the provider says is in the dialog, one at a time, until the payment fails", async () => {
  await draw();
  await act(async () => listener().onReady());
  expect(document.querySelector("[role=status]")?.textContent).toBe("");
  await act(async () => listener().onNotice({ type: "warning", key: "three_ds_needed" }));
  const said = () => [
    find("deposit-notice")?.parentElement?.getAttribute("role"),
    find("deposit-notice")?.getAttribute("data-type"),
    find("deposit-notice")?.textContent,
  ];
  expect(said()).toEqual([
    "status",
    "warning",
    "deposit-notice-three_ds_neededdeposit-notice-three_ds_needed-text",
  ]);
  await act(async () => listener().onNotice({ type: "danger", key: undefined }));
  expect(said()).toEqual(["alert", "error", "deposit-notice-dangerdeposit-notice-text"]);
  expect(document.querySelectorAll("[data-testid=deposit-notice]").length).toBe(1);
  await act(async () => listener().onEnd("error"));
  expect(find("deposit-notice")).toBeNull();
  expect(tellNotice).not.toHaveBeenCalled();
});

test("what the provider says after the dialog was closed is told on the page", async () => {
  await draw();
  const { onNotice } = listener();
  await close();
  const notice = { type: "success", key: "card_saved" } as const;
  onNotice(notice);
  expect(tellNotice.mock.calls).toEqual([[notice]]);
});

test("nothing is loaded while something else comes first", async () => {
  steps.isNext = false;
  await draw();
  expect(showWidget).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe("");
});
