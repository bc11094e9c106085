// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const load = async () => ({
  ...(await import("../../alerts/shared/alerts")),
  ...(await import("./lasting-alert")),
});

const error = (title: string) => ({ type: "error", title }) as const;

test("it stays until it is dismissed, also after it was pointed at", async () => {
  const { $alert, alerts, alertUntilDismissed } = await load();
  alertUntilDismissed(error("refused"));
  alerts.hold();
  alerts.release();
  vi.advanceTimersByTime(600_000);
  expect($alert.get()?.title).toBe("refused");
  alerts.close();
  vi.advanceTimersByTime(600_000);
  expect($alert.get()).toBeNull();
});

test("it replaces another alert, and comes back after the next one", async () => {
  const { $alert, ALERT_TIME, alerts, alertUntilDismissed } = await load();
  alerts.show({ type: "info", title: "before" });
  alertUntilDismissed(error("refused"));
  expect($alert.get()?.title).toBe("refused");
  alerts.show({ type: "success", title: "placed" });
  expect($alert.get()?.title).toBe("placed");
  vi.advanceTimersByTime(ALERT_TIME);
  expect($alert.get()?.title).toBe("refused");
});

test("several are shown one after the other", async () => {
  const { $alert, alerts, alertUntilDismissed } = await load();
  alertUntilDismissed(error("first"));
  alertUntilDismissed(error("second"));
  expect($alert.get()?.title).toBe("first");
  alerts.close();
  expect($alert.get()?.title).toBe("second");
  alerts.close();
  expect($alert.get()).toBeNull();
});
