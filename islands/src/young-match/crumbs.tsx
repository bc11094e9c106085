/** The way from the home page to the match. */
import type { ReactNode } from "react";
import { siteConfig } from "../api/config";
import type { SportEvent } from "../api/events";
import type { YoungMatchLabels } from "../api/props.gen";
import { eventName } from "../messages/event-name";

/** Path of the page of a match's league. */
export function leaguePath({ league }: SportEvent): string {
  const { prefix } = siteConfig();
  return `${prefix}/${encodeURIComponent(league.sport.key)}/${encodeURIComponent(league.slug)}`;
}

/** The breadcrumbs of a match page. */
export function Crumbs({
  event,
  labels,
}: {
  readonly event: SportEvent;
  readonly labels: YoungMatchLabels;
}): ReactNode {
  const { match, league } = event;
  const { prefix } = siteConfig();
  const sport = `${prefix}/${encodeURIComponent(league.sport.key)}`;
  const { home, away } = match.competitors;
  const links = [
    [prefix || "/", labels.home],
    [sport, league.sport.name],
    [`${sport}/${encodeURIComponent(league.category.slug)}`, league.category.name],
    [leaguePath(event), league.name],
  ] as const;
  return (
    <nav className="crumbs" aria-label={labels.crumbs}>
      <ol>
        {links.map(([href, name]) => (
          <li key={href}>
            <a href={href}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
        <li>
          <bdi aria-current="page">{eventName(home.name, away.name)}</bdi>
        </li>
      </ol>
    </nav>
  );
}
