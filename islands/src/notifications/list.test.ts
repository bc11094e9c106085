// @vitest-environment node
import { expect, test } from "vitest";
import type { Notification } from "../api/notifications";
import {
  EMPTY,
  markedRead,
  markedUnread,
  type NotificationList,
  outdated,
  paged,
  pushed,
} from "./list";

const START = Date.UTC(2026, 10, 21);
const one = (id: number, read = false): Notification => ({
  id,
  title: `n${id}`,
  caption: null,
  body: "",
  type: "news",
  object_type: null,
  read,
  created_at: new Date(START + id * 1000).toISOString(),
});
const page = (from: number, to: number, last: number) => {
  const notifications: Notification[] = [];
  for (let id = from; id >= to; id -= 1) notifications.push(one(id));
  return { notifications, last };
};
const ids = ({ items }: NotificationList) => items.map(({ id }) => id);
const unread = ({ items }: NotificationList) => items.flatMap(({ id, read }) => (read ? [] : [id]));

test("pages follow each other until the last", () => {
  const first = paged(EMPTY, page(5, 4, 3));
  expect([ids(first), first.pages, first.hasMore]).toEqual([[5, 4], 1, true]);
  const second = paged(first, page(3, 2, 3));
  expect([ids(second), second.hasMore]).toEqual([[5, 4, 3, 2], true]);
  const third = paged(second, page(1, 1, 3));
  expect([ids(third), third.pages, third.hasMore]).toEqual([[5, 4, 3, 2, 1], 3, false]);
});

test("what arrives between two pages moves the next one, and nothing is twice or missing", () => {
  const first = paged(EMPTY, page(5, 4, 3));
  const more = pushed(first, one(6));
  expect(ids(more)).toEqual([6, 5, 4]);
  expect(ids(paged(more, page(4, 3, 3)))).toEqual([6, 5, 4, 3]);
  expect(ids(pushed(more, one(6)))).toEqual([6, 5, 4]);
});

test("from its first page again, the list keeps what came meanwhile, and no gap before what is older", () => {
  const known = markedRead(paged(paged(EMPTY, page(5, 4, 3)), page(3, 2, 3)), [4]);
  const again = outdated(known);
  expect(ids(again)).toEqual([5, 4, 3, 2]);
  // Four have come, one of them while the page was on its way.
  const anew = paged(pushed(again, one(9)), page(8, 7, 4));
  expect([ids(anew), anew.pages, anew.hasMore]).toEqual([[9, 8, 7], 1, true]);
  expect(ids(paged(anew, page(6, 5, 4)))).toEqual([9, 8, 7, 6, 5]);
  const same = paged(again, page(5, 4, 3));
  expect([ids(same), unread(same)]).toEqual([[5, 4], [5]]);
});

test("at the same moment the higher number is the newer one", () => {
  const same = {
    notifications: [1, 3, 2].map((id) => ({ ...one(id), created_at: one(1).created_at })),
    last: 1,
  };
  expect(ids(paged(EMPTY, same))).toEqual([3, 2, 1]);
});

test("some or all are marked as read, and a mark is taken back", () => {
  const list = paged(EMPTY, page(3, 1, 1));
  expect(unread(markedRead(list, [2, 9]))).toEqual([3, 1]);
  expect(unread(markedRead(list))).toEqual([]);
  expect(unread(markedUnread(markedRead(list), [3]))).toEqual([3]);
});

test("one that was read stays so, whatever an older page says", () => {
  const read = markedRead(paged(EMPTY, page(3, 1, 2)), [2]);
  expect(unread(paged(read, page(2, 1, 2)))).toEqual([3, 1]);
  expect(unread(pushed(paged(EMPTY, page(2, 2, 1)), one(2, true)))).toEqual([]);
});
