/** What the alert says of touches that follow each other. */
import { expect, test } from "vitest";
import { createAlerts } from "../../alerts/shared/alerts";
import { createResultAlert } from "./result-alert";

const say = (id: string, args?: { readonly count?: unknown }) =>
  args?.count === undefined ? id : `${id} ${args.count}`;

/** A page of its own. */
function create() {
  const { $alert, alerts } = createAlerts();
  const alertResult = createResultAlert({ $alert, alerts });
  const said = () => [$alert.get()?.type, $alert.get()?.title, $alert.get()?.text];
  const report = (text: string, result: "placed" | "checking" | "error" = "placed", of = {}) =>
    alertResult(say, { of, result, text });
  return { alerts, report, said };
}

test("one bet is named", () => {
  const { report, said } = create();
  report("a");
  expect(said()).toEqual(["success", "slip-quick-bet-placed", "a"]);
});

test("two bets while the alert is shown are counted and both named; of more, the last three", () => {
  const { report, said } = create();
  report("a");
  report("b");
  expect(said()).toEqual(["success", "slip-receipt-placed 2", "a\nb"]);
  report("c");
  report("d");
  expect(said()).toEqual(["success", "slip-receipt-placed 4", "b\nc\nd"]);
});

test("a bet after the alert has closed, or after another one, is reported alone", () => {
  const { alerts, report, said } = create();
  report("a");
  alerts.close();
  report("b");
  expect(said()).toEqual(["success", "slip-quick-bet-placed", "b"]);
  alerts.show({ type: "info", title: "another" });
  report("c");
  expect(said()).toEqual(["success", "slip-quick-bet-placed", "c"]);
});

test("results that differ are each called what they are", () => {
  const { report, said } = create();
  report("a");
  report("refused", "error");
  expect(said()).toEqual(["error", "slip-quick-bet-error", "slip-quick-bet-placed · a\nrefused"]);
});

test("a bet that was being checked is not reported twice", () => {
  const { report, said } = create();
  const bet = {};
  report("a", "checking", bet);
  report("a", "placed", bet);
  expect(said()).toEqual(["success", "slip-quick-bet-placed", "a"]);
});
