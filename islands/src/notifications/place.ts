/** Where a notification leads: to what it is about, where the site has a page of it. Pure. */
import type { Notification } from "../api/notifications";
import type { IslandConfig } from "../api/props.gen";
import { endOf } from "./payment";

/** What of the site's configuration says which pages there are. */
export type Pages = Pick<IslandConfig, "prefix" | "features" | "limits" | "account" | "deposit">;

/**
 * The address of the page about a notification's object (`object_type`), if there is one. A failed payment leads to
 * paying in again, by a link that the account takes over like every such link.
 */
export function placeOf(
  notification: Pick<Notification, "type" | "object_type">,
  pages: Pages,
): string | undefined {
  if (endOf(notification) === "error") return pages.deposit;
  const path = pathOf(notification.object_type, pages);
  return path && `${pages.prefix}${path}`;
}

function pathOf(object: string | null, { features, limits, account }: Pages): string | undefined {
  switch (object) {
    case "bet":
      return features.my_bets ? "/bets-history" : undefined;
    case "limit":
      return limits.page ? "/limits" : undefined;
    case "deposit":
    case "account":
      return account.profile ? "/my-profile" : undefined;
    default:
      return undefined;
  }
}
