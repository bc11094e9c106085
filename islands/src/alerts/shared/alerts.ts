/**
 * The one alert at the bottom of the page (spec 2.3, 4, 9): a new one replaces the one that stands,
 * and each leaves by itself after five seconds.
 *
 * Any part of the page may call {@link alerts}.show; the alerts island draws it.
 */

import { atom, type ReadableAtom } from "nanostores";

/** How an alert is meant: errors interrupt a screen reader, the others wait their turn. */
export type AlertType = "success" | "error" | "warning";

/** What an alert says. */
export interface AlertContent {
  readonly type: AlertType;
  /** One line. */
  readonly title: string;
  /** What to do about it, or more about it. */
  readonly text?: string;
}

/** An alert that stands. */
export interface Alert extends AlertContent {
  /** Unique on this page. */
  readonly id: number;
}

/** How long an alert stands, in milliseconds (spec 9). */
export const ALERT_TIME = 5000;

const $current = atom<Alert | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

/** The alert that stands, if one does. */
export const $alert: ReadableAtom<Alert | null> = $current;

/** The page's alerts. */
export const alerts = {
  /** Shows an alert in place of the one that stands. */
  show(content: AlertContent): void {
    count += 1;
    $current.set({ ...content, id: count });
    start();
  },

  /** Takes the alert away. */
  close(): void {
    clearTimeout(timer);
    $current.set(null);
  },

  /** Keeps the alert while it is pointed at or has the focus: nobody reads against a clock. */
  hold(): void {
    clearTimeout(timer);
  },

  /** Lets a held alert leave, after its whole time. */
  release(): void {
    if ($current.get()) {
      start();
    }
  },
};

function start(): void {
  clearTimeout(timer);
  timer = setTimeout(() => $current.set(null), ALERT_TIME);
}
