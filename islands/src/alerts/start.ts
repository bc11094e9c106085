/**
 * The alert at the bottom of the page, and the bar that is shown while there is no connection. Without React and with
 * words that came with the page: what says that the connection is lost cannot be loaded then.
 */
import type { AlertsLabels, AlertsProps } from "../api/props.gen";
import { draw } from "../plain/patch";
import { $pushEnded } from "../push/bus";
import { alertView, barView } from "./alerts-view";
import { $alert, type Alert, alerts } from "./shared/alerts";

interface Places {
  /** Speaks when a screen reader has time. */
  readonly status: Element;
  /** Interrupts a screen reader. */
  readonly error: Element;
  readonly labels: AlertsLabels;
}

/** Shows alerts from now on. */
export function startAlerts(): void {
  const places = findPlaces();
  if (!places) return;
  $alert.subscribe((alert) => show(alert, places));
  followConnection(places);
  const root = places.status.parentElement;
  root?.addEventListener("click", (event) => isIn(event, ".alert-close") && alerts.close());
  // Pointing at it or reading it keeps it from leaving.
  for (const type of ["pointerover", "focusin"]) {
    root?.addEventListener(type, (event) => isIn(event, ".alert") && alerts.hold());
  }
  for (const type of ["pointerout", "focusout"]) {
    root?.addEventListener(type, (event) => isIn(event, ".alert") && alerts.release());
  }
}

function findPlaces(): Places | undefined {
  const island = document.querySelector<HTMLElement>('sb-island[data-name="alerts"]');
  const status = island?.querySelector(".alerts-status");
  const error = island?.querySelector(".alerts-error");
  const text = island?.querySelector('script[type="application/json"]')?.textContent;
  if (!island || !status || !error || !text) return undefined;
  island.dataset.awake = "";
  return { status, error, labels: (JSON.parse(text) as AlertsProps).labels };
}

function show(alert: Alert | null, { status, error, labels }: Places): void {
  for (const place of [status, error]) place.querySelector(".alert")?.remove();
  if (alert) (alert.type === "error" ? error : status).append(draw(alertView(alert, labels)));
}

/**
 * Going offline raises an alert, marks the page, and shows the bar until it is over. Another bar is
 * shown once live prices are off for good.
 */
function followConnection({ status, labels }: Places): void {
  const [offline, off] = [labels.offline, labels.live_off].map((words) => draw(barView(words)));
  const follow = () => {
    const isOffline = !navigator.onLine;
    document.documentElement.toggleAttribute("data-offline", isOffline);
    offline?.remove();
    off?.remove();
    const bar = isOffline ? offline : $pushEnded.get() ? off : undefined;
    if (bar) status.prepend(bar);
  };
  $pushEnded.subscribe(follow);
  addEventListener("online", follow);
  addEventListener("offline", () => {
    follow();
    alerts.show({ type: "error", title: labels.offline_title, text: labels.offline_text });
  });
}

function isIn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
