/**
 * The alert at the bottom of the page, and the bar that is shown while there is no connection, or after
 * live prices have ended (spec 2.3, 4, 8). Twin of templates/islands/alerts.html.
 */
import { type ReactNode, useEffect, useState } from "react";
import type { AlertsProps } from "../api/props.gen";
import { Icon } from "../icons/icon";
import { loadMessages, SHARED } from "../messages/messages";
import { $pushEnded } from "../push/bus";
import { useStore } from "../runtime/use-store";
import { $alert, type Alert, alerts } from "./shared/alerts";

/** The alerts of a page. */
export function Alerts({ labels }: AlertsProps): ReactNode {
  const alert = useStore($alert, null);
  const offline = useOffline();
  const liveOff = useLiveOff();
  const shown = alert && <AlertCard key={alert.id} alert={alert} close={labels.close} />;
  const interrupts = alert?.type === "error";
  return (
    <>
      <div className="alerts-status" role="status">
        {offline && <p className="alerts-offline">{labels.offline}</p>}
        {!offline && liveOff !== undefined && <p className="alerts-offline">{liveOff}</p>}
        {!interrupts && shown}
      </div>
      <div className="alerts-error" role="alert">
        {interrupts && shown}
      </div>
    </>
  );
}

function AlertCard({ alert, close }: { readonly alert: Alert; readonly close: string }): ReactNode {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it from leaving
    <div
      className="alert"
      data-testid="alert"
      data-type={alert.type}
      onPointerEnter={alerts.hold}
      onPointerLeave={alerts.release}
      onFocus={alerts.hold}
      onBlur={alerts.release}
    >
      <div className="alert-words">
        <p className="alert-title">{alert.title}</p>
        {alert.text && <p className="alert-text">{alert.text}</p>}
      </div>
      <button type="button" className="alert-close" aria-label={close} onClick={alerts.close}>
        <Icon drawing={ICONS.close} />
      </button>
    </div>
  );
}

/** Whether the browser is offline; going offline raises an alert (spec 4) and marks the page. */
function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const follow = () => {
      setOffline(!navigator.onLine);
      document.documentElement.toggleAttribute("data-offline", !navigator.onLine);
    };
    const wentOffline = async () => {
      follow();
      const say = await loadMessages(SHARED);
      if (navigator.onLine) return;
      const [title, text] = [say("alert-offline-title"), say("alert-offline-text")];
      alerts.show({ type: "error", title, text });
    };
    follow();
    window.addEventListener("online", follow);
    window.addEventListener("offline", wentOffline);
    return () => {
      window.removeEventListener("online", follow);
      window.removeEventListener("offline", wentOffline);
    };
  }, []);
  return offline;
}

/** What the page says once live prices are off for good; undefined while they are on. */
function useLiveOff(): string | undefined {
  const hasEnded = useStore($pushEnded, false);
  const [words, setWords] = useState<string>();
  useEffect(() => {
    if (hasEnded) void loadMessages(SHARED).then((say) => setWords(say("alert-live-off")));
  }, [hasEnded]);
  return hasEnded ? words : undefined;
}
