/** Where a notification leads: to what it is about, where the site has a page of it. Pure. */
import type { IslandConfig } from "../api/props.gen";

/** What of the site's configuration says which pages there are. */
export type Pages = Pick<IslandConfig, "prefix" | "features" | "limits" | "account">;

/** The path of the page of such an object (`object_type`, spec 3); none where there is none. */
export function placeOf(object: string | null, pages: Pages): string | undefined {
  const path = pathOf(object, pages);
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
