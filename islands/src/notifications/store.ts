/**
 * The player's notifications: how many are unread, the list as far as it was fetched, and toasts for what
 * arrives. Started with the account's part of the header, for a signed-in player alone.
 */
import { atom, type ReadableAtom } from "nanostores";
import { $alert, alerts } from "../alerts/shared/alerts";
import {
  fetchNotifications,
  fetchUnread,
  markAllRead,
  markRead,
  type Notification,
  readPushed,
  readUnread,
} from "../api/notifications";
import { loadMessages } from "../messages/messages";
import { $pushUser, push } from "../push/bus";
import { reportError } from "../report/report";
import { latest } from "../state/latest";
import {
  EMPTY,
  markedRead,
  markedUnread,
  type NotificationList,
  outdated,
  paged,
  pushed,
} from "./list";
import { $paymentEnds, toldOfPayment } from "./shared/payment-ends";
import { createToasting } from "./toasting";
import { showsToasts } from "./toasts";

/** How far the list is. */
export type ListState = NotificationList & { readonly status: "loading" | "loaded" | "failed" };

const NEW: ListState = { ...EMPTY, status: "loading" };

/** The notifications of a page. */
export function createNotifications() {
  const $count = atom(0);
  const $known = atom<ListState>(NEW);
  /** Begins with every start: answers to an earlier player are dropped. */
  const turns = latest();
  /** What the push has said of how many are unread. */
  const reports = latest();
  /** The pages that are asked for. */
  const requests = latest();
  /** Whose list it is. */
  let owner: number | null | undefined;
  /** Whether the centre is open: what arrives is seen there. */
  let isOpen = false;
  /** How many blocks of the page show the list. */
  let blocks = 0;

  const toasting = createToasting({
    alert: $alert.get,
    show: alerts.show,
    showMore: (count) => {
      const isSamePlayer = turns.current();
      void loadMessages("notifications").then((say) => {
        if (!isSamePlayer()) return;
        alerts.show({ type: "info", title: say("notifications-waiting", { count }) });
      });
    },
    isLooking: () => !isOpen && document.visibilityState === "visible" && showsToasts(),
    toldOfPayment,
  });

  /** Follows the notifications of the player who has signed in; returns a function that stops it. */
  function follow(): () => void {
    turns.begin();
    $count.set(0);
    toasting.clear();
    void countUnread();
    // Blocks and the session begin in any order.
    if (isOpen || blocks > 0) reload();
    else $known.set(NEW);
    const stops = [
      push.on("unread_notifications_changed", readUnread, (unread) => {
        reports.begin();
        $count.set(unread);
        // All were read, perhaps in another tab.
        if (unread === 0) set(markedRead($known.get()));
      }),
      push.on("notification", readPushed, arrive),
      push.onLoss(() => {
        void countUnread();
        if (isOpen || blocks > 0) reload();
      }),
      $alert.listen(() => toasting.showNext()),
      $paymentEnds.listen(() => toasting.settle()),
    ];
    return () => {
      turns.begin();
      for (const stop of stops) stop();
    };
  }

  /** The centre was opened or closed. */
  function setOpen(open: boolean): void {
    isOpen = open;
    if (!open) return;
    toasting.clear();
    if (blocks === 0) $known.set(NEW);
    reload();
  }

  /** A block of the page shows the list of the player; returns a function that ends it. */
  function showList(): () => void {
    blocks += 1;
    if (blocks === 1) reload();
    return () => {
      blocks -= 1;
    };
  }

  /** Fetches the next page. */
  async function loadMore(): Promise<void> {
    const isSamePlayer = turns.current();
    const isNewest = requests.begin();
    const isLast = () => isSamePlayer() && isNewest();
    $known.set({ ...$known.get(), status: "loading" });
    try {
      const page = await fetchNotifications($known.get().pages + 1);
      if (isLast()) $known.set({ ...paged($known.get(), page), status: "loaded" });
    } catch (error) {
      reportError(error, "notifications could not be loaded");
      if (isLast()) $known.set({ ...$known.get(), status: "failed" });
    }
  }

  /** Marks one as read, at once; taken back with an alert if that fails. */
  async function readOne(id: number): Promise<void> {
    await mark([id], () => markRead([id]));
  }

  /** Marks all as read. */
  async function readAll(): Promise<void> {
    const ids = $known.get().items.flatMap(({ id, read }) => (read ? [] : [id]));
    await mark(ids, markAllRead);
  }

  async function mark(ids: readonly number[], save: () => Promise<void>): Promise<void> {
    const isSamePlayer = turns.current();
    set(markedRead($known.get(), ids));
    try {
      await save();
    } catch (error) {
      if (!isSamePlayer()) return;
      reportError(error, "notifications could not be marked as read");
      set(markedUnread($known.get(), ids));
      const say = await loadMessages("notifications");
      alerts.show({ type: "error", title: say("notifications-read-failed") });
    }
    // The push says it too, but it may be off.
    if (isSamePlayer()) await countUnread();
  }

  /** Fetches the list from its first page. What is known of it stays until then, unless it is another player's. */
  function reload(): void {
    const player = $pushUser.get();
    if (player === owner) set(outdated($known.get()));
    else $known.set(NEW);
    owner = player;
    void loadMore();
  }

  function arrive(notification: Notification): void {
    set(pushed($known.get(), notification));
    toasting.arrive(notification);
  }

  async function countUnread(): Promise<void> {
    const isSamePlayer = turns.current();
    const isNewest = reports.current();
    try {
      const unread = await fetchUnread();
      // What was pushed since is newer.
      if (isSamePlayer() && isNewest()) $count.set(unread);
    } catch (error) {
      reportError(error, "unread notifications could not be counted");
    }
  }

  function set(list: NotificationList): void {
    $known.set({ ...$known.get(), ...list });
  }

  return {
    /** How many are unread. */
    $unread: $count as ReadableAtom<number>,
    /** The list. */
    $list: $known as ReadableAtom<ListState>,
    follow,
    setOpen,
    showList,
    loadMore,
    readOne,
    readAll,
  };
}

export const { $unread, $list, follow, setOpen, showList, loadMore, readOne, readAll } =
  createNotifications();
