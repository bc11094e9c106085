/**
 * Alerts that nobody may miss. The page has one alert, and a new one replaces it: these
 * come back when the other one has closed, one after the other, until each is dismissed.
 */
import { $alert, type AlertContent, alerts } from "../../alerts/shared/alerts";

const waiting: AlertContent[] = [];
let shown: number | undefined;
let isFollowing = false;

/** Shows an alert until the visitor dismisses it. */
export function alertUntilDismissed(content: AlertContent): void {
  waiting.push({ ...content, stays: true });
  if (!isFollowing) {
    isFollowing = true;
    $alert.listen((now, before) => follow(now?.id, before?.id));
  }
  if (shown === undefined) show();
}

function follow(now: number | undefined, before: number | undefined): void {
  if (shown !== undefined && before === shown) {
    shown = undefined;
    if (now === undefined) waiting.shift();
  }
  if (now === undefined) show();
}

function show(): void {
  const [first] = waiting;
  if (!first) return;
  alerts.show(first);
  shown = $alert.get()?.id;
}
