import { beforeEach, expect, test, vi } from "vitest";
import { $alert, alerts } from "../../alerts/shared/alerts";
import { toldOfPayment } from "../../notifications/shared/payment-ends";
import { asksForAccount } from "../form-address";
import { setHint } from "../shared/session-hint";
import { PAYMENT_ENDED, returnUrl, showPaymentResult, tellPaymentEnd } from "./result";

vi.mock("../../messages/messages", () => ({
  loadMessages: async (file: string) => (key: string) => `${file}/${key}`,
}));

beforeEach(() => {
  alerts.close();
  setHint(true);
});

async function open(address: string) {
  history.replaceState({ kept: 1 }, "", address);
  const asks = asksForAccount();
  await showPaymentResult();
  return { asks, alert: $alert.get(), left: location.pathname + location.search + location.hash };
}

test.each([
  ["success", "success"],
  ["pending", "info"],
  ["error", "error"],
])("a payment that ended with %s is told once, as %s", async (status, type) => {
  const { asks, alert, left } = await open(`/ar/soccer?page=2&status=${status}#slip`);
  expect(asks).toBe(true);
  expect(alert).toMatchObject({
    type,
    title: `deposit/deposit-${status}`,
    stays: true,
    payment: status,
  });
  // That the money is there, an address does not know.
  expect(alert?.text).toBe(status === "success" ? undefined : `deposit/deposit-${status}-text`);
  expect(left).toBe("/ar/soccer?page=2#slip");
  expect(history.state).toEqual({ kept: 1 });
});

test.each([
  "/?status=",
  "/?status=SUCCESS",
  "/?status=constructor",
  "/?status=failed",
  "/?state=success",
])("%s tells nothing and stays", async (address) => {
  const { alert, left } = await open(address);
  expect([alert, left]).toEqual([null, address]);
});

test("a stranger is told nothing of a payment", async () => {
  setHint(false);
  const { alert, left } = await open("/?status=success");
  expect([alert, left]).toEqual([null, "/"]);
});

test("a page in a frame tells the page around it, and leaves the address", async () => {
  const frame = document.createElement("iframe");
  const heard: unknown[] = [];
  frame.addEventListener(PAYMENT_ENDED, (event) => heard.push((event as CustomEvent).detail));
  vi.stubGlobal("frameElement", frame);
  const { alert, left } = await open("/?status=pending");
  expect([heard, alert, left]).toEqual([["pending"], null, "/?status=pending"]);
  vi.unstubAllGlobals();
});

test("a quick deposit without an answer has words of its own", async () => {
  await tellPaymentEnd("failed");
  expect($alert.get()).toMatchObject({
    type: "error",
    title: "deposit/deposit-failed",
    text: "deposit/deposit-failed-text",
    stays: true,
  });
});

test.each([
  ["success", ["said", "nothing"]],
  ["error", ["said", "nothing"]],
  ["pending", ["nothing", "nothing"]],
])("an end in %s is known to what shows toasts", async (status, told) => {
  sessionStorage.clear();
  localStorage.setItem("paymentsTold", "[]");
  await open(`/?status=${status}`);
  expect([toldOfPayment(1, "ended"), toldOfPayment(2, "ended")]).toEqual(told);
});

test("a payment leads back to the page that it began on", () => {
  history.replaceState(null, "", "/ar/soccer?page=2&status=error#slip");
  expect(returnUrl("pending")).toBe(`${location.origin}/ar/soccer?page=2&status=pending#slip`);
});
