/** How a player wants to hear of notifications: on this device, and while browsing. */
import { type ReactNode, useState } from "react";
import { siteConfig } from "../api/config";
import { type Translate, withMessages } from "../messages/messages";
import { $pushUser } from "../push/bus";
import { useLater } from "../runtime/use-later";
import { useStore } from "../runtime/use-store";
import { Switch } from "./switch";
import { chooseToasts, showsToasts } from "./toasts";

const load = () => withMessages("notifications", import("./device-switch"));

/** The switches. */
export function Choices({ say }: { readonly say: Translate }): ReactNode {
  const player = useStore($pushUser, undefined);
  const push = siteConfig().notify;
  const device = useLater(load, push !== undefined && canNotify());
  const [hasToasts, setToasts] = useState(showsToasts);
  return (
    <div className="notifications-choices">
      {device && push && typeof player === "number" && (
        <device.DeviceSwitch key={player} push={push} player={player} say={say} />
      )}
      <Switch
        id="notifications-toasts"
        label={say("notifications-toasts")}
        isOn={hasToasts}
        onTurn={() => {
          chooseToasts(!hasToasts);
          setToasts(!hasToasts);
        }}
      />
    </div>
  );
}

/** Whether the browser can notify of this site. In a frame of another one it asks nobody. */
function canNotify(): boolean {
  return (
    window.parent === window &&
    "Notification" in window &&
    "PushManager" in window &&
    "serviceWorker" in navigator
  );
}
