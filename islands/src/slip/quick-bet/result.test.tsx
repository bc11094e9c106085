/** Where the result of a touch is said. */
import { expect, test, vi } from "vitest";
import { holdPlay, reportRefusal } from "../../account/shared/play";
import { $alert, alerts } from "../../alerts/shared/alerts";
import type { GivenCode } from "../../api/errors";
import { NO_QUICK_BET } from "../../betting/quick-bet";
import { mount } from "../../testing/mount";
import { TWO_CURRENCIES } from "../testing/settings";
import { useResult } from "./result";

vi.mock("./quick-bet", () => ({ closeQuickBet: () => {} }));

test.each<[string, GivenCode, boolean, string | undefined]>([
  ["in its dialog alone, about a limit of the player's", "out_of_limit", true, undefined],
  ["as an alert, about something else beside a dialog", "101", true, "slip-quick-bet-error"],
  ["as an alert, without a dialog", "out_of_limit", false, "slip-quick-bet-error"],
])("a refusal is said %s", async (_, code, isHeld, title) => {
  alerts.close();
  reportRefusal({ code: "out_of_limit", text: "Your limit is reached." });
  holdPlay(isHeld);
  const quick = { ...NO_QUICK_BET, state: "error", error: { code, message: "Refused." } } as const;
  function Results() {
    useResult((id) => id, TWO_CURRENCIES, quick, undefined);
    return null;
  }
  await mount(<Results />);
  expect($alert.get()?.title).toBe(title);
  holdPlay(false);
});
