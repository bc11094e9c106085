/** A cash-out that is refused for a limit of the player's, with the watch over the player; one without a connection. */
import { afterEach, expect, test, vi } from "vitest";
import { $session } from "../account/shared/session";
import { $prompt, close, startWatch } from "../limits/watch";
import { asked, player, settled } from "../testing/world";
import { mergeBet } from "./bets";
import { $cashOuts, askCashOut, confirmCashOut } from "./cash-out";
import { placedBet } from "./testing/bets";

const BET = placedBet({ to_cashout: 6000 });

afterEach(() => {
  for (const kind of ["session", "activity", "out"] as const) close(kind);
});

/** Cashes out, which is refused with a code; returns the dialog that is then open, and who is signed in. */
async function refusedWith(status: number, code: string) {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await player({ "POST /api/v3/bets/cashout": { status, code, message: "no" } });
  startWatch();
  mergeBet(BET);
  askCashOut(BET);
  await confirmCashOut(BET.id, 6000);
  await settled();
  return [$prompt.get(), $session.get().status];
}

test("a limit of the session opens its dialog, and signs out", async () => {
  const over = [{ kind: "session", text: "no" }, "not_logged_in"];
  expect(await refusedWith(403, "session_limit")).toEqual(over);
  expect(asked).toContain("DELETE /api/users/sign_out");
});

test("a limit of money opens its dialog, and the bet says what was refused", async () => {
  const out = [{ kind: "out", text: "no" }, "logged_in"];
  expect(await refusedWith(422, "out_of_limit")).toEqual(out);
  expect($cashOuts.get()[BET.id]).toEqual({
    state: "refused",
    code: "out_of_limit",
    message: "no",
  });
});

test("another refusal opens none", async () => {
  expect(await refusedWith(422, "cashout_changed")).toEqual([undefined, "logged_in"]);
  expect($cashOuts.get()[BET.id]?.state).toBe("refused");
});

test("without a connection none is sent, and the question stays", async () => {
  await player({});
  mergeBet(BET);
  askCashOut(BET);
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  await confirmCashOut(BET.id, 6000);
  expect(asked).not.toContain("POST /api/v3/bets/cashout");
  expect($cashOuts.get()[BET.id]).toMatchObject({ state: "confirming", amount: 6000 });
});
