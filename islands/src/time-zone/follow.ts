/** Waits for the first touch of the menu, where a visitor whose clock is not the site's may choose between the two. */
import { siteConfig } from "../api/config";
import { later } from "../api/patience";
import { ownZone } from "../clock/zone";
import { atMenuTouch } from "../navigation/shared/menu-touch";

/** Starts waiting. Call it once per page. */
export function followTimeZone(): void {
  const own = ownZone();
  if (own === undefined || own === siteConfig().zone) return;
  atMenuTouch(() => {
    void later(() => import("./offer")).then(({ offerOwnTimes }) => offerOwnTimes(own));
  });
}
