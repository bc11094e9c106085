/** While a dialog for paying in is open, it says how payments end, and no toast does. */
import { atom } from "nanostores";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { arePaymentsTold } from "../../notifications/shared/payments";
import { useIsNext } from "./after";

vi.mock("../../api/config", () => ({
  siteConfig: () => ({ account: { complete: false, dialog: { kind: "frame" } } }),
}));
vi.mock("../shared/session", () => ({
  $session: atom({ status: "logged_in", player: { auth_fields_missed: [], statuses: [] } }),
}));

test("a dialog for paying in says it for as long as it is open", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const Dialog = () => (useIsNext() ? "pays" : "leads on");
  const root = createRoot(document.createElement("div"));
  expect(arePaymentsTold()).toBe(false);
  await act(async () => root.render(createElement(Dialog)));
  expect(arePaymentsTold()).toBe(true);
  await act(async () => root.unmount());
  expect(arePaymentsTold()).toBe(false);
});
