// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ALERT_TIME, createAlerts } from "../../alerts/shared/alerts";
import { createLastingAlert } from "./lasting-alert";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page of its own. */
function create() {
  const page = createAlerts();
  return { ...page, alertUntilDismissed: createLastingAlert(page) };
}

const error = (title: string) => ({ type: "error", title }) as const;

test("it stays until it is dismissed, also after it was pointed at", () => {
  const { $alert, alerts, alertUntilDismissed } = create();
  alertUntilDismissed(error("refused"));
  alerts.hold();
  alerts.release();
  vi.advanceTimersByTime(600_000);
  expect($alert.get()?.title).toBe("refused");
  alerts.close();
  vi.advanceTimersByTime(600_000);
  expect($alert.get()).toBeNull();
});

test("it replaces another alert, and comes back after the next one", () => {
  const { $alert, alerts, alertUntilDismissed } = create();
  alerts.show({ type: "info", title: "before" });
  alertUntilDismissed(error("refused"));
  expect($alert.get()?.title).toBe("refused");
  alerts.show({ type: "success", title: "placed" });
  expect($alert.get()?.title).toBe("placed");
  vi.advanceTimersByTime(ALERT_TIME);
  expect($alert.get()?.title).toBe("refused");
});

test("several are shown one after the other", () => {
  const { $alert, alerts, alertUntilDismissed } = create();
  alertUntilDismissed(error("first"));
  alertUntilDismissed(error("second"));
  expect($alert.get()?.title).toBe("first");
  alerts.close();
  expect($alert.get()?.title).toBe("second");
  alerts.close();
  expect($alert.get()).toBeNull();
});
