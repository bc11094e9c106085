/** A stake that is typed begins the next bet; the other way of typing it does not. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import type { BetView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import { visitor } from "../testing/world";
import { sendSlip } from "./shared/slip";
import { StakeField } from "./stake-field";
import { leavePlaced } from "./ticket/ticket";

vi.mock("./shared/slip", () => ({ sendSlip: vi.fn() }));
vi.mock("./ticket/ticket", () => ({ closeTicket: vi.fn(), leavePlaced: vi.fn() }));

const VIEW = {
  bet: { id: "1", stake: { source: "stake", text: "" } },
  stake: { ok: false },
} as unknown as BetView<SlipSelection>;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.clearAllMocks();
  await visitor();
  document.body.innerHTML = "<div></div>";
  await act(async () =>
    createRoot(document.body.firstElementChild as Element).render(
      <StakeField
        say={(id) => id}
        view={VIEW}
        unit={{ code: "ZAR", subunits: 100 }}
        of={undefined}
        isInvalid={false}
        onLeave={() => {}}
      />,
    ),
  );
});

test("the note about the last bet goes when a stake is typed", async () => {
  const field = document.querySelector("[data-testid=slip-stake]") as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  await act(async () => {
    set?.call(field, "5");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(sendSlip).toHaveBeenCalledWith({ kind: "stake", betId: "1", text: "5", by: "stake" });
  expect(leavePlaced).toHaveBeenCalledTimes(1);
});

test("it stays where the field is turned by a tap", async () => {
  await act(async () => document.querySelector<HTMLElement>("[data-testid=slip-source]")?.click());
  expect(sendSlip).toHaveBeenCalledTimes(1);
  expect(leavePlaced).not.toHaveBeenCalled();
});
