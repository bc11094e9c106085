/** The list in the order in which the page's parts begin, and toasts. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Notification, NotificationPage } from "../api/notifications";
import { forgetModules } from "../testing/fresh";

const calls = vi.hoisted(() => ({ fetchNotifications: vi.fn(), fetchUnread: vi.fn() }));

vi.mock("../api/notifications", async (original) => ({
  ...(await original<typeof import("../api/notifications")>()),
  ...calls,
}));
vi.mock("../messages/messages", () => ({
  loadMessages: async () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));

const one = (id: number, more: Partial<Notification> = {}): Notification => ({
  id,
  title: `n${id}`,
  caption: null,
  body: "",
  type: "news",
  object_type: null,
  read: false,
  created_at: new Date(Date.UTC(2026, 10, 21) + id * 1000).toISOString(),
  ...more,
});

async function load() {
  const store = await import("./store");
  const bus = await import("../push/bus");
  const { alerts, $alert } = await import("../alerts/shared/alerts");
  const { TOLD_FOR, endTold, openPaying } = await import("./shared/payment-ends");
  const { chooseToasts } = await import("./toasts");
  return { ...store, ...bus, alerts, $alert, TOLD_FOR, endTold, openPaying, chooseToasts };
}

let page: Awaited<ReturnType<typeof load>>;
/** Answers that were asked for and are not there yet, by the number of the page. */
let waiting: { page: number; answer: (page: NotificationPage) => void; fail: () => void }[];

beforeEach(async () => {
  forgetModules();
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  waiting = [];
  calls.fetchUnread.mockResolvedValue(0);
  calls.fetchNotifications.mockImplementation(
    (page: number) =>
      new Promise((answer, reject) => {
        waiting.push({ page, answer, fail: () => reject(new Error("no")) });
      }),
  );
  page = await load();
  page.push.setUser(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const soon = () => vi.advanceTimersByTimeAsync(60);

/** Answers the request at a place with notifications. */
async function answer(place: number, ids: readonly number[], last = 1) {
  waiting[place]?.answer({ notifications: ids.map((id) => one(id)), last });
  await soon();
}

const shown = () => {
  const { items, status } = page.$list.get();
  return [items.map(({ id }) => id), status];
};

const arrives = async (notification: Notification) => {
  page.dispatch({ event_name: "notification", message: { notification } });
  await soon();
};

describe("a block of the page", () => {
  test("that begins before the session is followed shows what is there", async () => {
    page.showList();
    page.follow();
    await answer(0, [1]);
    expect(shown()).toEqual([[], "loading"]);
    await answer(1, [2, 1]);
    expect(shown()).toEqual([[2, 1], "loaded"]);
  });

  test("keeps what it shows while the session begins", async () => {
    page.showList();
    await answer(0, [2, 1]);
    page.follow();
    expect(shown()).toEqual([[2, 1], "loading"]);
    await answer(1, [3, 2, 1]);
    expect(shown()).toEqual([[3, 2, 1], "loaded"]);
  });

  test("that begins after the session asks once", async () => {
    page.follow();
    expect(waiting.length).toBe(0);
    page.showList();
    page.showList();
    await answer(0, [1]);
    expect([waiting.length, ...shown()]).toEqual([1, [1], "loaded"]);
  });

  test("fetches again what was lost, and no more once it is gone", async () => {
    page.follow();
    const end = page.showList();
    await answer(0, [1]);
    page.dispatchLoss();
    await soon();
    expect(shown()).toEqual([[1], "loading"]);
    await answer(1, [2, 1]);
    expect(shown()).toEqual([[2, 1], "loaded"]);
    end();
    page.dispatchLoss();
    await soon();
    expect(waiting.length).toBe(2);
  });

  test("never shows another player's", async () => {
    const end = page.showList();
    const stop = page.follow();
    await answer(1, [2, 1]);
    stop();
    end();
    page.push.setUser(2);
    page.showList();
    expect(shown()).toEqual([[], "loading"]);
    page.follow();
    // Of the request that the session's beginning has replaced.
    await answer(2, [9]);
    expect(shown()).toEqual([[], "loading"]);
    await answer(3, [7]);
    expect(shown()).toEqual([[7], "loaded"]);
  });

  test("keeps what it shows when the list cannot be fetched again", async () => {
    page.follow();
    page.showList();
    await answer(0, [1]);
    page.dispatchLoss();
    await soon();
    waiting[1]?.fail();
    await soon();
    expect(shown()).toEqual([[1], "failed"]);
  });

  test("goes on with the next page after it was fetched again", async () => {
    page.follow();
    page.showList();
    await answer(0, [4, 3], 2);
    void page.loadMore();
    await answer(1, [2, 1], 2);
    page.dispatchLoss();
    await soon();
    await answer(2, [5, 4], 3);
    expect(shown()).toEqual([[5, 4], "loaded"]);
    void page.loadMore();
    expect(waiting.map((one) => one.page)).toEqual([1, 2, 1, 2]);
  });
});

test("without a block, the centre begins anew each time it is opened", async () => {
  page.follow();
  page.setOpen(true);
  await answer(0, [1]);
  page.setOpen(false);
  await arrives(one(2));
  page.setOpen(true);
  expect(shown()).toEqual([[], "loading"]);
});

describe("a toast", () => {
  const toast = () => page.$alert.get()?.title;

  beforeEach(() => {
    page.follow();
    page.alerts.close();
  });

  test("shows what arrives, unless the centre shows it", async () => {
    await arrives(one(1));
    expect(toast()).toBe("n1");
    page.alerts.close();
    page.setOpen(true);
    await arrives(one(2));
    expect(toast()).toBeUndefined();
  });

  test("is for those who want it, and the list has it all the same", async () => {
    page.chooseToasts(false);
    await arrives(one(1));
    expect([toast(), shown()[0]]).toEqual([undefined, [1]]);
    page.chooseToasts(true);
    await arrives(one(2));
    expect(toast()).toBe("n2");
  });

  const deposit = (id: number) => one(id, { type: "deposit", object_type: "deposit" });

  const said = async (id: number, end?: string) => {
    if (end) page.endTold(end);
    await arrives(deposit(id));
    const title = toast();
    page.alerts.close();
    return title;
  };

  test("says nothing of a payment whose end the page has said, once and for a moment", async () => {
    expect(await said(1, "success")).toBeUndefined();
    expect(await said(2)).toBe("n2");
    expect(await said(3, "error")).toBeUndefined();
    page.endTold("success");
    await vi.advanceTimersByTimeAsync(page.TOLD_FOR);
    expect(await said(4)).toBe("n4");
  });

  test("of a payment waits while a dialog may say how that ended", async () => {
    const close = page.openPaying();
    expect(await said(1)).toBeUndefined();
    expect(await said(2)).toBeUndefined();
    page.endTold("success");
    expect(toast()).toBeUndefined();
    close();
    expect(toast()).toBe("n2");
    page.alerts.close();
    expect(await said(3)).toBe("n3");
  });

  test.each(["pending", "failed"])(
    "says how a payment ended that was %s, whatever the page says of others",
    async (end) => {
      page.endTold(end);
      await arrives(deposit(1));
      expect(toast()).toBe("n1");
      page.alerts.close();
      page.openPaying();
      expect(await said(2)).toBe("n2");
      page.endTold("success");
      page.alerts.show({ type: "success", title: "paid", stays: true, payment: "success" });
      await arrives(deposit(3));
      page.alerts.close();
      expect(toast()).toBe("n3");
    },
  );

  const alert = () => {
    const { type, title, text, stays, payment } = page.$alert.get() ?? {};
    return [type, title, text, stays, payment];
  };

  const notKnown = (payment: string) => {
    page.endTold(payment);
    page.alerts.show({ type: "info", title: payment, stays: true, payment });
  };

  const failed = (id: number) =>
    one(id, { type: "deposit_failed", object_type: "deposit", body: "why" });

  test("that says that a payment failed is not taken for that of one that succeeded", async () => {
    page.endTold("success");
    await arrives(failed(1));
    expect(toast()).toBe("n1");
    page.alerts.close();
    page.endTold("error");
    await arrives(failed(2));
    expect(toast()).toBeUndefined();
  });

  test.each(["pending", "failed"])(
    "of a payment is there at once, in place of the alert that it is %s",
    async (end) => {
      notKnown(end);
      await arrives(one(1));
      expect(toast()).toBe(end);
      await arrives(deposit(2));
      expect(alert()).toEqual(["info", "n2", "", true, "ended"]);
      // What has waited for the first alert waits for this one, too; nothing is said twice.
      page.alerts.close();
      expect(alert()).toEqual(["info", "n1", "", undefined, undefined]);
      page.alerts.close();
      expect(toast()).toBeUndefined();
      notKnown(end);
      await arrives(failed(3));
      expect(alert()).toEqual(["error", "n3", "why", true, "error"]);
    },
  );

  test("takes the place of such an alert wherever the player looks, and whatever they want of toasts", async () => {
    page.chooseToasts(false);
    notKnown("pending");
    await arrives(deposit(1));
    expect(toast()).toBe("n1");
    page.chooseToasts(true);
    page.setOpen(true);
    notKnown("pending");
    await arrives(deposit(2));
    expect(toast()).toBe("n2");
    page.setOpen(false);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    notKnown("pending");
    await arrives(deposit(3));
    expect(toast()).toBe("n3");
  });

  test("of a payment has a tone that its type alone does not promise too much by", async () => {
    // Operators may tell of a failure by this type, too.
    await arrives(deposit(1));
    expect(alert()).toEqual(["info", "n1", "", undefined, undefined]);
    page.alerts.close();
    await arrives(failed(2));
    expect(alert()).toEqual(["error", "n2", "why", undefined, undefined]);
  });

  test("that waits for a dialog is shown when a payment is pending", async () => {
    page.openPaying();
    expect(await said(1)).toBeUndefined();
    page.endTold("pending");
    expect(toast()).toBe("n1");
  });

  test("that waits is not shown to another player, nor what the centre has shown", async () => {
    const close = page.openPaying();
    await arrives(deposit(1));
    page.setOpen(true);
    page.setOpen(false);
    close();
    expect(toast()).toBeUndefined();
    const closeNext = page.openPaying();
    await arrives(deposit(2));
    page.follow()();
    closeNext();
    expect(toast()).toBeUndefined();
  });

  test("of something else waits for the alert about a payment", async () => {
    page.alerts.show({ type: "success", title: "paid", stays: true, payment: "success" });
    await arrives(one(1));
    page.alerts.close();
    expect(toast()).toBe("n1");
  });
});
