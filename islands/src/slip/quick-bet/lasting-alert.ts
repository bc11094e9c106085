/**
 * Alerts that nobody may miss. The page has one alert, and a new one replaces it: these
 * come back when the other one has closed, one after the other, until each is dismissed.
 */
import { $alert, type AlertContent, type Alerts, alerts } from "../../alerts/shared/alerts";
import { once } from "../../state/once";

/** Makes a function that shows an alert until the visitor dismisses it. */
export function createLastingAlert({ $alert, alerts }: Alerts): (content: AlertContent) => void {
  const waiting: AlertContent[] = [];
  let shown: number | undefined;

  const follow = once(() =>
    $alert.listen((now, before) => {
      if (shown !== undefined && before?.id === shown) {
        shown = undefined;
        if (!now) waiting.shift();
      }
      if (!now) show();
    }),
  );

  function show(): void {
    const [first] = waiting;
    if (!first) return;
    alerts.show(first);
    shown = $alert.get()?.id;
  }

  return (content) => {
    waiting.push({ ...content, stays: true });
    follow();
    if (shown === undefined) show();
  };
}

/** Shows an alert until the visitor dismisses it. */
export const alertUntilDismissed = createLastingAlert({ $alert, alerts });
