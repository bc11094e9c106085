import { afterEach, expect, test, vi } from "vitest";
import { CHANGED } from "../odds-format/shared/names";

vi.mock("../messages/messages", () => ({ loadMessages: async () => (id: string) => id }));
vi.mock("../runtime/styles", () => ({ withStyle: (_: string, code: Promise<unknown>) => code }));

const { openMoves } = await import("./open");

afterEach(() => vi.restoreAllMocks());

test("a history closes when odds are written in another way, and opens in that way", async () => {
  document.body.innerHTML = `<div data-match="1" data-home="A" data-away="B"><div class="market-card">
    <h3 class="market-title">1x2</h3><button class="opener" title="History" data-moves=""></button></div></div>`;
  const open = vi.fn();
  const hide = vi.fn();
  Object.assign(HTMLElement.prototype, { showPopover: open, hidePopover: hide });
  // Before one was opened there is nothing to close.
  dispatchEvent(new Event(CHANGED));
  expect(hide).not.toHaveBeenCalled();
  await openMoves(document.querySelector(".opener") as HTMLElement);
  expect(open).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event(CHANGED));
  expect(hide.mock.contexts).toEqual([document.getElementById("moves")]);
});
