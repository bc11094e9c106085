/** @jsxImportSource ../plain */
/**
 * Lets the visitor choose between the site's times and their own, where these differ: a control in the menu. The
 * choice is kept on this device, and the page is loaded anew with it.
 */
import { siteConfig } from "../api/config";
import { ownTimes } from "../api/zone";
import { writeStored } from "../core/storage";
import { TIME_ZONE_KEY } from "../core/time-zone-key";
import { loadMessages, SHARED } from "../messages/messages";
import type { Drawn } from "../plain/jsx-runtime";
import { draw } from "../plain/patch";

/** Half a year, in milliseconds: two zones may agree in one season only. */
const SEASON = 182 * 24 * 3_600_000;

/** Adds the control to the menu, if the visitor's clock is not the site's. */
export async function offerOwnTimes(own: string): Promise<void> {
  const { tag, zone } = siteConfig();
  const now = Date.now();
  /** How far the clock of a zone is from that of Greenwich, such as GMT+2. */
  const offset = (at: number, timeZone: string | undefined) => {
    const options = { timeZone, timeZoneName: "shortOffset", numberingSystem: "latn" } as const;
    const parts = new Intl.DateTimeFormat(tag, options).formatToParts(at);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  };
  if ([now, now + SEASON].every((at) => offset(at, zone) === offset(at, own))) return;
  const place = document.querySelector("select[data-odds-format]")?.closest("label");
  if (!place) return;
  const say = await loadMessages(SHARED);
  // Not what is stored: another tab may have chosen since, and this page is as it was loaded.
  const isOwn = ownTimes() !== undefined;
  const control = (
    <label className="side-theme" data-testid="time-zone">
      <i className="icon icon-clock" />
      <span>{say("time-zone")}</span>
      <select autoComplete="off">
        <option value="site" selected={!isOwn}>
          {say("time-zone-site", { offset: offset(now, zone) })}
        </option>
        <option value="own" selected={isOwn}>
          {say("time-zone-own", { offset: offset(now, own) })}
        </option>
      </select>
    </label>
  );
  const label = draw(control as Drawn);
  label.addEventListener("change", ({ target }) => {
    const chosen = (target as HTMLSelectElement).value === "own";
    writeStored("local", TIME_ZONE_KEY, chosen ? zone : undefined);
    location.reload();
  });
  place.after(label);
}
