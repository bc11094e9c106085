import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { toldOfPayment } from "../../notifications/shared/payment-ends";
import { mount } from "../../testing/mount";
import { Content } from "./frame";
import { PAYMENT_ENDED } from "./result";

const { tellPaymentEnd, closeSignIn, steps } = vi.hoisted(() => ({
  tellPaymentEnd: vi.fn(),
  closeSignIn: vi.fn(),
  steps: { isNext: true },
}));
const PAGE = "about:blank#deposit";

vi.mock("../../messages/words", () => ({ useMessages: () => (id: string) => id }));
vi.mock("../shared/sign-in", () => ({ closeSignIn }));
vi.mock("../title", () => ({ Head: () => null }));
vi.mock("./paying-steps", () => ({ depositUrl: () => PAGE, useIsNext: () => steps.isNext }));
vi.mock("./result", async (original) => ({ ...(await original<object>()), tellPaymentEnd }));

beforeEach(() => {
  vi.resetAllMocks();
  steps.isNext = true;
});

const draw = () => mount(<Content />);

const frame = () => document.querySelector("iframe") as HTMLIFrameElement;
const problem = () => document.querySelector("[data-testid=deposit-problem]");

/** The page in the frame says how a payment ended. */
const ends = (detail: string) =>
  act(async () => frame().dispatchEvent(new CustomEvent(PAYMENT_ENDED, { detail })));

test.each(["success", "pending"])("an end in %s is told, and closes the dialog", async (end) => {
  await draw();
  expect(frame().getAttribute("src")).toBe(PAGE);
  await ends(end);
  expect(tellPaymentEnd.mock.calls).toEqual([[end]]);
  expect(closeSignIn).toHaveBeenCalledTimes(1);
});

test("a payment that failed is said in the dialog, with the platform's page once more", async () => {
  await draw();
  const first = frame();
  await ends("error");
  const said = problem();
  expect(said?.textContent).toBe("deposit-errordeposit-error-text");
  expect(document.activeElement).toBe(said);
  expect(frame()).not.toBe(first);
  // No toast says it once more.
  expect([toldOfPayment(1, "error"), toldOfPayment(2, "error")]).toEqual(["said", "nothing"]);
  await ends("error");
  expect(problem()).not.toBe(said);
  expect(document.activeElement).toBe(problem());
  expect([tellPaymentEnd.mock.calls, closeSignIn.mock.calls]).toEqual([[], []]);
  await ends("success");
  expect(tellPaymentEnd.mock.calls).toEqual([["success"]]);
});

test("nothing is loaded while something else comes first", async () => {
  steps.isNext = false;
  await draw();
  expect(frame()).toBeNull();
});
