/** While a dialog for paying in is open, it may say how a payment ended, and a toast waits. */
import { atom } from "nanostores";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { toldOfPayment } from "../../notifications/shared/payment-ends";
import { useIsNext } from "./after";

vi.mock("../../api/config", () => ({
  siteConfig: () => ({ account: { complete: false, dialog: { kind: "frame" } } }),
}));
vi.mock("../shared/session", () => ({
  $session: atom({ status: "logged_in", player: { auth_fields_missed: [], statuses: [] } }),
}));

test("a dialog for paying in may say it for as long as it is open", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const Dialog = () => (useIsNext() ? "pays" : "leads on");
  const root = createRoot(document.createElement("div"));
  expect(toldOfPayment()).toBe("nothing");
  await act(async () => root.render(createElement(Dialog)));
  expect(toldOfPayment()).toBe("may");
  await act(async () => root.unmount());
  expect(toldOfPayment()).toBe("nothing");
});
