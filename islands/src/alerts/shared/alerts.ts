/**
 * The one alert at the bottom of the page: a new one replaces the current one, and
 * each closes by itself after five seconds, unless it must be dismissed.
 *
 * Any part of the page may call {@link alerts}.show; the alerts island renders it.
 */

import { atom, type ReadableAtom } from "nanostores";

/** Severity of an alert: errors interrupt a screen reader, the others wait their turn. */
export type AlertType = "success" | "info" | "warning" | "error";

/** The text of an alert. */
export interface AlertContent {
  readonly type: AlertType;
  /** One line. */
  readonly title: string;
  /** Details, or what to do about it. */
  readonly text?: string;
  /** Whether it stays until the visitor closes it, or another alert replaces it. */
  readonly stays?: boolean;
  /** How the payment ended that it is about. */
  readonly payment?: string;
}

/** The alert that is shown. */
export interface Alert extends AlertContent {
  /** Unique on this page. */
  readonly id: number;
}

/** How long an alert is shown, in milliseconds. */
export const ALERT_TIME = 5000;

/** The alerts of a page: the current one, and what is done with it. */
export type Alerts = ReturnType<typeof createAlerts>;

/** Makes the alerts of a page, or of a test. */
export function createAlerts() {
  const $current = atom<Alert | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  function start(): void {
    clearTimeout(timer);
    if (!$current.get()?.stays) timer = setTimeout(() => $current.set(null), ALERT_TIME);
  }

  return {
    $alert: $current as ReadableAtom<Alert | null>,
    alerts: {
      /** Shows an alert in place of the current one. */
      show(content: AlertContent): void {
        count += 1;
        $current.set({ ...content, id: count });
        start();
      },

      /** Closes the alert. */
      close(): void {
        clearTimeout(timer);
        $current.set(null);
      },

      /** Keeps the alert while it is hovered or focused, so that nobody has to read in a hurry. */
      hold(): void {
        clearTimeout(timer);
      },

      /** Restarts the full time of a held alert. */
      release(): void {
        if ($current.get()) start();
      },
    },
  };
}

/** `$alert` is the current alert, if any; `alerts` are the page's alerts. */
export const { $alert, alerts } = createAlerts();
