/** The dialog for paying in: a step of the way, and for as long as it is open it may say how a payment ended. */
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toldOfPayment } from "../../notifications/shared/payment-ends";
import { PLAYER, player, visitor } from "../../testing/world";
import { $authForm, $signIn, closeSignIn } from "../shared/sign-in";
import { depositUrl, useIsNext } from "./paying-steps";

const assign = vi.fn();
const FRAME = { account: { dialog: { kind: "frame" } } } as const;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  assign.mockReset();
  vi.spyOn(location, "assign").mockImplementation(assign);
});

afterEach(() => {
  closeSignIn();
  vi.restoreAllMocks();
});

let notifications = 0;

/** What is known of the payment of another notification. */
function told() {
  notifications += 1;
  return toldOfPayment(notifications, "ended");
}

/** Opens the dialog: what it does, and its end. */
async function dialog() {
  const Dialog = () => (useIsNext() ? "pays" : "leads on");
  const element = document.createElement("div");
  const root = createRoot(element);
  await act(async () => root.render(createElement(Dialog)));
  return { does: element.textContent, close: () => act(async () => root.unmount()) };
}

const open = () => ($signIn.get() === null ? undefined : $authForm.get());

test("a dialog for paying in may say it for as long as it is open", async () => {
  await player({}, FRAME);
  expect(told()).toBe("nothing");
  const { does, close } = await dialog();
  expect([does, told()]).toEqual(["pays", "may"]);
  await close();
  expect(told()).toBe("nothing");
  expect([open(), assign.mock.calls]).toEqual([undefined, []]);
});

test("where something is missing, its form is asked for first", async () => {
  const lacking = { ...PLAYER, auth_fields_missed: ["terms_acceptance"] };
  await player({ "GET /api/player": { data: lacking } }, FRAME);
  const { does, close } = await dialog();
  expect([does, told(), open()]).toEqual(["leads on", "nothing", "terms"]);
  await close();
});

test("where the platform's page opens in this window, it does", async () => {
  await player({}, {});
  const { does, close } = await dialog();
  expect([does, told(), open()]).toEqual(["leads on", "nothing", undefined]);
  expect(assign.mock.calls).toEqual([[depositUrl()]]);
  await close();
});

test("it leads a visitor nowhere", async () => {
  await visitor(undefined, FRAME);
  const { does, close } = await dialog();
  expect([does, told(), open()]).toEqual(["leads on", "nothing", undefined]);
  expect(assign).not.toHaveBeenCalled();
  await close();
});
