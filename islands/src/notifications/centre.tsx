/** The notification centre: what the operator has sent the player, the newest first. */
import { type ReactNode, useEffect, useId } from "react";
import { Dialog, DialogHead } from "../dialog/dialog";
import { useMessages } from "../messages/words";
import { useStore } from "../runtime/use-store";
import { Choices } from "./choices";
import { NotificationList } from "./notification-list";
import { $unread, readAll, setOpen } from "./store";

/** The dialog, open while it is mounted. */
export function Centre({ onClose }: { readonly onClose: () => void }): ReactNode {
  const say = useMessages("notifications", true);
  const id = useId();
  const unread = useStore($unread, 0);
  useEffect(() => {
    setOpen(true);
    return () => setOpen(false);
  }, []);
  if (!say) return null;
  return (
    <Dialog className="notifications" labelledBy={id} onClose={onClose} closesOnBack>
      <DialogHead
        id={id}
        title={say("notifications-title")}
        close={say("notifications-close")}
        onClose={onClose}
      />
      {/* It keeps its place, so that the list below does not move when the last one is read. */}
      <div className="notifications-tools">
        <span role="status">{unread > 0 && say("notifications-unread", { count: unread })}</span>
        <button
          type="button"
          className="notifications-button"
          data-testid="notifications-read-all"
          disabled={unread === 0}
          onClick={() => void readAll()}
        >
          {say("notifications-read-all")}
        </button>
      </div>
      <Choices say={say} />
      <NotificationList say={say} onPay={onClose} />
    </Dialog>
  );
}
