/** When the match of a selection begins, or, while it is in play, its score and clock. */
import type { ReactNode } from "react";
import { siteConfig } from "../api/config";
import { shownZone } from "../api/zone";
import { now } from "../clock/now";
import type { SlipSelection } from "../core/selections";
import { Clock, useLatest } from "../live/shared/latest";
import type { Translate } from "../messages/messages";
import { DAY, TIME, written } from "../messages/patterns";
import { startOf } from "./starts";

const DAY_MS = 86_400_000;

/** The moment, as far as the page or the feed has brought it. */
export function MatchMoment({
  say,
  selection: { matchId, matchStatus },
}: {
  readonly say: Translate;
  readonly selection: Pick<SlipSelection, "matchId" | "matchStatus">;
}): ReactNode {
  const latest = useLatest(matchId);
  if (matchStatus === "live") {
    return (
      <span className="slip-moment" data-testid="slip-moment">
        <span className="pill-live">{say("slip-live")}</span>
        {latest?.score && (
          <b dir="ltr">
            {latest.score.home}–{latest.score.away}
          </b>
        )}
        {latest && <Clock latest={latest} />}
      </span>
    );
  }
  const start = startOf(matchId);
  // A start that has passed would say that it is still to come.
  if (matchStatus !== "prematch" || start === undefined || Date.parse(start) < now()) return null;
  return (
    <time className="slip-moment" data-testid="slip-moment" dateTime={start}>
      <bdi>{kickOff(start, now(), siteConfig().tag, shownZone())}</bdi>
    </time>
  );
}

/** `Today 15:00`, `Sat 15:00` within a week, `Sat, 5 Dec, 15:00` after it. */
export function kickOff(start: string, at: number, tag: string, zone: string): string {
  const write = (pattern: Intl.DateTimeFormatOptions, moment: string | number = start) =>
    written(moment, pattern, tag, zone);
  const time = write(TIME);
  const day = write(DAY);
  for (const days of [0, 1]) {
    if (day === write(DAY, at + days * DAY_MS)) {
      const word = new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(days, "day");
      return `${word.charAt(0).toLocaleUpperCase(tag)}${word.slice(1)} ${time}`;
    }
  }
  // On the same weekday a week later the day would be taken for the next one.
  const isNear = Date.parse(start) - at < 6 * DAY_MS;
  return isNear ? `${write({ weekday: "short" })} ${time}` : write({ ...DAY, ...TIME });
}
