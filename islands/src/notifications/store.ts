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

const $count = atom(0);
const $known = atom<ListState>(NEW);

/** How many are unread. */
export const $unread: ReadableAtom<number> = $count;

/** The list. */
export const $list: ReadableAtom<ListState> = $known;

/** Grows with every start: answers to an earlier player are dropped. */
let turn = 0;
/** How often the push has said how many are unread. */
let reports = 0;
/** Grows with every page that is asked for: only the answer to the last one counts. */
let requests = 0;
/** Whose list it is. */
let owner: number | null | undefined;
/** Whether the centre is open: what arrives is seen there. */
let isOpen = false;
/** How many blocks of the page show the list. */
let blocks = 0;

/** Follows the notifications of the player who has signed in; returns a function that stops it. */
export function follow(): () => void {
  turn += 1;
  $count.set(0);
  toasting.clear();
  void countUnread();
  // Blocks and the session begin in any order.
  if (isOpen || blocks > 0) reload();
  else $known.set(NEW);
  const stops = [
    push.on("unread_notifications_changed", readUnread, (unread) => {
      reports += 1;
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
    turn += 1;
    for (const stop of stops) stop();
  };
}

/** The centre was opened or closed. */
export function setOpen(open: boolean): void {
  isOpen = open;
  if (!open) return;
  toasting.clear();
  if (blocks === 0) $known.set(NEW);
  reload();
}

/** A block of the page shows the list of the player; returns a function that ends it. */
export function showList(): () => void {
  blocks += 1;
  if (blocks === 1) reload();
  return () => {
    blocks -= 1;
  };
}

/** Fetches the next page. */
export async function loadMore(): Promise<void> {
  const own = turn;
  requests += 1;
  const request = requests;
  const isLast = () => own === turn && request === requests;
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
export async function readOne(id: number): Promise<void> {
  await mark([id], () => markRead([id]));
}

/** Marks all as read. */
export async function readAll(): Promise<void> {
  const ids = $known.get().items.flatMap(({ id, read }) => (read ? [] : [id]));
  await mark(ids, markAllRead);
}

async function mark(ids: readonly number[], save: () => Promise<void>): Promise<void> {
  const own = turn;
  set(markedRead($known.get(), ids));
  try {
    await save();
  } catch (error) {
    if (own !== turn) return;
    reportError(error, "notifications could not be marked as read");
    set(markedUnread($known.get(), ids));
    const say = await loadMessages("notifications");
    alerts.show({ type: "error", title: say("notifications-read-failed") });
  }
  // The push says it too, but it may be off.
  if (own === turn) await countUnread();
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

const toasting = createToasting({
  alert: $alert.get,
  show: alerts.show,
  showMore: (count) => {
    const own = turn;
    void loadMessages("notifications").then((say) => {
      if (own !== turn) return;
      alerts.show({ type: "info", title: say("notifications-waiting", { count }) });
    });
  },
  isLooking: () => !isOpen && document.visibilityState === "visible" && showsToasts(),
  toldOfPayment,
});

async function countUnread(): Promise<void> {
  const own = turn;
  const asked = reports;
  try {
    const unread = await fetchUnread();
    // What was pushed since is newer.
    if (own === turn && asked === reports) $count.set(unread);
  } catch (error) {
    reportError(error, "unread notifications could not be counted");
  }
}

function set(list: NotificationList): void {
  $known.set({ ...$known.get(), ...list });
}
