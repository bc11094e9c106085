/** Where the entries of the list lead, and that one which was followed is read. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import type { Notification } from "../api/notifications";
import { NotificationList } from "./notification-list";

const calls = vi.hoisted(() => ({
  fetchNotifications: vi.fn(),
  fetchUnread: vi.fn(async () => 0),
  markRead: vi.fn(async () => {}),
}));
vi.mock("../api/notifications", async (original) => ({
  ...(await original<typeof import("../api/notifications")>()),
  ...calls,
}));
vi.mock("../api/config", () => ({
  siteConfig: () => ({
    prefix: "/ar",
    tag: "ar",
    zone: "UTC",
    features: { my_bets: true },
    limits: { page: true },
    account: { profile: false },
    deposit: "https://www.example/profile/wallet/deposit",
  }),
}));

test("an entry leads to the page of what it is about, where there is one", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const { loadMore } = await import("./store");
  const one = (id: number, type: string, object_type: string | null): Notification => ({
    id,
    type,
    object_type,
    title: `n${id}`,
    caption: null,
    body: "",
    read: id !== 4,
    created_at: "2026-11-26T10:00:00Z",
  });
  const notifications = [
    one(5, "deposit_failed", "deposit"),
    one(4, "bet", "bet"),
    one(3, "limit", "limit"),
    one(2, "deposit", "deposit"),
    one(1, "news", null),
  ];
  calls.fetchNotifications.mockResolvedValue({ notifications, last: 1 });
  await loadMore();
  document.body.innerHTML = "<div></div>";
  const onPay = vi.fn();
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(<NotificationList say={(key) => key} onPay={onPay} />));
  const links = [...document.querySelectorAll("a")];
  for (const link of links) {
    link.addEventListener("click", (event) => event.preventDefault());
    await act(async () => link.click());
    // The first alone may open a dialog.
    expect(onPay).toHaveBeenCalledTimes(1);
  }
  expect(calls.markRead.mock.calls).toEqual([[[4]]]);
  expect(document.querySelectorAll("[data-read=false]")).toHaveLength(0);
  const titles = [...document.querySelectorAll(".notification-title")];
  expect(
    titles.map((title) => [title.textContent, title.querySelector("a")?.getAttribute("href")]),
  ).toEqual([
    ["n5", "https://www.example/profile/wallet/deposit"],
    ["n4", "/ar/bets-history"],
    ["n3", "/ar/limits"],
    ["n2", undefined],
    ["n1", undefined],
  ]);
  const kinds = [...document.querySelectorAll(".notification-kind > span")];
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    "notifications-deposit",
    "notifications-bet",
    "notifications-limit",
    "notifications-deposit",
    "notifications-news",
  ]);
  await act(async () => root.unmount());
});
